import type { Locale } from '#config/locales.ts'
import type { FacetCounts } from '#domain/catalogue/catalogue-filter.ts'
import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import { bandLabel, capacityBands, categories, precisionBands } from '#domain/catalogue/facets.ts'
import { interfaceChoices, powerSources, protectionLevels } from '#domain/catalogue/feature-values.ts'
import type { Facet, ProductList } from '#domain/catalogue/product.ts'
import { metrologyStates } from '#domain/metrology/metrology.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'

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
  const t = serverTexts(locale)
  const list = <Value extends string>(
    name: keyof FacetCounts,
    values: readonly Value[],
    label: (value: Value, i: number) => string,
  ): Facet => values.map((value, i) => ({ value, label: label(value, i), count: counts[name][i] ?? 0 }))
  const values = <Value extends string>(entries: readonly { value: Value }[]) =>
    entries.map(({ value }) => value)
  return {
    category: list('category', categories, (value) => t(`facet-value.category-${value}`)),
    subcategory: list(
      'subcategory',
      index.subcategories.map((subcategory) => subcategory.key),
      (value, i) => index.subcategories[i]?.name[locale] ?? value,
    ),
    brand: list('brand', index.brands, (value) => value),
    capacity: list('capacity', values(capacityBands), (value, i) =>
      labelOf(capacityBands, i, 'capacity', locale, value),
    ),
    precision: list('precision', values(precisionBands), (value, i) =>
      labelOf(precisionBands, i, 'precision', locale, value),
    ),
    metrology: list('metrology', metrologyStates, (value) => t(`facet-value.metrology-${value}`)),
    protection: list('protection', values(protectionLevels), (value) => value.toUpperCase()),
    power: list('power', powerSources, (value) => t(`facet-value.power-${value}`)),
    interface: list('interface', values(interfaceChoices), (value, i) =>
      value === 'wi-fi' || value === 'fibre'
        ? t(`facet-value.interface-${value}`)
        : (interfaceChoices[i]?.name ?? value),
    ),
  }
}

function labelOf(
  bands: typeof capacityBands,
  i: number,
  kind: 'capacity' | 'precision',
  locale: Locale,
  value: string,
) {
  const band = bands[i]
  return band ? bandLabel(band, kind, locale) : value
}
