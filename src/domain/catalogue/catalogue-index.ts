import type { Locale } from '#config/locales.ts'
import { metrologyStates } from '#domain/metrology/metrology.ts'
import { capacityBands, precisionBands } from './facets.ts'
import { powerSources, protectionLevels } from './feature-values.ts'
import type { VariantBands } from './variant-bands.ts'

/**
 * The whole catalogue in memory: only what filters, sorts and counts need, nothing that is shown. The import writes one
 * index per catalogue version; an isolate loads it once. So a list, its total and its exact facet counts read no row of
 * the database, however large the catalogue is (docs/decisions/0003).
 */
export type CatalogueIndex = {
  subcategories: Subcategory[]
  brands: string[]
  /** One entry per product, ascending in `seq`. */
  seq: Int32Array
  category: Uint8Array
  subcategory: Uint8Array
  brand: Uint16Array
  /** -1: on request. */
  priceCents: Int32Array
  /** Days since 1970. */
  newestDay: Int32Array
  /** Alphabetical rank in each language. */
  nameRank: Record<Locale, Int32Array>
  /** Index into `profiles`. */
  profile: Uint16Array
  /** Each distinct set of variants, reduced to bands, metrology and features. */
  profiles: Int32Array[]
  /** Index into `groups`. */
  group: Int32Array
  /** Products with equal filter values form a group, so that a filter is evaluated once per group. */
  groups: Group[]
}

/** Products with equal filter values; the numbers index the lists of the catalogue index. */
export type Group = { category: number; subcategory: number; brand: number; profile: number; size: number }

/** A sub-category: its key, the number of its category, its names. */
export type Subcategory = { key: string; category: number; name: Record<Locale, string> }

/** A product as input of `buildIndex`. */
export type IndexEntry = {
  seq: number
  category: number
  subcategory: number
  brand: number
  priceCents: number | null
  newestDay: number
  nameRank: Record<Locale, number>
  variants: VariantBands[]
}

const precisionSlots = precisionBands.length + 1
const metrologySlots = metrologyStates.length
const bandSlots = (capacityBands.length + 1) * precisionSlots * metrologySlots
const powerBits = powerSources.length
const protectionBits = protectionLevels.length

/** A variant's bands (-1: none) and metrology in one number, with the bits of its features above them: below 2³¹. */
const packVariant = (v: VariantBands) => {
  const bands = ((v.capacity + 1) * precisionSlots + v.precision + 1) * metrologySlots + v.metrology
  const features = (((v.interface << powerBits) | v.power) << protectionBits) | v.protection
  return features * bandSlots + bands
}
/** The inverse of `packVariant`. */
export const unpackVariant = (packed: number): VariantBands => {
  const bands = packed % bandSlots
  const features = Math.floor(packed / bandSlots)
  return {
    metrology: bands % metrologySlots,
    precision: (Math.floor(bands / metrologySlots) % precisionSlots) - 1,
    capacity: Math.floor(bands / metrologySlots / precisionSlots) - 1,
    protection: features & ((1 << protectionBits) - 1),
    power: (features >> protectionBits) & ((1 << powerBits) - 1),
    interface: features >> (protectionBits + powerBits),
  }
}

/** Builds the index of a catalogue. */
export function buildIndex(
  entries: IndexEntry[],
  subcategories: Subcategory[],
  brands: string[],
): CatalogueIndex {
  const sorted = [...entries].sort((a, b) => a.seq - b.seq)
  const profiles: Int32Array[] = []
  const known = new Map<string, number>()
  const profile = Uint16Array.from(sorted, (entry) => {
    const packed = [...new Set(entry.variants.map(packVariant))].sort((a, b) => a - b)
    const key = packed.join()
    if (!known.has(key)) known.set(key, profiles.push(Int32Array.from(packed)) - 1)
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

/** Adds the groups, which are derived from the other columns. */
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
    // Eight bits each for category and sub-category, sixteen each for brand and profile: far below 2⁵³.
    const key = ((own.category * 256 + own.subcategory) * 65_536 + own.brand) * 65_536 + own.profile
    const at = known.get(key) ?? groups.push({ ...own, size: 0 }) - 1
    known.set(key, at)
    const found = groups[at]
    if (found) found.size++
    return at
  })
  return { ...index, group, groups }
}

/** Position of a product in the index by binary search; -1 when the catalogue does not have it. */
export function positionOf({ seq }: CatalogueIndex, soughtSeq: number): number {
  let [from, to] = [0, seq.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((seq[middle] ?? 0) < soughtSeq) from = middle + 1
    else to = middle
  }
  return seq[from] === soughtSeq ? from : -1
}
