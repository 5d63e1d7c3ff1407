import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filterIndex } from '#domain/catalogue/catalogue-filter.ts'
import { buildIndex, type IndexEntry } from '#domain/catalogue/catalogue-index.ts'
import { emptyQuery } from '#domain/catalogue/catalogue-query.ts'
import type { CatalogueQuery } from '#domain/catalogue/catalogue-query-schema.ts'
import { type FacetName, facetNames, variantFacetNames } from '#domain/catalogue/query-fields.ts'
import { positionInProduct, variantAt } from '#domain/catalogue/represented-variant.ts'
import {
  anyEntries,
  anyQuery,
  brands,
  bySeq,
  facetValues,
  noBits,
  productOf,
  subcategories,
  variantOf,
} from './random-catalogue.ts'

/** A naive reference filter, product by product. */
function isMatch(entry: IndexEntry, query: CatalogueQuery): boolean {
  const chosen = (facet: FacetName, number: number) =>
    query[facet].length === 0 || (query[facet] as string[]).includes(facetValues[facet][number] ?? '')
  return (
    chosen('category', entry.category) &&
    chosen('subcategory', entry.subcategory) &&
    chosen('brand', entry.brand) &&
    entry.variants.some((variant) => isVariantMatch(variant, query))
  )
}

const isVariantMatch = ({ facets }: IndexEntry['variants'][number], query: CatalogueQuery) =>
  variantFacetNames.every(
    (facet) =>
      query[facet].length === 0 ||
      facetValues[facet].some(
        (value, i) => facets[facet] & (1 << i) && (query[facet] as string[]).includes(value),
      ),
  )

function naiveCounts(entries: IndexEntry[], query: CatalogueQuery) {
  return Object.fromEntries(
    facetNames.map((facet) => [
      facet,
      facetValues[facet].map(
        (value) => entries.filter((entry) => isMatch(entry, { ...query, [facet]: [value] })).length,
      ),
    ]),
  )
}

const indexOf = (entries: IndexEntry[]) => buildIndex(entries, subcategories, brands)

const banded = (capacity: number, precision: number, metrology = 1) =>
  variantOf({ ...noBits, capacity: 1 << capacity, precision: 1 << precision, metrology })

const runs = { numRuns: 500 }

test('values of a facet combine with OR, facets with AND, and one variant meets all that variants have', () => {
  fc.assert(
    fc.property(anyEntries, anyQuery, (entries, query) => {
      const expected = bySeq(entries).flatMap((entry, i) => (isMatch(entry, query) ? [i] : []))
      expect(filterIndex(indexOf(entries), query).positions).toEqual(expected)
    }),
    runs,
  )
})

test('each count is the number of results with only that value of its facet chosen', () => {
  fc.assert(
    fc.property(anyEntries, anyQuery, (entries, query) => {
      expect(filterIndex(indexOf(entries), query).counts).toEqual(naiveCounts(entries, query))
    }),
    runs,
  )
})

test('the results of a search are filtered and counted like a catalogue of their own', () => {
  fc.assert(
    fc.property(
      anyEntries,
      anyQuery,
      fc.func(fc.boolean()),
      fc.func(fc.constantFrom('none', 'some', 'all')),
      (entries, query, isVariantFound, howOf) => {
        const index = indexOf(entries)
        const kept = bySeq(entries).flatMap((entry, position) => {
          const how = howOf(entry.seq)
          const numbers = entry.variants.map((_, i) => variantAt(index, position, i))
          const chosen = how === 'all' ? numbers : numbers.filter((number) => isVariantFound(number))
          if (how === 'none' || chosen.length === 0) return []
          const variants = entry.variants.filter((_, i) => chosen.includes(numbers[i] ?? -1))
          return [{ entry: { ...entry, variants }, position, variants: how === 'all' ? null : chosen }]
        })
        const { positions, counts } = filterIndex(index, query, kept.toReversed())
        expect(positions).toEqual(
          kept.filter(({ entry }) => isMatch(entry, query)).map(({ position }) => position),
        )
        expect(counts).toEqual(
          naiveCounts(
            kept.map(({ entry }) => entry),
            query,
          ),
        )
      },
    ),
    runs,
  )
})

test('the variant that stands for a product meets every facet, the cheapest in stock before all others', () => {
  fc.assert(
    fc.property(anyEntries, anyQuery, (entries, query) => {
      const index = indexOf(entries)
      const sorted = bySeq(entries)
      const { positions, variantOf: shownOf } = filterIndex(index, query)
      for (const position of positions) {
        const own = sorted[position]?.variants ?? []
        const shown = own[positionInProduct(index, { position, variant: shownOf(position) })]
        const meeting = own.filter((variant) => isVariantMatch(variant, query))
        const inStock = meeting.filter((variant) => variant.inStock)
        const [best] = (inStock.length ? inStock : meeting).toSorted(
          (a, b) => (a.priceCents ?? 1e12) - (b.priceCents ?? 1e12),
        )
        expect(shown).toEqual(best)
      }
    }),
    runs,
  )
})

test('of the variants that a search found, the first that meets every facet stands for the product', () => {
  const product = productOf(1, [banded(3, 4), banded(2, 4), banded(2, 5)])
  const query: CatalogueQuery = { ...emptyQuery, capacity: ['1-6kg'] }
  const shown = (variants: number[] | null) =>
    filterIndex(indexOf([product]), query, [{ position: 0, variants }]).variantOf(0)
  expect([shown([0, 2, 1]), shown([0, 1, 2]), shown(null)]).toEqual([2, 1, 1])
})

test('an empty search result has no products and no counts', () => {
  fc.assert(
    fc.property(anyEntries, anyQuery, (entries, query) => {
      const { positions, counts } = filterIndex(indexOf(entries), query, [])
      expect(positions).toEqual([])
      expect(
        Object.values(counts)
          .flat()
          .every((count) => count === 0),
      ).toBe(true)
    }),
  )
})

test('filtering keeps the order of the candidates', () => {
  const entries = [1, 2, 3].map((seq) => productOf(seq, [banded(0, 0)]))
  const found = [2, 0].map((position) => ({ position, variants: null }))
  expect(filterIndex(indexOf(entries), emptyQuery, found).positions).toEqual([0, 2])
  expect(found.map(({ position }) => position)).toEqual([2, 0])
})

test('the filter 15 kg and 1 g requires one model with both', () => {
  const both = productOf(1, [banded(3, 4)])
  const apart = productOf(2, [banded(3, 5), banded(2, 4)])
  const query: CatalogueQuery = { ...emptyQuery, capacity: ['6-15kg'], precision: ['0.1-1g'] }
  const { positions, counts } = filterIndex(indexOf([both, apart]), query)
  expect(positions).toEqual([0])
  expect(counts.capacity).toEqual([0, 0, 1, 1, 0, 0, 0, 0, 0])
  expect(counts.precision).toEqual([0, 0, 0, 0, 1, 1, 0, 0, 0])
  expect(counts.brand).toEqual([1, 0, 0])
})

test('a product with several variants in one band counts once', () => {
  const variants = [1, 2, 4].map((metrology) => banded(3, 4, metrology))
  const { counts } = filterIndex(indexOf([productOf(1, variants)]), emptyQuery)
  expect(counts.capacity[3]).toBe(1)
  expect(counts.metrology).toEqual([1, 1, 1])
})
