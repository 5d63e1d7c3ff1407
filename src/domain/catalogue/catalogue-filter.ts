import { metrologyStates } from '#domain/metrology/metrology.ts'
import type { CatalogueIndex, Group } from './catalogue-index.ts'
import { unpackVariant } from './catalogue-index.ts'
import type { CatalogueQuery } from './catalogue-query-schema.ts'
import { capacityBands, categories, precisionBands } from './facets.ts'
import { type FacetName, facetNames } from './query-fields.ts'

/** The number of products for each value of each facet, by the facet's numbering in the index. */
export type FacetCounts = Record<FacetName, number[]>

/** The chosen values of each facet by their numbers in the index; null: the facet is not used. */
type ChosenValues = Record<FacetName, ReadonlySet<number> | null>

const productFacets = ['category', 'subcategory', 'brand'] as const
/** Facets that one and the same variant must match: 15 kg and 1 g finds models that have both. */
const variantFacets = ['capacity', 'precision', 'metrology'] as const

/**
 * Positions of the matching products, ascending, and for each facet the exact counts without its own filter.
 * `candidates` are positions that a search found; null means the whole catalogue.
 */
export function filterIndex(
  index: CatalogueIndex,
  query: CatalogueQuery,
  candidates: readonly number[] | null = null,
): { positions: number[]; counts: FacetCounts } {
  const chosen = chosenValues(index, query)
  const profiles = index.profiles.map((profile) => matchProfile(profile, chosen))
  const counts = emptyCounts(index)
  const sizes = candidates ? groupSizes(index, candidates) : index.groups.map((group) => group.size)
  const matches = index.groups.map((group, i) => {
    const size = sizes[i] ?? 0
    const profile = profiles[group.profile]
    return size > 0 && profile !== undefined && countGroup(counts, group, size, chosen, profile)
  })
  const from = candidates ? [...candidates].sort((a, b) => a - b) : index.seq.keys()
  const positions: number[] = []
  for (const position of from) if (matches[index.group[position] ?? -1]) positions.push(position)
  return { positions, counts }
}

function chosenValues(index: CatalogueIndex, query: CatalogueQuery): ChosenValues {
  const pick = (values: readonly string[], all: readonly string[]) =>
    values.length ? new Set(values.map((value) => all.indexOf(value))) : null
  return {
    category: pick(query.category, categories),
    subcategory: pick(
      query.subcategory,
      index.subcategories.map((s) => s.key),
    ),
    brand: pick(query.brand, index.brands),
    capacity: pick(
      query.capacity,
      capacityBands.map((band) => band.value),
    ),
    precision: pick(
      query.precision,
      precisionBands.map((band) => band.value),
    ),
    metrology: pick(query.metrology, metrologyStates),
  }
}

/** `meets`: one variant matches all three facets; `open`: values of a facet among variants that match the other two. */
type ProfileMatch = { meets: boolean; open: Record<(typeof variantFacets)[number], Set<number>> }

function matchProfile(profile: Int16Array, chosen: ChosenValues): ProfileMatch {
  const match: ProfileMatch = {
    meets: false,
    open: { capacity: new Set(), precision: new Set(), metrology: new Set() },
  }
  for (const packed of profile) {
    const variant = unpackVariant(packed)
    const missed = variantFacets.filter((facet) => chosen[facet] && !chosen[facet].has(variant[facet]))
    if (missed.length === 0) match.meets = true
    for (const facet of variantFacets) {
      if (missed.every((name) => name === facet)) match.open[facet].add(variant[facet])
    }
  }
  return match
}

/** Adds a group to the facet counts; returns true when its products match the whole query. */
function countGroup(
  counts: FacetCounts,
  group: Group,
  size: number,
  chosen: ChosenValues,
  profile: ProfileMatch,
): boolean {
  const missed = productFacets.filter((facet) => chosen[facet] && !chosen[facet].has(group[facet]))
  if (profile.meets) {
    for (const facet of productFacets) {
      if (missed.every((name) => name === facet)) add(counts[facet], group[facet], size)
    }
  }
  if (missed.length) return false
  for (const facet of variantFacets) for (const value of profile.open[facet]) add(counts[facet], value, size)
  return profile.meets
}

function add(counts: number[], value: number, size: number) {
  if (value >= 0) counts[value] = (counts[value] ?? 0) + size
}

function groupSizes(index: CatalogueIndex, positions: readonly number[]): number[] {
  const sizes: number[] = Array(index.groups.length).fill(0)
  for (const position of positions) add(sizes, index.group[position] ?? -1, 1)
  return sizes
}

function emptyCounts(index: CatalogueIndex): FacetCounts {
  const size: Record<FacetName, number> = {
    category: categories.length,
    subcategory: index.subcategories.length,
    brand: index.brands.length,
    capacity: capacityBands.length,
    precision: precisionBands.length,
    metrology: metrologyStates.length,
  }
  return Object.fromEntries(facetNames.map((name) => [name, Array(size[name]).fill(0)])) as FacetCounts
}
