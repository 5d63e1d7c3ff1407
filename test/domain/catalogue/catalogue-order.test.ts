import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Locale, locales } from '#config/locales.ts'
import { buildIndex, type IndexEntry } from '#domain/catalogue/catalogue-index.ts'
import { orderPositions, sortKey } from '#domain/catalogue/catalogue-order.ts'
import { type Sort, sorts } from '#domain/catalogue/query-fields.ts'
import { anyEntries, brands, bySeq, noBits, subcategories } from './random-catalogue.ts'

const last = (price: number | null, other: number | null) => Number(price === null) - Number(other === null)

/** The five sort orders of the specification; equal products by seq. */
function compare(a: IndexEntry, b: IndexEntry, sort: Sort, locale: Locale): number {
  const order: Record<Sort, () => number> = {
    newest: () => b.newestDay - a.newestDay,
    'price-asc': () => last(a.priceCents, b.priceCents) || (a.priceCents ?? 0) - (b.priceCents ?? 0),
    'price-desc': () => last(a.priceCents, b.priceCents) || (b.priceCents ?? 0) - (a.priceCents ?? 0),
    'name-asc': () => a.nameRank[locale] - b.nameRank[locale],
    'name-desc': () => b.nameRank[locale] - a.nameRank[locale],
  }
  return order[sort]() || a.seq - b.seq
}

const indexOf = (entries: IndexEntry[]) => buildIndex(entries, subcategories, brands)

/** Every order in every language on one index, so that a mix-up of cached orders is detected. */
test('any selection is sorted in each of the five orders, on request last, equal products by seq', () => {
  fc.assert(
    fc.property(
      anyEntries,
      fc.func(fc.integer({ min: 0, max: 9 })),
      fc.integer({ min: 0, max: 10 }),
      (entries, draw, part) => {
        const index = indexOf(entries)
        const all = bySeq(entries)
        const positions = [...all.keys()].filter((i) => draw(i) < part)
        for (const sort of sorts) {
          for (const locale of locales) {
            const expected = positions
              .map((i) => all[i])
              .filter((entry) => entry !== undefined)
              .sort((a, b) => compare(a, b, sort, locale))
            const ordered = orderPositions(index, positions, sort, locale)
            expect(ordered.map((i) => index.seq[i])).toEqual(expected.map((entry) => entry.seq))
          }
        }
      },
    ),
    { numRuns: 200 },
  )
})

const plain = (seq: number, priceCents: number | null): IndexEntry => ({
  seq,
  category: 0,
  subcategory: 0,
  brand: 0,
  priceCents,
  newestDay: 0,
  nameRank: { fr: 0, en: 0, de: 0 },
  variants: [noBits],
})

test('a small selection of many products has the same order as all', () => {
  const prices = Array.from({ length: 80 }, (_, i) => (i % 7 === 0 ? null : (i * 37) % 11))
  const index = indexOf(prices.map((price, i) => plain(i + 1, price)))
  for (const sort of sorts) {
    const whole = orderPositions(index, [...index.seq.keys()], sort, 'fr')
    const few = [3, 14, 21, 22, 40, 77]
    expect(orderPositions(index, few, sort, 'fr')).toEqual(whole.filter((position) => few.includes(position)))
  }
})

test('a price of zero is the lowest price, not on request', () => {
  const index = indexOf([plain(1, null), plain(2, 0), plain(3, 500)])
  expect(orderPositions(index, [0, 1, 2], 'price-asc', 'fr')).toEqual([1, 2, 0])
  expect(orderPositions(index, [0, 1, 2], 'price-desc', 'fr')).toEqual([2, 1, 0])
})

test('the sort key rises along its order, so that a cursor can continue after it', () => {
  fc.assert(
    fc.property(
      anyEntries,
      fc.constantFrom(...sorts),
      fc.constantFrom(...locales),
      (entries, sort, locale) => {
        const index = indexOf(entries)
        const ordered = orderPositions(index, [...index.seq.keys()], sort, locale)
        for (const [i, position] of ordered.slice(1).entries()) {
          const before = ordered[i] ?? 0
          const step = sortKey(index, sort, locale, position) - sortKey(index, sort, locale, before)
          expect(step > 0 || (step === 0 && position > before)).toBe(true)
        }
      },
    ),
  )
})

test('sorting does not change the given positions', () => {
  const index = indexOf([plain(1, 3), plain(2, 2), plain(3, 1)])
  const positions = [0, 1, 2]
  orderPositions(index, positions, 'price-asc', 'fr')
  expect(positions).toEqual([0, 1, 2])
})
