import { expect, test } from 'vitest'
import { servicesOfList } from '#domain/quote-list/listed-services.ts'
import type { QuoteItem } from '#domain/quote-list/quote-list-rules.ts'
import type { Service } from '#domain/quote-list/quote-service.ts'
import { services as documents } from '#seed/services.ts'

const services: Service[] = documents.map(({ name, description, ...service }) => ({
  ...service,
  name: name.fr,
  description: description.fr,
}))

type Plate = NonNullable<NonNullable<QuoteItem['variant']>['plate']>
const plate = (max: string, steps: Partial<Plate> = { e: '2 g' }): Plate => ({
  ...{ accuracyClass: 'III', max, min: null, e: null, d: null },
  ...steps,
})
const item = (
  of: Plate | null,
  changes: Partial<QuoteItem> = {},
  metrologie: 'yes' | 'no' = 'yes',
): QuoteItem => ({
  ...{ id: 'quote-item-1', productId: 'a', productName: 'A', productImage: '/a.svg', accessories: [] },
  ...{ quantity: 1, addedAt: '2026-11-20T10:00:00.000Z', lang: 'fr' },
  variant: {
    ...{ reference: 'A-1', porteeMax: null, echelon: null, precision: null, plateau: null },
    ...{ metrologie, plate: of },
  },
  ...changes,
})
const offered = (...items: QuoteItem[]) =>
  servicesOfList(services, items).map(({ code, quantity }) => `${quantity} ${code}`)

test.each([
  ['6 kg', 'fr', ['1 commissioning-60kg']],
  ['6 / 15 kg', 'fr', ['1 commissioning-60kg']],
  ['1\u202f500 kg', 'fr', ['1 commissioning-3t']],
  ['1,500 kg', 'en', ['1 commissioning-3t']],
  ['1.500 kg', 'de', ['1 commissioning-3t']],
  ['50 t', 'fr', ['1 commissioning-over-3t']],
] as const)(
  'an instrument of Max %s (%s) is offered what puts it into service, and no verification',
  (max, lang, codes) => {
    expect(offered(item(plate(max), { lang }))).toEqual(codes)
  },
)

test('instruments of one band are counted together, verified or not', () => {
  expect(
    offered(
      item(plate('6 kg'), { quantity: 2 }),
      item(plate('15 kg')),
      item(plate('30 kg', { d: '10 g' }), {}, 'no'),
    ),
  ).toEqual(['4 commissioning-60kg'])
})

test('what does not weigh by itself, and a line without a plate, is offered nothing', () => {
  expect(
    offered(
      item(plate('50 g', { nominal: true })),
      item(plate('500 kg', {})),
      item(plate('?', { e: '1 g' })),
      item(null),
      item(null, { variant: null }),
    ),
  ).toEqual([])
})
