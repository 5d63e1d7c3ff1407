import fc from 'fast-check'
import { facetValues as facetValuesOf, powerSources } from '#domain/catalogue/catalogue-facets.ts'
import type { IndexEntry, Subcategory } from '#domain/catalogue/catalogue-index.ts'
import { emptyQuery } from '#domain/catalogue/catalogue-query.ts'
import type { CatalogueQuery } from '#domain/catalogue/catalogue-query-schema.ts'
import { capacityBands, categories, precisionBands } from '#domain/catalogue/facets.ts'
import { perFacet, variantFacetNames } from '#domain/catalogue/query-fields.ts'
import { metrologyStates } from '#domain/metrology/metrology.ts'

const named = (text: string) => ({ fr: `${text} é`, en: text, de: `${text} ß` })

/** Few values for each facet, so that random products often share them. */
export const subcategories: Subcategory[] = [
  { key: 'bench', category: 1, name: named('bench') },
  { key: 'floor', category: 1, name: named('floor') },
  { key: 'baby', category: 3, name: named('baby') },
]
export const brands = ['Askelune', 'Brivalis', 'Orvanelle']

/** What is known of a variant of which filters know nothing. */
export const noBits = perFacet(variantFacetNames, () => 0)

type VariantEntry = IndexEntry['variants'][number]

/** A variant in stock, on request unless it has a price. */
export const variantOf = (
  facets: VariantEntry['facets'],
  more: Partial<VariantEntry> = {},
): VariantEntry => ({
  facets,
  priceCents: null,
  inStock: true,
  ...more,
})

/** A product with these variants, of which nothing else matters. */
export const productOf = (seq: number, variants: VariantEntry[]): IndexEntry => ({
  seq,
  row: seq + 1000,
  category: 1,
  subcategory: 0,
  brand: 0,
  newestDay: 0,
  nameRank: { fr: seq, en: seq, de: seq },
  variants,
})

const facets = fc.record({
  ...perFacet(variantFacetNames, () => fc.constantFrom(0, 1, 2)),
  capacity: fc.constantFrom(0, 1, 8, 256),
  precision: fc.constantFrom(0, 1, 16, 256),
  metrology: fc.constantFrom(1, 2, 4),
  protection: fc.constantFrom(0, 1, 3, 16),
  power: fc.constantFrom(0, 1, 2, 3),
  interface: fc.constantFrom(0, 5, 4096),
})
const variant = fc.record({
  facets,
  priceCents: fc.option(fc.constantFrom(0, 100, 100, 25_000, 2_000_000), { freq: 4 }),
  inStock: fc.boolean(),
})
const rank = fc.integer({ min: 0, max: 9 })

const entry = fc.record({
  category: fc.constantFrom(0, 1, 3),
  subcategory: fc.constantFrom(0, 1, 2),
  brand: fc.constantFrom(0, 1, 2),
  newestDay: fc.integer({ min: 19_000, max: 19_005 }),
  nameRank: fc.record({ fr: rank, en: rank, de: rank }),
  variants: fc.array(variant, { minLength: 1, maxLength: 4 }),
})

/** Products in random order with gaps in their numbers, as after deletions and an import. */
export const anyEntries: fc.Arbitrary<IndexEntry[]> = fc
  .array(fc.tuple(entry, fc.integer({ min: 1, max: 500 })), { maxLength: 30 })
  .map((list) => {
    const bySeq = new Map(list.map(([own, seq]) => [seq, { ...own, seq, row: seq + 1000 }]))
    return [...bySeq.values()]
  })

const someOf = <Value extends string>(values: readonly Value[]) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.subarray([...values]) })
const atBands = (bands: readonly { value: string }[]) => [0, 3, 4, 8].map((i) => bands[i]?.value ?? '')

export const anyQuery: fc.Arbitrary<CatalogueQuery> = fc.record({
  ...Object.fromEntries(Object.entries(emptyQuery).map(([name, value]) => [name, fc.constant(value)])),
  category: someOf(categories),
  subcategory: someOf([...subcategories.map(({ key }) => key), 'unknown']),
  brand: someOf([...brands, 'Nobody']),
  capacity: someOf(atBands(capacityBands)),
  precision: someOf(atBands(precisionBands)),
  metrology: someOf(metrologyStates),
  protection: someOf(['ip54', 'ip65', 'ip69k']),
  power: someOf(powerSources),
  interface: someOf(['rs-232', 'usb', 'dicom']),
}) as fc.Arbitrary<CatalogueQuery>

/** The values of the facet in the numbering of the index. */
export const facetValues = facetValuesOf({ subcategories, brands })

export const bySeq = (entries: readonly IndexEntry[]) => [...entries].sort((a, b) => a.seq - b.seq)
