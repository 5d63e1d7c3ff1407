import type { CatalogueQuery } from './catalogue-query-schema.ts'
import { type FacetName, facetNames, perFacet } from './query-fields.ts'

/** The query that selects the whole catalogue. */
export const emptyQuery: CatalogueQuery = { ...perFacet(facetNames, () => []), q: '', cursor: '' }

/** The canonical query string: fixed order, sorted values, no defaults. */
export function writeCatalogueQuery(query: Partial<CatalogueQuery>): URLSearchParams {
  const search = new URLSearchParams()
  if (query.q) search.set('q', query.q)
  for (const name of facetNames)
    for (const value of [...(query[name] ?? [])].sort()) search.append(name, value)
  if (query.sort) search.set('sort', query.sort)
  if (query.cursor) search.set('cursor', query.cursor)
  if (query.view) search.set('view', query.view)
  return search
}

/** Toggles one value of a facet and returns to the first page. */
export function toggleFacet(query: CatalogueQuery, facet: FacetName, value: string): CatalogueQuery {
  const values: readonly string[] = query[facet]
  const next = values.includes(value) ? values.filter((v) => v !== value) : [...values, value]
  return { ...query, [facet]: next, cursor: '' }
}

/** Number of chosen values over all facets. */
export function chosenCount(query: CatalogueQuery): number {
  return facetNames.reduce((sum, name) => sum + query[name].length, 0)
}
