import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isDecidable,
  lineNetCents,
  type OfferAmounts,
  offerOf,
  offerTotals,
  offerWith,
} from '#domain/quote-requests/offer.ts'

const line = (quantity: number, unitCents: number, vatPermille = 200, discountCents = 0): OfferAmounts => ({
  quantity,
  unitCents,
  discountCents,
  vatPermille,
})

test.each<[why: string, lines: OfferAmounts[], net: number, vat: number]>([
  ['no line', [], 0, 0],
  ['two scales at 20 %', [line(2, 27_000)], 54_000, 10_800],
  ['a discount on the line', [line(2, 27_000, 200, 4_000)], 50_000, 10_000],
  ['VAT rounded once per rate, not per line', [line(1, 2), line(1, 2), line(1, 2)], 6, 1],
  ['a half cent is rounded up', [line(1, 5, 100)], 5, 1],
  ['a half cent of a credit is rounded away from zero', [line(1, -5, 100)], -5, -1],
  ['French rates side by side', [line(1, 10_000), line(1, 10_000, 55), line(1, 10_000, 21)], 30_000, 2_760],
  ['a take-back as a negative line', [line(1, 50_000), line(1, -10_000)], 40_000, 8_000],
  ['without VAT', [line(3, 100, 0)], 300, 0],
])('the sums of an offer: %s', (_, lines, netCents, vatCents) => {
  expect(offerTotals(lines)).toEqual({ netCents, vatCents, grossCents: netCents + vatCents })
})

const lines = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: 999 }),
    unitCents: fc.integer({ min: -1_000_000, max: 10_000_000 }),
    discountCents: fc.integer({ min: 0, max: 100_000 }),
    vatPermille: fc.constantFrom(0, 21, 55, 100, 190, 200),
  }),
  { maxLength: 30 },
)

test('sums are whole cents, independent of the order, and VAT is exact to half a cent per rate', () => {
  fc.assert(
    fc.property(lines, (all) => {
      const totals = offerTotals(all)
      expect(offerTotals(all.toReversed())).toEqual(totals)
      expect(Object.values(totals).every(Number.isSafeInteger)).toBe(true)
      expect(totals.netCents).toBe(all.reduce((sum, each) => sum + lineNetCents(each), 0))
      const exact = all.reduce((sum, each) => sum + lineNetCents(each) * each.vatPermille, 0) / 1000
      const rates = new Set(all.map(({ vatPermille }) => vatPermille)).size
      expect(Math.abs(totals.vatCents - exact)).toBeLessThanOrEqual(rates * 0.5 + 1e-6)
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['sent', '2026-12-24', true],
  ['sent', '2026-12-23', true],
  ['sent', '2026-12-22', false],
  ['superseded', '2026-12-24', false],
  ['withdrawn', '2026-12-24', false],
  ['accepted', '2026-12-24', false],
  ['declined', '2026-12-24', false],
  ['expired', '2026-12-24', false],
] as const)(
  'an offer that is %s and valid until %s can be decided about on 23 December: %s',
  (state, validUntil, can) => {
    expect(isDecidable({ state, validUntil }, '2026-12-23')).toBe(can)
  },
)

test('an option counts in the sums only when it is chosen, as often as the customer changes her mind', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.boolean(), fc.boolean()), { maxLength: 20 }),
      lines,
      (marks, amounts) => {
        const all = amounts.map((amount, i) => ({ ...amount, text: '', optional: marks[i]?.[0] ?? false }))
        const chosen = all.flatMap((_, i) => (marks[i]?.[1] ? [i] : []))
        const offer = offerOf(
          { version: 1, sentAt: '', validUntil: '', state: 'sent', delivery: '', conditions: '', note: '' },
          all,
        )
        const counted = all.filter(({ optional }, i) => !optional || chosen.includes(i))
        expect(offerWith(offer, chosen).totals).toEqual(
          offerTotals(counted.map((each) => ({ ...each, optional: false }))),
        )
        expect(offerWith(offerWith(offer, chosen), []).totals).toEqual(offer.totals)
      },
    ),
    { numRuns: 200 },
  )
})
