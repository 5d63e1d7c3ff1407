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
  /** -1: on request. */
  priceCents: Int32Array
  /** Days since 1970. */
  newestDay: Uint16Array
  /** The positions of all products, the newest first, those of one day ascending. */
  newestFirst: Int32Array
  /** Alphabetical rank in each language. */
  nameRank: Record<Locale, Int32Array>
  /** Index into `groups`. */
  group: Uint16Array
  /** Products with equal filter values form a group, so that a filter is evaluated once per group. */
  groups: Group[]
  /** Each distinct set of variants, reduced to bands, metrology and features. */
  profiles: Int32Array[]
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

/** Groups are numbered in two bytes: ten times what 100,000 products form. */
const mostGroups = 65_536

/** Builds the index of a catalogue. Throws where its products differ in more ways than can be numbered. */
export function buildIndex(
  entries: IndexEntry[],
  subcategories: Subcategory[],
  brands: string[],
): CatalogueIndex {
  const sorted = [...entries].sort((a, b) => a.seq - b.seq)
  const profiles: Int32Array[] = []
  const groups: Group[] = []
  const profileNumbers = new Map<string, number>()
  const groupNumbers = new Map<string, number>()
  const group = Uint16Array.from(sorted, ({ category, subcategory, brand, variants }) => {
    const packed = [...new Set(variants.map(packVariant))].sort((a, b) => a - b)
    const profile = numberOf(profileNumbers, packed.join(), () => profiles.push(Int32Array.from(packed)))
    const own = { category, subcategory, brand, profile }
    const at = numberOf(groupNumbers, Object.values(own).join(), () => groups.push({ ...own, size: 0 }))
    const found = groups[at]
    if (found) found.size++
    return at
  })
  if (groups.length > mostGroups) throw new Error(`${groups.length} groups of products`)
  const rank = (locale: Locale) => Int32Array.from(sorted, (entry) => entry.nameRank[locale])
  return {
    subcategories,
    brands,
    seq: Int32Array.from(sorted, (entry) => entry.seq),
    priceCents: Int32Array.from(sorted, (entry) => entry.priceCents ?? -1),
    newestDay: Uint16Array.from(sorted, (entry) => entry.newestDay),
    newestFirst: Int32Array.from(
      [...sorted.entries()].sort(([a, one], [b, other]) => other.newestDay - one.newestDay || a - b),
      ([position]) => position,
    ),
    nameRank: { fr: rank('fr'), en: rank('en'), de: rank('de') },
    group,
    groups,
    profiles,
  }
}

/** The number of a key; `append` puts a new one at the end of its list and returns the length of the list. */
function numberOf(known: Map<string, number>, key: string, append: () => number): number {
  const number = known.get(key) ?? append() - 1
  known.set(key, number)
  return number
}

/** What the filters know of the product at a position; undefined where there is none. */
export const groupAt = ({ group, groups }: CatalogueIndex, position: number): Group | undefined =>
  groups[group[position] ?? -1]

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
