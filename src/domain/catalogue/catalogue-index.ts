import type { Locale } from '#config/locales.ts'
import { each } from '#config/locales.ts'
import type { VariantBits } from './catalogue-facets.ts'
import {
  type ProductFacetName,
  perFacet,
  productFacetNames,
  type VariantFacetName,
  variantFacetNames,
} from './query-fields.ts'

/**
 * The whole catalogue in memory: only what filters, sorts and counts need, nothing that is shown. The import writes one
 * index per catalogue version; an isolate loads it once. So a list, its total and its exact facet counts read no row of
 * the database, however large the catalogue is (docs/decisions/0003).
 */
export type CatalogueIndex = {
  /** The generation of the rows that belong to it (`functions/db/generations.ts`). */
  generation: number
  subcategories: Subcategory[]
  brands: string[]
  /** One entry per product, ascending in `seq`. */
  seq: Int32Array
  /** The rows of the products in the database. */
  row: Int32Array
  /** Days since 1970. */
  newestDay: Uint16Array
  /** The positions of all products, the newest first, those of one day ascending. */
  newestFirst: Int32Array
  /** Alphabetical rank in each language. */
  nameRank: Record<Locale, Int32Array>
  /** The positions of products by words of their names alone: a search that reads a fact of one looks nothing up. */
  nameWords: Record<string, number[]>
  /** Index into `groups`. */
  group: Uint16Array
  /** Products with equal filter values form a group, so that a filter is evaluated once per group. */
  groups: Group[]
  /** Each distinct combination of what filters know of a variant: a column for each facet, with its values as bits. */
  combinations: Record<VariantFacetName, Int32Array>
  /** Each distinct set of combinations that the variants of a product have. */
  profiles: Int32Array[]
  /** The first variant of each product, and behind the last product the number of all variants. */
  firstVariant: Int32Array
  /** All variants, in the order of their products and of their positions there. */
  variants: VariantColumns
}

/** What a list must know of each variant to say which one stands for its product. */
type VariantColumns = {
  /** Place in `combinations`. */
  combination: Uint16Array
  /** -1: on request. */
  priceCents: Int32Array
  /** 1: in stock. */
  inStock: Uint8Array
}

/** Products with equal filter values; the numbers index the lists of the catalogue index. */
export type Group = Record<ProductFacetName, number> & { profile: number; size: number }

/** A sub-category: its key, the number of its category, its names. */
export type Subcategory = { key: string; category: number; name: Record<Locale, string> }

/** A product as input of `buildIndex`. */
export type IndexEntry = Record<ProductFacetName, number> & {
  seq: number
  row: number
  newestDay: number
  nameRank: Record<Locale, number>
  nameWords?: readonly string[]
  /** In the order of their positions. */
  variants: { facets: VariantBits; priceCents: number | null; inStock: boolean }[]
}

/** Builds the index of a catalogue. Throws where a number does not fit into its column. */
export function buildIndex(
  entries: IndexEntry[],
  subcategories: Subcategory[],
  brands: string[],
  generation = 0,
): CatalogueIndex {
  const sorted = [...entries].sort((a, b) => a.seq - b.seq)
  const rank = (locale: Locale) =>
    int32(
      `nameRank.${locale}`,
      sorted.map((entry) => entry.nameRank[locale]),
    )
  const newestFirst = [...sorted.entries()].sort(
    ([a, one], [b, other]) => other.newestDay - one.newestDay || a - b,
  )
  return {
    generation,
    subcategories,
    brands,
    seq: int32(
      'seq',
      sorted.map(({ seq }) => seq),
    ),
    row: int32(
      'row',
      sorted.map(({ row }) => row),
    ),
    newestDay: uint16(
      'newestDay',
      sorted.map(({ newestDay }) => newestDay),
    ),
    newestFirst: Int32Array.from(newestFirst, ([position]) => position),
    nameRank: each(rank),
    nameWords: positionsOfWords(sorted),
    ...groupsOf(sorted),
  }
}

/** A word of more names tells no product apart; so many keep the index small. */
const [maxWithOneWord, maxNameWords] = [20, 2000]

function positionsOfWords(entries: readonly IndexEntry[]): CatalogueIndex['nameWords'] {
  const positions = new Map<string, number[]>()
  for (const [position, { nameWords = [] }] of entries.entries())
    for (const word of nameWords) positions.set(word, [...(positions.get(word) ?? []), position])
  const rare = [...positions].filter(([, list]) => list.length <= maxWithOneWord)
  return Object.fromEntries(rare.slice(0, maxNameWords))
}

/** Equal variants, equal sets of them and equal products, each once. */
function groupsOf(
  entries: readonly IndexEntry[],
): Pick<CatalogueIndex, 'group' | 'groups' | 'combinations' | 'profiles' | 'firstVariant' | 'variants'> {
  const combinations = numbering<VariantBits>((bits) => variantFacetNames.map((name) => bits[name]).join())
  const profiles = numbering<Int32Array>(String)
  const groups = numbering<Group>((group) =>
    [...productFacetNames.map((name) => group[name]), group.profile].join(),
  )
  const variants = entries.flatMap((entry) => entry.variants)
  const combination = variants.map(({ facets }) => combinations.numberOf(facets))
  const firstVariant = [0]
  for (const entry of entries) firstVariant.push((firstVariant.at(-1) ?? 0) + entry.variants.length)
  const group = entries.map((entry, i) => {
    const places = Int32Array.from(new Set(combination.slice(firstVariant[i], firstVariant[i + 1]))).sort()
    const profile = profiles.numberOf(places)
    const values = perFacet(productFacetNames, (name) => entry[name])
    return groups.numberOf({ ...values, profile, size: 0 })
  })
  for (const number of group) {
    const counted = groups.items[number]
    if (counted) counted.size++
  }
  return {
    group: uint16('group', group),
    groups: groups.items,
    combinations: perFacet(variantFacetNames, (name) =>
      int32(
        name,
        combinations.items.map((bits) => bits[name]),
      ),
    ),
    profiles: profiles.items,
    firstVariant: int32('firstVariant', firstVariant),
    variants: {
      combination: uint16('combination', combination),
      priceCents: int32(
        'priceCents',
        variants.map(({ priceCents }) => priceCents ?? -1),
      ),
      inStock: Uint8Array.from(variants, ({ inStock }) => Number(inStock)),
    },
  }
}

/** Numbers items in the order in which they come, equal ones alike. */
function numbering<Item>(keyOf: (item: Item) => string) {
  const numbers = new Map<string, number>()
  const items: Item[] = []
  const numberOf = (item: Item): number => {
    const key = keyOf(item)
    const number = numbers.get(key) ?? items.push(item) - 1
    numbers.set(key, number)
    return number
  }
  return { items, numberOf }
}

const int32 = (name: string, values: readonly number[]) => checked(name, values, Int32Array.from(values))
const uint16 = (name: string, values: readonly number[]) => checked(name, values, Uint16Array.from(values))

/** A typed array cuts off what does not fit and says nothing: filters would then find other products. */
function checked<Column extends Int32Array | Uint16Array>(
  name: string,
  values: readonly number[],
  column: Column,
): Column {
  const place = values.findIndex((value, i) => column[i] !== value)
  if (place >= 0)
    throw new Error(`The column ${name} of the catalogue index is full: it cannot hold ${values[place]}.`)
  return column
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
