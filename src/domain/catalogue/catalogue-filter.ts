import { metrologyStates } from '#domain/metrology/metrology.ts'
import type { CatalogueIndex, Group } from './catalogue-index.ts'
import { unpackVariant } from './catalogue-index.ts'
import type { FilterQuery } from './catalogue-query-schema.ts'
import { capacityBands, categories, precisionBands } from './facets.ts'
import { interfaceChoices, powerSources, protectionLevels } from './feature-values.ts'
import { type FacetName, facetNames } from './query-fields.ts'
import type { VariantBands } from './variant-bands.ts'

/** The number of products for each value of each facet, by the facet's numbering in the index. */
export type FacetCounts = Record<FacetName, number[]>

const productFacets = ['category', 'subcategory', 'brand'] as const
/** Facets that one and the same variant must match: 15 kg and 1 g finds models that have both. */
const variantFacets = ['capacity', 'precision', 'metrology', 'protection', 'power', 'interface'] as const
type VariantFacet = (typeof variantFacets)[number]

/**
 * The chosen values by their numbers in the index, those of a variant's facets as bits; null: the facet is not used.
 */
type ChosenValues = Record<(typeof productFacets)[number], ReadonlySet<number> | null> & ChosenBits
type ChosenBits = Record<VariantFacet, number | null>

const variantValues: Record<VariantFacet, readonly string[]> = {
  capacity: capacityBands.map(({ value }) => value),
  precision: precisionBands.map(({ value }) => value),
  metrology: metrologyStates,
  protection: protectionLevels.map(({ value }) => value),
  power: powerSources,
  interface: interfaceChoices.map(({ value }) => value),
}

/** A variant's values of a facet as bits; of bands and states it has one at most. */
const bitsOf = (variant: VariantBands, facet: VariantFacet) =>
  facet === 'capacity' || facet === 'precision' || facet === 'metrology'
    ? oneBit(variant[facet])
    : variant[facet]

const oneBit = (number: number) => (number < 0 ? 0 : 1 << number)

/**
 * Positions of the matching products, ascending, and for each facet the exact counts without its own filter.
 * `candidates` are positions that a search found; null means the whole catalogue.
 */
export function filterIndex(
  index: CatalogueIndex,
  query: FilterQuery,
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
  if (candidates) {
    const sorted = [...candidates].sort((a, b) => a - b)
    return { positions: sorted.filter((position) => matches[index.group[position] ?? -1]), counts }
  }
  const positions: number[] = []
  for (let position = 0; position < index.group.length; position++)
    if (matches[index.group[position] ?? -1]) positions.push(position)
  return { positions, counts }
}

function chosenValues(index: CatalogueIndex, query: FilterQuery): ChosenValues {
  const pick = (values: readonly string[], all: readonly string[]) =>
    values.length ? new Set(values.map((value) => all.indexOf(value))) : null
  return {
    category: pick(query.category, categories),
    subcategory: pick(
      query.subcategory,
      index.subcategories.map((s) => s.key),
    ),
    brand: pick(query.brand, index.brands),
    ...chosenBits(query),
  }
}

const chosenBits = (query: FilterQuery): ChosenBits =>
  Object.fromEntries(
    variantFacets.map((facet) => {
      const bits = query[facet].map((value) => oneBit(variantValues[facet].indexOf(value)))
      return [facet, bits.length ? bits.reduce((all, bit) => all | bit) : null]
    }),
  ) as ChosenBits

/**
 * `meets`: one variant matches every facet; `open`: values of a facet among variants that match the others, as bits.
 */
type ProfileMatch = { meets: boolean; open: Record<VariantFacet, number> }

/** The facets of which a variant has none of the chosen values. */
const missedFacets = (variant: VariantBands, chosen: ChosenBits) =>
  variantFacets.filter((facet) => chosen[facet] !== null && !(bitsOf(variant, facet) & chosen[facet]))

function matchProfile(profile: Int32Array, chosen: ChosenValues): ProfileMatch {
  const match: ProfileMatch = {
    meets: false,
    open: { capacity: 0, precision: 0, metrology: 0, protection: 0, power: 0, interface: 0 },
  }
  for (const packed of profile) {
    const variant = unpackVariant(packed)
    const missed = missedFacets(variant, chosen)
    if (missed.length === 0) match.meets = true
    for (const facet of variantFacets) {
      if (missed.every((name) => name === facet)) match.open[facet] |= bitsOf(variant, facet)
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
  let missed: (typeof productFacets)[number] | null = null
  for (const facet of productFacets) {
    if (chosen[facet] === null || chosen[facet].has(group[facet])) continue
    // Two facets are missed: no count is one without its own filter.
    if (missed !== null) return false
    missed = facet
  }
  if (profile.meets)
    for (const facet of productFacets)
      if (missed === null || missed === facet) add(counts[facet], group[facet], size)
  if (missed !== null) return false
  for (const facet of variantFacets)
    for (let bits = profile.open[facet]; bits; bits &= bits - 1) add(counts[facet], lowestBit(bits), size)
  return profile.meets
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

function emptyCounts(index: CatalogueIndex): FacetCounts {
  const size: Record<FacetName, number> = {
    category: categories.length,
    subcategory: index.subcategories.length,
    brand: index.brands.length,
    ...(Object.fromEntries(variantFacets.map((facet) => [facet, variantValues[facet].length])) as Record<
      VariantFacet,
      number
    >),
  }
  return Object.fromEntries(facetNames.map((name) => [name, Array(size[name]).fill(0)])) as FacetCounts
}
