import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filterIndex } from '#domain/catalogue/catalogue-filter.ts'
import { buildIndex, type IndexEntry } from '#domain/catalogue/catalogue-index.ts'
import { emptyQuery } from '#domain/catalogue/catalogue-query.ts'
import type { CatalogueQuery } from '#domain/catalogue/catalogue-query-schema.ts'
import { type FacetName, facetNames, variantFacetNames } from '#domain/catalogue/query-fields.ts'
import {
  anyEntries,
  anyQuery,
  brands,
  bySeq,
  facetValues,
  noBits,
  subcategories,
} from './random-catalogue.ts'

/** A naive reference filter, product by product. */
function isMatch(entry: IndexEntry, query: CatalogueQuery): boolean {
  const chosen = (facet: FacetName, number: number) =>
    query[facet].length === 0 || (query[facet] as string[]).includes(facetValues[facet][number] ?? '')
  return (
    chosen('category', entry.category) &&
    chosen('subcategory', entry.subcategory) &&
    chosen('brand', entry.brand) &&
    entry.variants.some((variant) =>
      variantFacetNames.every(
        (facet) =>
          query[facet].length === 0 ||
          facetValues[facet].some((_, i) => variant[facet] & (1 << i) && chosen(facet, i)),
      ),
    )
  )
}

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

const banded = (capacity: number, precision: number) => ({
  ...noBits,
  capacity: 1 << capacity,
  precision: 1 << precision,
  metrology: 1,
})

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
    fc.property(anyEntries, anyQuery, fc.func(fc.boolean()), (entries, query, isFound) => {
      const found = bySeq(entries).flatMap((entry, i) => (isFound(entry.seq) ? [i] : []))
      const kept = bySeq(entries).filter((entry) => isFound(entry.seq))
      const { positions, counts } = filterIndex(indexOf(entries), query, found.toReversed())
      expect(positions).toEqual(found.filter((_, i) => kept[i] && isMatch(kept[i], query)))
      expect(counts).toEqual(naiveCounts(kept, query))
    }),
    runs,
  )
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
  const entries = [1, 2, 3].map((seq) => product(seq, [banded(0, 0)]))
  const found = [2, 0]
  expect(filterIndex(indexOf(entries), emptyQuery, found).positions).toEqual([0, 2])
  expect(found).toEqual([2, 0])
})

function product(seq: number, variants: IndexEntry['variants']): IndexEntry {
  const nameRank = { fr: seq, en: seq, de: seq }
  return { seq, category: 1, subcategory: 0, brand: 0, priceCents: null, newestDay: 0, nameRank, variants }
}

test('the filter 15 kg and 1 g requires one model with both', () => {
  const both = product(1, [banded(3, 4)])
  const apart = product(2, [banded(3, 5), banded(2, 4)])
  const query: CatalogueQuery = { ...emptyQuery, capacity: ['6-15kg'], precision: ['0.1-1g'] }
  const { positions, counts } = filterIndex(indexOf([both, apart]), query)
  expect(positions).toEqual([0])
  expect(counts.capacity).toEqual([0, 0, 1, 1, 0, 0, 0, 0, 0])
  expect(counts.precision).toEqual([0, 0, 0, 0, 1, 1, 0, 0, 0])
  expect(counts.brand).toEqual([1, 0, 0])
})

test('a product with several variants in one band counts once', () => {
  const variants = [1, 2, 4].map((metrology) => ({ ...banded(3, 4), metrology }))
  const { counts } = filterIndex(indexOf([product(1, variants)]), emptyQuery)
  expect(counts.capacity[3]).toBe(1)
  expect(counts.metrology).toEqual([1, 1, 1])
})
