import type { Locale } from '#config/locales.ts'
import { facetValues, interfaceChoices, type powerSources } from '#domain/catalogue/catalogue-facets.ts'
import type { FacetCounts } from '#domain/catalogue/catalogue-filter.ts'
import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import { bandLabel, capacityBands, type categories, precisionBands } from '#domain/catalogue/facets.ts'
import type { ProductList } from '#domain/catalogue/product.ts'
import { type FacetName, facetNames, perFacet } from '#domain/catalogue/query-fields.ts'
import type { metrologyStates } from '#domain/metrology/metrology.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'

/** How a facet calls the value of this number. */
type LabelOf = (value: string, locale: Locale, number: number, index: CatalogueIndex) => string

const banded =
  (bands: typeof capacityBands, kind: 'capacity' | 'precision'): LabelOf =>
  (value, locale, number) => {
    const band = bands[number]
    return band ? bandLabel(band, kind, locale) : value
  }

/** The labels of each facet. */
const labels: Record<FacetName, LabelOf> = {
  category: (value, locale) =>
    serverTexts(locale)(`facet-value.category-${value as (typeof categories)[number]}`),
  subcategory: (value, locale, number, index) => index.subcategories[number]?.name[locale] ?? value,
  brand: (value) => value,
  capacity: banded(capacityBands, 'capacity'),
  precision: banded(precisionBands, 'precision'),
  metrology: (value, locale) =>
    serverTexts(locale)(`facet-value.metrology-${value as (typeof metrologyStates)[number]}`),
  protection: (value) => value.toUpperCase(),
  power: (value, locale) =>
    serverTexts(locale)(`facet-value.power-${value as (typeof powerSources)[number]}`),
  interface: (value, locale, number) =>
    value === 'wi-fi' || value === 'fibre'
      ? serverTexts(locale)(`facet-value.interface-${value}`)
      : (interfaceChoices[number]?.name ?? value),
}

const known = new WeakMap<FacetCounts, Partial<Record<Locale, ProductList['facets']>>>()

/**
 * Every value of every facet with its label and exact count, zero included; the page decides which ones to show.
 * Written once for counts that are kept (`matchProducts`).
 */
export function facetLists(
  index: CatalogueIndex,
  counts: FacetCounts,
  locale: Locale,
): ProductList['facets'] {
  const written = known.get(counts) ?? {}
  known.set(counts, written)
  written[locale] ??= writeFacets(index, counts, locale)
  return written[locale]
}

function writeFacets(index: CatalogueIndex, counts: FacetCounts, locale: Locale): ProductList['facets'] {
  const values = facetValues(index)
  return perFacet(facetNames, (name) =>
    values[name].map((value, number) => ({
      value,
      label: labels[name](value, locale, number, index),
      count: counts[name][number] ?? 0,
    })),
  )
}
