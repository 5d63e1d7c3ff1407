/** The orders that a list can have. */
export const sorts = ['newest', 'price-asc', 'price-desc', 'name-asc', 'name-desc'] as const
export type Sort = (typeof sorts)[number]

/** The filters of a list; each may have several values. */
export const facetNames = ['category', 'subcategory', 'brand', 'capacity', 'precision', 'metrology'] as const
export type FacetName = (typeof facetNames)[number]
