import { facetValues, variantFacets } from './catalogue-facets.ts'
import type { CatalogueIndex, Group } from './catalogue-index.ts'
import type { FilterQuery } from './catalogue-query-schema.ts'
import {
  type FacetName,
  facetNames,
  type ProductFacetName,
  perFacet,
  productFacetNames,
  variantFacetNames,
} from './query-fields.ts'

/** The number of products for each value of each facet, by the facet's numbering in the index. */
export type FacetCounts = Record<FacetName, number[]>

/** The chosen values by their numbers in the index, those of variants as bits; null: the facet is not used. */
type Chosen = {
  ofProduct: Record<ProductFacetName, ReadonlySet<number> | null>
  /** In the order of `variantFacetNames`. */
  ofVariant: readonly (number | null)[]
}

/**
 * Positions of the matching products, ascending, and for each facet the exact counts without its own filter.
 * `candidates` are positions that a search found; null means the whole catalogue.
 */
export function filterIndex(
  index: CatalogueIndex,
  query: FilterQuery,
  candidates: readonly number[] | null = null,
): { positions: number[]; counts: FacetCounts } {
  const values = facetValues(index)
  const chosen: Chosen = {
    ofProduct: perFacet(productFacetNames, (name) =>
      query[name].length ? new Set(query[name].map((value) => values[name].indexOf(value))) : null,
    ),
    ofVariant: chosenBits(query),
  }
  const profiles = matchProfiles(index, chosen.ofVariant)
  const counts: FacetCounts = perFacet(facetNames, (name) => Array(values[name].length).fill(0))
  const sizes = candidates ? groupSizes(index, candidates) : index.groups.map((group) => group.size)
  const matches = index.groups.map((group, i) => {
    const size = sizes[i] ?? 0
    return size > 0 && countGroup(counts, group, size, chosen, profiles)
  })
  if (candidates) {
    const sorted = [...candidates].sort((a, b) => a - b)
    return { positions: sorted.filter((position) => matches[index.group[position] ?? -1]), counts }
  }
  const positions: number[] = []
  for (let position = 0; position < index.group.length; position++)
    if (matches[index.group[position] ?? -1]) positions.push(position)
  return { positions, counts }
}

const chosenBits = (query: FilterQuery): Chosen['ofVariant'] =>
  variantFacetNames.map((name) => {
    const { values } = variantFacets[name]
    return query[name].length
      ? query[name].reduce((bits, value) => bits | oneBit(values.indexOf(value)), 0)
      : null
  })

const oneBit = (number: number) => (number < 0 ? 0 : 1 << number)

/**
 * `meets`: one variant matches every facet, for each profile; `open`: values of a facet among the variants that match
 * the others, as bits, for each facet of each profile.
 */
type ProfileMatches = { meets: Uint8Array; open: Int32Array }

const none = -1
const several = -2

/** Which facet of each distinct variant has none of the chosen values: its place, `none` or `several`. */
function missedFacets({ variants }: CatalogueIndex, chosen: Chosen['ofVariant']): Int8Array {
  const missed = new Int8Array(variants.capacity.length).fill(none)
  for (const [place, name] of variantFacetNames.entries()) {
    const bits = chosen[place] ?? null
    if (bits === null) continue
    const column = variants[name]
    for (let i = 0; i < missed.length; i++)
      if (!((column[i] ?? 0) & bits)) missed[i] = missed[i] === none ? place : several
  }
  return missed
}

function matchProfiles(index: CatalogueIndex, chosen: Chosen['ofVariant']): ProfileMatches {
  const columns = variantFacetNames.map((name) => index.variants[name])
  const missed = missedFacets(index, chosen)
  const meets = new Uint8Array(index.profiles.length)
  const open = new Int32Array(index.profiles.length * columns.length)
  for (const [number, profile] of index.profiles.entries()) {
    for (const variant of profile) {
      const only = missed[variant] ?? several
      if (only === several) continue
      if (only === none) meets[number] = 1
      for (const [place, column] of columns.entries()) {
        const at = number * columns.length + place
        if (only === none || only === place) open[at] = (open[at] ?? 0) | (column[variant] ?? 0)
      }
    }
  }
  return { meets, open }
}

/** Adds a group to the facet counts; returns true when its products match the whole query. */
function countGroup(
  counts: FacetCounts,
  group: Group,
  size: number,
  { ofProduct }: Chosen,
  { meets, open }: ProfileMatches,
): boolean {
  let missed: ProductFacetName | null = null
  for (const name of productFacetNames) {
    if (ofProduct[name] === null || ofProduct[name].has(group[name])) continue
    // Two facets are missed: no count is one without its own filter.
    if (missed !== null) return false
    missed = name
  }
  const isMet = meets[group.profile] === 1
  if (isMet)
    for (const name of productFacetNames)
      if (missed === null || missed === name) add(counts[name], group[name], size)
  if (missed !== null) return false
  for (const [place, name] of variantFacetNames.entries()) {
    const bits = open[group.profile * variantFacetNames.length + place] ?? 0
    for (let rest = bits; rest; rest &= rest - 1) add(counts[name], lowestBit(rest), size)
  }
  return isMet
}

const lowestBit = (bits: number) => 31 - Math.clz32(bits & -bits)

function add(counts: number[], value: number, size: number) {
  if (value >= 0) counts[value] = (counts[value] ?? 0) + size
}

function groupSizes(index: CatalogueIndex, positions: readonly number[]): number[] {
  const sizes: number[] = Array(index.groups.length).fill(0)
  for (const position of positions) add(sizes, index.group[position] ?? -1, 1)
  return sizes
}
