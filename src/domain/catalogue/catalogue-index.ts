import type { Locale } from '#config/locales.ts'
import { metrologyStates } from '#domain/metrology/metrology.ts'
import { precisionBands } from './facets.ts'

/**
 * The whole catalogue, small enough to stand in memory: what filters, orders and counts, and nothing that
 * is shown. One is written per catalogue version; an isolate loads it once. So a list, its total and its exact
 * facet counts cost no row of the database however large the catalogue grows (docs/decisions/0003).
 */
export type CatalogueIndex = {
  subcategories: Subcategory[]
  brands: string[]
  /** One entry a product, ascending in `seq`. */
  seq: Int32Array
  category: Uint8Array
  subcategory: Uint8Array
  brand: Uint16Array
  /** -1: on request. */
  priceCents: Int32Array
  /** Days since 1970. */
  newestDay: Int32Array
  /** Place in the alphabet of each language. */
  nameRank: Record<Locale, Int32Array>
  /** Index into `profiles`. */
  profile: Uint16Array
  /** Each distinct set of variants, told apart by band and metrology only. */
  profiles: Int16Array[]
  /** Index into `groups`. */
  group: Int32Array
  /** Products alike in all that filters look at, so that a filter is judged once a group. */
  groups: Group[]
}

export type Group = { category: number; subcategory: number; brand: number; profile: number; size: number }

export type Subcategory = { key: string; category: number; name: Record<Locale, string> }

/** A product as the index is made from it. */
export type IndexEntry = {
  seq: number
  category: number
  subcategory: number
  brand: number
  priceCents: number | null
  newestDay: number
  nameRank: Record<Locale, number>
  variants: { capacity: number; precision: number; metrology: number }[]
}

const precisionSlots = precisionBands.length + 1
const metrologySlots = metrologyStates.length

/** A variant's capacity band, precision band (-1: none) and metrology in one number. */
const packVariant = (v: IndexEntry['variants'][number]) =>
  ((v.capacity + 1) * precisionSlots + v.precision + 1) * metrologySlots + v.metrology
export const unpackVariant = (packed: number) => ({
  metrology: packed % metrologySlots,
  precision: (Math.floor(packed / metrologySlots) % precisionSlots) - 1,
  capacity: Math.floor(packed / metrologySlots / precisionSlots) - 1,
})

export function buildIndex(
  entries: IndexEntry[],
  subcategories: Subcategory[],
  brands: string[],
): CatalogueIndex {
  const sorted = [...entries].sort((a, b) => a.seq - b.seq)
  const profiles: Int16Array[] = []
  const known = new Map<string, number>()
  const profile = Uint16Array.from(sorted, (entry) => {
    const packed = [...new Set(entry.variants.map(packVariant))].sort((a, b) => a - b)
    const key = packed.join()
    if (!known.has(key)) known.set(key, profiles.push(Int16Array.from(packed)) - 1)
    return known.get(key) ?? 0
  })
  const rank = (locale: Locale) => Int32Array.from(sorted, (entry) => entry.nameRank[locale])
  return withGroups({
    subcategories,
    brands,
    seq: Int32Array.from(sorted, (entry) => entry.seq),
    category: Uint8Array.from(sorted, (entry) => entry.category),
    subcategory: Uint8Array.from(sorted, (entry) => entry.subcategory),
    brand: Uint16Array.from(sorted, (entry) => entry.brand),
    priceCents: Int32Array.from(sorted, (entry) => entry.priceCents ?? -1),
    newestDay: Int32Array.from(sorted, (entry) => entry.newestDay),
    nameRank: { fr: rank('fr'), en: rank('en'), de: rank('de') },
    profile,
    profiles,
  })
}

/** Adds the groups, which follow from the rest. */
export function withGroups(index: Omit<CatalogueIndex, 'group' | 'groups'>): CatalogueIndex {
  const groups: Group[] = []
  const known = new Map<number, number>()
  const group = Int32Array.from(index.seq, (_, i) => {
    const own = {
      category: index.category[i] ?? 0,
      subcategory: index.subcategory[i] ?? 0,
      brand: index.brand[i] ?? 0,
      profile: index.profile[i] ?? 0,
    }
    // Eight bits of category and kind each, sixteen of brand and of profile: one number, far below 2⁵³.
    const key = ((own.category * 256 + own.subcategory) * 65_536 + own.brand) * 65_536 + own.profile
    const at = known.get(key) ?? groups.push({ ...own, size: 0 }) - 1
    known.set(key, at)
    const found = groups[at]
    if (found) found.size++
    return at
  })
  return { ...index, group, groups }
}

/** Where a product stands in the index, found by halving; -1 when the catalogue does not have it. */
export function positionOf({ seq }: CatalogueIndex, wanted: number): number {
  let [from, to] = [0, seq.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((seq[middle] ?? 0) < wanted) from = middle + 1
    else to = middle
  }
  return seq[from] === wanted ? from : -1
}
