import { facetValues, variantFacets } from './catalogue-facets.ts'
import { type CatalogueIndex, type Group, groupAt } from './catalogue-index.ts'
import type { FilterQuery } from './catalogue-query-schema.ts'
import {
  type FacetName,
  facetNames,
  type ProductFacetName,
  perFacet,
  productFacetNames,
  variantFacetNames,
} from './query-fields.ts'
import { representedVariant } from './represented-variant.ts'

/** The number of products for each value of each facet, by the facet's numbering in the index. */
export type FacetCounts = Record<FacetName, number[]>

/** A product that a search found, and which of its variants, the best first; null: all of them. */
export type Candidate = {
  position: number
  variants: readonly number[] | null
  /** Does the law of the use that is asked about admit it? Left out where none was asked. */
  isAdmitted?: boolean
}

/** What matches a query. */
export type Filtered = {
  /** Matching products, ascending. */
  positions: number[]
  /** For each facet the exact counts without its own filter. */
  counts: FacetCounts
  /** The variant that stands for a matching product: it meets every facet and the search. */
  variantOf: (position: number) => number
}

/** Filters the catalogue, or what a search found in it; one and the same variant of a product meets everything. */
export function filterIndex(
  index: CatalogueIndex,
  query: FilterQuery,
  candidates: readonly Candidate[] | null = null,
): Filtered {
  const values = facetValues(index)
  const ofProduct = perFacet(productFacetNames, (name) =>
    query[name].length ? new Set(query[name].map((value) => values[name].indexOf(value))) : null,
  )
  const missed = missedFacets(index, chosenBits(query))
  const counts: FacetCounts = perFacet(facetNames, (name) => Array(values[name].length).fill(0))
  const profiles = index.profiles.map((profile) => matchOf(index, missed, profile))
  const isChosen = (variant: number) => missed[index.variants.combination[variant] ?? -1] === none
  if (!candidates) {
    const matches = index.groups.map((group) => countGroup(counts, group, ofProduct, profiles[group.profile]))
    return {
      positions: positionsOf(index, matches),
      counts,
      variantOf: (position) => representedVariant(index, position, isChosen),
    }
  }
  const positions = candidates.filter(({ position, variants }) => {
    const group = groupAt(index, position)
    if (!group) return false
    const match = variants ? matchOf(index, missed, combinationsOf(index, variants)) : profiles[group.profile]
    return countGroup(counts, { ...group, size: 1 }, ofProduct, match)
  })
  const variantsOf = new Map(candidates.map(({ position, variants }) => [position, variants]))
  return {
    positions: positions.map(({ position }) => position).sort((a, b) => a - b),
    counts,
    variantOf: (position) =>
      variantsOf.get(position)?.find(isChosen) ?? representedVariant(index, position, isChosen),
  }
}

function positionsOf({ group }: CatalogueIndex, matches: readonly boolean[]): number[] {
  const positions: number[] = []
  for (let position = 0; position < group.length; position++)
    if (matches[group[position] ?? -1]) positions.push(position)
  return positions
}

const combinationsOf = ({ variants }: CatalogueIndex, numbers: readonly number[]) =>
  new Set(numbers.map((variant) => variants.combination[variant] ?? 0))

/** The chosen values as bits, in the order of `variantFacetNames`; null: the facet is not used. */
const chosenBits = (query: FilterQuery): (number | null)[] =>
  variantFacetNames.map((name) => {
    const { values } = variantFacets[name]
    return query[name].length
      ? query[name].reduce((bits, value) => bits | oneBit(values.indexOf(value)), 0)
      : null
  })

const oneBit = (number: number) => (number < 0 ? 0 : 1 << number)

/** Of the variants of a product: meets one every facet, and which values of a facet have those that meet the others? */
type VariantMatch = { meets: boolean; open: readonly number[] }

const none = -1
const several = -2

/** Which facet of each combination has none of the chosen values: its place, `none` or `several`. */
function missedFacets({ combinations }: CatalogueIndex, chosen: readonly (number | null)[]): Int8Array {
  const missed = new Int8Array(combinations.capacity.length).fill(none)
  for (const [place, name] of variantFacetNames.entries()) {
    const bits = chosen[place] ?? null
    if (bits === null) continue
    const column = combinations[name]
    for (let i = 0; i < missed.length; i++)
      if (!((column[i] ?? 0) & bits)) missed[i] = missed[i] === none ? place : several
  }
  return missed
}

function matchOf(index: CatalogueIndex, missed: Int8Array, combinations: Iterable<number>): VariantMatch {
  const open = variantFacetNames.map(() => 0)
  let meets = false
  for (const combination of combinations) {
    const only = missed[combination] ?? several
    if (only === several) continue
    if (only === none) meets = true
    for (const [place, name] of variantFacetNames.entries())
      if (only === none || only === place)
        open[place] = (open[place] ?? 0) | (index.combinations[name][combination] ?? 0)
  }
  return { meets, open }
}

/** Adds a group to the facet counts; returns true when its products match the whole query. */
function countGroup(
  counts: FacetCounts,
  group: Group,
  ofProduct: Record<ProductFacetName, ReadonlySet<number> | null>,
  match: VariantMatch | undefined,
): boolean {
  if (!match) return false
  let missed: ProductFacetName | null = null
  for (const name of productFacetNames) {
    if (ofProduct[name] === null || ofProduct[name].has(group[name])) continue
    // Two facets are missed: no count is one without its own filter.
    if (missed !== null) return false
    missed = name
  }
  if (match.meets)
    for (const name of productFacetNames)
      if (missed === null || missed === name) add(counts[name], group[name], group.size)
  if (missed !== null) return false
  for (const [place, name] of variantFacetNames.entries())
    for (let rest = match.open[place] ?? 0; rest; rest &= rest - 1)
      add(counts[name], lowestBit(rest), group.size)
  return match.meets
}

const lowestBit = (bits: number) => 31 - Math.clz32(bits & -bits)

function add(counts: number[], value: number, size: number) {
  if (value >= 0) counts[value] = (counts[value] ?? 0) + size
}
