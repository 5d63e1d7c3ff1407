import { expect, test } from 'vitest'
import { estimateOfList } from '#domain/quote-list/list-estimate.ts'
import type { QuoteItem } from '#domain/quote-list/quote-list-rules.ts'

const line = (
  price: number | null | undefined,
  quantity: number,
  ...accessories: (number | null)[]
): QuoteItem => ({
  id: 'quote-item-1',
  productId: 'scale',
  productName: 'Scale',
  productImage: '/scale.svg',
  variant: {
    reference: 'S-1',
    porteeMax: null,
    echelon: null,
    precision: null,
    plateau: null,
    metrologie: 'yes',
    plate: null,
    ...(price === undefined ? {} : { price }),
  },
  accessories: accessories.map((each, n) => ({
    key: `a${n}`,
    name: `A${n}`,
    compatibility: '',
    price: each,
  })),
  quantity,
  addedAt: '2026-11-23T09:00:00.000Z',
  lang: 'fr',
})
const service = {
  code: 'visit',
  name: 'Visit',
  priceCents: 4500,
  unit: 'per-request',
  onSite: false,
  quantity: 2,
} as const

test('sums the models and accessories of every piece, and the services', () => {
  expect(estimateOfList([line(440, 2, 119, 19.9), line(1200, 1)], [service])).toEqual({
    parts: [
      { part: 'instruments', cents: 208_000 },
      { part: 'accessories', cents: 27_780 },
      { part: 'services', cents: 9000 },
    ],
    totalCents: 244_780,
    missing: ['delivery', 'vat'],
  })
})

test.each([
  ['a price on request', line(null, 1)],
  ['a price that is not known yet', line(undefined, 1)],
  ['no model chosen', { ...line(1, 1), variant: null }],
])('%s is named as missing and never as nothing', (_, item) => {
  expect(estimateOfList([line(100, 1), item], [])).toMatchObject({
    totalCents: 10_000,
    missing: ['instruments-on-request', 'delivery', 'vat'],
  })
  expect(estimateOfList([item], [])?.totalCents).toBeNull()
})

test('an empty list comes to nothing at all', () => {
  expect(estimateOfList([], [])).toBeNull()
})
