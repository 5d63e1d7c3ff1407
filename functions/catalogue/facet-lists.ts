import type { Locale, Localized } from '#config/locales.ts'
import type { FacetCounts } from '#domain/catalogue/catalogue-filter.ts'
import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import { bandLabel, capacityBands, categories, precisionBands } from '#domain/catalogue/facets.ts'
import { interfaceChoices, powerSources, protectionLevels } from '#domain/catalogue/feature-values.ts'
import type { Facet, ProductList } from '#domain/catalogue/product.ts'
import { metrologyStates } from '#domain/metrology/metrology.ts'

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
  const list = (
    name: keyof FacetCounts,
    values: readonly string[],
    label: (value: string, i: number) => string,
  ): Facet => values.map((value, i) => ({ value, label: label(value, i), count: counts[name][i] ?? 0 }))
  const values = <Value extends string>(entries: readonly { value: Value }[]) =>
    entries.map(({ value }) => value)
  return {
    category: list(
      'category',
      categories,
      (value) => categoryNames[value as keyof typeof categoryNames][locale],
    ),
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
    metrology: list(
      'metrology',
      metrologyStates,
      (value) => metrologyNames[value as keyof typeof metrologyNames][locale],
    ),
    protection: list('protection', values(protectionLevels), (value) => value.toUpperCase()),
    power: list('power', powerSources, (value) => powerNames[value as keyof typeof powerNames][locale]),
    interface: list(
      'interface',
      values(interfaceChoices),
      (value, i) => interfaceNames[value]?.[locale] ?? interfaceChoices[i]?.name ?? value,
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
