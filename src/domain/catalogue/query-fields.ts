/** The orders of a list. */
export const sorts = ['newest', 'price-asc', 'price-desc', 'name-asc', 'name-desc'] as const
export type Sort = (typeof sorts)[number]

/**
 * Facets of which a product has one value. The names of all facets stand apart from the facets themselves
 * (`catalogue-facets.ts`), because each page writes links to lists, and most of them nothing else.
 */
export const productFacetNames = ['category', 'subcategory', 'brand'] as const
export type ProductFacetName = (typeof productFacetNames)[number]

/** Facets that one and the same variant must match: 15 kg and 1 g finds models that have both. */
export const variantFacetNames = [
  'capacity',
  'precision',
  'metrology',
  'protection',
  'power',
  'interface',
] as const
export type VariantFacetName = (typeof variantFacetNames)[number]

/** The filters of a list; each may have several values. */
export const facetNames = [...productFacetNames, ...variantFacetNames] as const
export type FacetName = (typeof facetNames)[number]

/** Something for each facet, under its name. */
export const perFacet = <Name extends FacetName, Value>(
  names: readonly Name[],
  of: (name: Name) => Value,
): Record<Name, Value> => Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>
