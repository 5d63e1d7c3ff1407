import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Locale, locales } from '#config/locales.ts'
import { buildIndex, type CatalogueIndex, type IndexEntry } from '#domain/catalogue/catalogue-index.ts'
import { orderPositions, sortKey } from '#domain/catalogue/list-order.ts'
import { type Sort, sorts } from '#domain/catalogue/query-fields.ts'
import { representedVariant } from '#domain/catalogue/represented-variant.ts'
import { anyEntries, brands, bySeq, noBits, productOf, subcategories, variantOf } from './random-catalogue.ts'

const last = (price: number | null, other: number | null) => Number(price === null) - Number(other === null)

const priceOf = ({ variants }: IndexEntry): number | null => {
  const [shown] = variants.toSorted(
    (a, b) => Number(b.inStock) - Number(a.inStock) || (a.priceCents ?? 1e12) - (b.priceCents ?? 1e12),
  )
  return shown?.priceCents ?? null
}

/** The five sort orders of the specification, prices of the variants in stock first; equal products by seq. */
function compare(one: IndexEntry, other: IndexEntry, sort: Sort, locale: Locale): number {
  const [a, b] = [one, other].map((entry) => ({ ...entry, priceCents: priceOf(entry) })) as [
    IndexEntry & { priceCents: number | null },
    IndexEntry & { priceCents: number | null },
  ]
  const order: Record<Sort, () => number> = {
    newest: () => b.newestDay - a.newestDay,
    'price-asc': () => last(a.priceCents, b.priceCents) || (a.priceCents ?? 0) - (b.priceCents ?? 0),
    'price-desc': () => last(a.priceCents, b.priceCents) || (b.priceCents ?? 0) - (a.priceCents ?? 0),
    'name-asc': () => a.nameRank[locale] - b.nameRank[locale],
    'name-desc': () => b.nameRank[locale] - a.nameRank[locale],
  }
  return order[sort]() || a.seq - b.seq
}

/** The variant that stands for a product where nothing is asked. */
const usual = (index: CatalogueIndex) => (position: number) => representedVariant(index, position)

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
            const ordered = orderPositions(index, positions, sort, locale, usual(index))
            expect(ordered.map((i) => index.seq[i])).toEqual(expected.map((entry) => entry.seq))
          }
        }
      },
    ),
    { numRuns: 200 },
  )
})

const plain = (seq: number, priceCents: number | null) => productOf(seq, [variantOf(noBits, { priceCents })])

test('a small selection of many products has the same order as all', () => {
  const prices = Array.from({ length: 80 }, (_, i) => (i % 7 === 0 ? null : (i * 37) % 11))
  const index = indexOf(prices.map((price, i) => plain(i + 1, price)))
  for (const sort of sorts) {
    const whole = orderPositions(index, [...index.seq.keys()], sort, 'fr', usual(index))
    const few = [3, 14, 21, 22, 40, 77]
    expect(orderPositions(index, few, sort, 'fr', usual(index))).toEqual(
      whole.filter((position) => few.includes(position)),
    )
  }
})

test('a price of zero is the lowest price, not on request', () => {
  const index = indexOf([plain(1, null), plain(2, 0), plain(3, 500)])
  expect(orderPositions(index, [0, 1, 2], 'price-asc', 'fr', usual(index))).toEqual([1, 2, 0])
  expect(orderPositions(index, [0, 1, 2], 'price-desc', 'fr', usual(index))).toEqual([2, 1, 0])
})

test('the sort key rises along its order, so that a cursor can continue after it', () => {
  fc.assert(
    fc.property(
      anyEntries,
      fc.constantFrom(...sorts),
      fc.constantFrom(...locales),
      (entries, sort, locale) => {
        const index = indexOf(entries)
        const variant = usual(index)
        const ordered = orderPositions(index, [...index.seq.keys()], sort, locale, variant)
        for (const [i, position] of ordered.slice(1).entries()) {
          const before = ordered[i] ?? 0
          const [key, earlier] = [position, before].map((at) => sortKey(index, sort, locale, at, variant))
          const step = (key ?? Number.NaN) - (earlier ?? Number.NaN)
          expect(step > 0 || (step === 0 && position > before)).toBe(true)
        }
      },
    ),
  )
})

test('sorting does not change the given positions', () => {
  const index = indexOf([plain(1, 3), plain(2, 2), plain(3, 1)])
  const positions = [0, 1, 2]
  orderPositions(index, positions, 'price-asc', 'fr', usual(index))
  expect(positions).toEqual([0, 1, 2])
})
