import type { Locale } from '#config/locales.ts'
import { facetValues, interfaceChoices, powerSources } from '#domain/catalogue/catalogue-facets.ts'
import type { FacetCounts } from '#domain/catalogue/catalogue-filter.ts'
import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import { bandLabel, capacityBands, categories, precisionBands } from '#domain/catalogue/facets.ts'
import type { ProductList } from '#domain/catalogue/product.ts'
import { type FacetName, facetNames, perFacet } from '#domain/catalogue/query-fields.ts'
import { metrologyStates } from '#domain/metrology/metrology.ts'
import { type ServerKey, serverTexts } from '#src/i18n/server-texts.ts'

/** How a facet calls the value of this number. */
type LabelOf = (value: string, number: number, locale: Locale, index: CatalogueIndex) => string

/** Values that are called by a text. */
const inWords =
  <Value extends string>(values: readonly Value[], keyOf: (value: Value) => ServerKey): LabelOf =>
  (value, number, locale) => {
    const named = values[number]
    return named === undefined ? value : serverTexts(locale)(keyOf(named))
  }

const inBands =
  (bands: typeof capacityBands, kind: 'capacity' | 'precision'): LabelOf =>
  (value, number, locale) => {
    const band = bands[number]
    return band ? bandLabel(band, kind, locale) : value
  }

/** The labels of each facet. */
const labels: Record<FacetName, LabelOf> = {
  category: inWords(categories, (value) => `facet-value.category-${value}`),
  subcategory: (value, number, locale, index) => index.subcategories[number]?.name[locale] ?? value,
  brand: (value) => value,
  capacity: inBands(capacityBands, 'capacity'),
  precision: inBands(precisionBands, 'precision'),
  metrology: inWords(metrologyStates, (value) => `facet-value.metrology-${value}`),
  protection: (value) => value.toUpperCase(),
  power: inWords(powerSources, (value) => `facet-value.power-${value}`),
  // The other names are trade marks or standards.
  interface: (value, number, locale) =>
    value === 'wi-fi' || value === 'fibre'
      ? serverTexts(locale)(`facet-value.interface-${value}`)
      : (interfaceChoices[number]?.name ?? value),
}

const lists = new WeakMap<FacetCounts, Partial<Record<Locale, ProductList['facets']>>>()

/**
 * Every value of every facet with its label and exact count, zero included; the page decides which ones to show.
 * Written once for counts that are kept (`matchProducts`).
 */
export function facetLists(
  index: CatalogueIndex,
  counts: FacetCounts,
  locale: Locale,
): ProductList['facets'] {
  const written = lists.get(counts) ?? {}
  lists.set(counts, written)
  written[locale] ??= writeFacets(index, counts, locale)
  return written[locale]
}

function writeFacets(index: CatalogueIndex, counts: FacetCounts, locale: Locale): ProductList['facets'] {
  const values = facetValues(index)
  return perFacet(facetNames, (name) =>
    values[name].map((value, number) => ({
      value,
      label: labels[name](value, number, locale, index),
      count: counts[name][number] ?? 0,
    })),
  )
}
