import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type EstimateGap,
  type EstimateInput,
  estimateGaps,
  estimateOf,
  estimateParts,
} from '#domain/quote-list/estimate.ts'

const scale = { priceCents: 27_000, quantity: 2, accessories: [] }
const visit = { priceCents: 8_500, quantity: 1, onSite: true }
const logbook = { priceCents: 1_800, quantity: 2, onSite: false }
const zone = { upToKm: 30, priceCents: 4_500 }
const always: EstimateGap[] = ['delivery', 'vat']

const cases: [string, EstimateInput, ReturnType<typeof estimateOf>][] = [
  ['nothing', { items: [], services: [], travel: zone }, null],
  [
    'instruments only',
    { items: [scale], services: [], travel: zone },
    { parts: [{ part: 'instruments', cents: 54_000 }], totalCents: 54_000, missing: always },
  ],
  [
    'accessories, one for each instrument',
    { items: [{ ...scale, accessories: [{ priceCents: 1_000 }] }], services: [], travel: null },
    {
      parts: [
        { part: 'instruments', cents: 54_000 },
        { part: 'accessories', cents: 2_000 },
      ],
      totalCents: 56_000,
      missing: always,
    },
  ],
  [
    'a visit, with travel once',
    { items: [scale], services: [visit, visit, logbook], travel: zone },
    {
      parts: [
        { part: 'instruments', cents: 54_000 },
        { part: 'services', cents: 20_600 },
        { part: 'travel', cents: 4_500 },
      ],
      totalCents: 79_100,
      missing: always,
    },
  ],
  [
    'a visit outside the zones',
    { items: [], services: [visit], travel: null },
    {
      parts: [{ part: 'services', cents: 8_500 }],
      totalCents: 8_500,
      missing: ['travel-on-request', ...always],
    },
  ],
  [
    'prices on request beside known ones',
    {
      items: [scale, { priceCents: null, quantity: 1, accessories: [{ priceCents: null }] }],
      services: [{ ...logbook, priceCents: null }],
      travel: zone,
    },
    {
      parts: [{ part: 'instruments', cents: 54_000 }],
      totalCents: 54_000,
      missing: ['instruments-on-request', 'accessories-on-request', 'services-on-request', ...always],
    },
  ],
  [
    'nothing but prices on request',
    { items: [{ ...scale, priceCents: null }], services: [], travel: zone },
    { parts: [], totalCents: null, missing: ['instruments-on-request', ...always] },
  ],
  [
    'a price of nothing is a price',
    { items: [{ ...scale, priceCents: 0 }], services: [], travel: zone },
    { parts: [{ part: 'instruments', cents: 0 }], totalCents: 0, missing: always },
  ],
]

test.each(cases)('%s', (_, input, expected) => {
  expect(estimateOf(input)).toEqual(expected)
})

const price = fc.option(fc.integer({ min: 0, max: 50_000_000 }), { nil: null })
const quantity = fc.integer({ min: 1, max: 9999 })
const anyInput = fc.record({
  items: fc.array(
    fc.record({
      priceCents: price,
      quantity,
      accessories: fc.array(fc.record({ priceCents: price }), { maxLength: 5 }),
    }),
    { maxLength: 20 },
  ),
  services: fc.array(fc.record({ priceCents: price, quantity, onSite: fc.boolean() }), { maxLength: 20 }),
  travel: fc.option(fc.record({ upToKm: fc.integer({ min: 1 }), priceCents: fc.nat() }), { nil: null }),
})

test('the total is the sum of the parts, in their order and each once', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const estimate = estimateOf(input)
      if (!estimate) return input.items.length + input.services.length === 0
      const names = estimate.parts.map(({ part }) => part)
      expect(names).toEqual(estimateParts.filter((part) => names.includes(part)))
      const sum = estimate.parts.reduce((total, { cents }) => total + cents, 0)
      return estimate.totalCents === (estimate.parts.length ? sum : null) && Number.isSafeInteger(sum)
    }),
  )
})

test('the order of the lines does not matter', () => {
  fc.assert(
    fc.property(anyInput, ({ items, services, travel }) => {
      const reversed = estimateOf({ items: items.toReversed(), services: services.toReversed(), travel })
      expect(reversed).toEqual(estimateOf({ items, services, travel }))
    }),
  )
})

test('a line without a price is named as missing and never counted as nothing', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { items, services } = input
      const missing = estimateOf(input)?.missing ?? []
      const unpriced = ({ priceCents }: { priceCents: number | null }) => priceCents === null
      expect(missing.includes('instruments-on-request')).toBe(items.some(unpriced))
      expect(missing.includes('accessories-on-request')).toBe(
        items.some(({ accessories }) => accessories.some(unpriced)),
      )
      expect(missing.includes('services-on-request')).toBe(services.some(unpriced))
      expect(missing.includes('travel-on-request')).toBe(
        input.travel === null && services.some(({ onSite }) => onSite),
      )
      expect(missing).toEqual(estimateGaps.filter((gap) => missing.includes(gap)))
    }),
  )
})
