import type { Locale, Localized } from '#config/locales.ts'
import { facetValues, interfaceChoices, type powerSources } from '#domain/catalogue/catalogue-facets.ts'
import type { FacetCounts } from '#domain/catalogue/catalogue-filter.ts'
import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import { bandLabel, capacityBands, type categories, precisionBands } from '#domain/catalogue/facets.ts'
import type { ProductList } from '#domain/catalogue/product.ts'
import { type FacetName, facetNames, perFacet } from '#domain/catalogue/query-fields.ts'
import type { metrologyStates } from '#domain/metrology/metrology.ts'

/** The categories as a dealer calls them. */
export const categoryNames: Record<(typeof categories)[number], Localized> = {
  commercial: { fr: 'Commerce', en: 'Retail', de: 'Handel' },
  industrial: { fr: 'Industrie', en: 'Industry', de: 'Industrie' },
  laboratory: { fr: 'Laboratoire', en: 'Laboratory', de: 'Labor' },
  medical: { fr: 'Médical', en: 'Medical', de: 'Medizin' },
}

/** The states of legal metrology, as filters name them. */
export const metrologyNames: Record<(typeof metrologyStates)[number], Localized> = {
  yes: { fr: 'Métrologie légale', en: 'Legal metrology', de: 'Konformitätsbewertet (geeicht)' },
  no: { fr: 'Hors métrologie légale', en: 'Outside legal metrology', de: 'Ungeeicht' },
  optional: { fr: 'En option, à la commande', en: 'Optional, when ordering', de: 'Optional, nur ab Werk' },
}

const powerNames: Record<(typeof powerSources)[number], Localized> = {
  mains: {
    fr: 'Secteur ou alimentation par câble',
    en: 'Wired (mains or data cable)',
    de: 'Netz oder Kabel',
  },
  battery: { fr: 'Batterie ou piles', en: 'Battery', de: 'Akku oder Batterie' },
}

/** Interfaces whose name is no trade mark or standard. */
const interfaceNames: Partial<Record<string, Localized>> = {
  'wi-fi': { fr: 'Wi-Fi', en: 'Wi-Fi', de: 'WLAN' },
  fibre: { fr: 'Fibre optique', en: 'Fibre optic', de: 'Lichtwellenleiter' },
}

/** How a facet calls the value of this number. */
type LabelOf = (value: string, locale: Locale, number: number, index: CatalogueIndex) => string

const named =
  (names: Partial<Record<string, Localized>>): LabelOf =>
  (value, locale) =>
    names[value]?.[locale] ?? value

const banded =
  (bands: typeof capacityBands, kind: 'capacity' | 'precision'): LabelOf =>
  (value, locale, number) => {
    const band = bands[number]
    return band ? bandLabel(band, kind, locale) : value
  }

/** The labels of each facet. */
const labels: Record<FacetName, LabelOf> = {
  category: named(categoryNames),
  subcategory: (value, locale, number, index) => index.subcategories[number]?.name[locale] ?? value,
  brand: (value) => value,
  capacity: banded(capacityBands, 'capacity'),
  precision: banded(precisionBands, 'precision'),
  metrology: named(metrologyNames),
  protection: (value) => value.toUpperCase(),
  power: named(powerNames),
  interface: (value, locale, number) =>
    interfaceNames[value]?.[locale] ?? interfaceChoices[number]?.name ?? value,
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
