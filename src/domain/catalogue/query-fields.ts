/** The orders of a list. */
export const sorts = ['newest', 'price-asc', 'price-desc', 'name-asc', 'name-desc'] as const
/** An order of a list. */
export type Sort = (typeof sorts)[number]

/** The filters of a list; each may have several values. */
export const facetNames = [
  'category',
  'subcategory',
  'brand',
  'capacity',
  'precision',
  'metrology',
  'protection',
  'power',
  'interface',
] as const
/** The name of a filter. */
export type FacetName = (typeof facetNames)[number]
