import * as v from 'valibot'
import { limits } from '#config/limits.ts'
import type { Locale } from '#config/locales.ts'
import { languageField } from '#domain/text/text-fields.ts'
import { isTracking } from '#domain/text/tracking.ts'
import { variantFacets } from './catalogue-facets.ts'
import { categories } from './facets.ts'
import { type FacetName, facetNames, perFacet, sorts, variantFacetNames } from './query-fields.ts'

const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(60))
const valueSchemas: Record<FacetName, v.GenericSchema<string>> = {
  category: v.picklist(categories, 'form.choice'),
  // Names of the catalogue: a link to one that it no longer has shows an empty list.
  subcategory: name,
  brand: name,
  ...perFacet(variantFacetNames, (facet) => v.picklist(variantFacets[facet].values, 'form.choice')),
}
const maxValues = 50

/** The text of a search, trimmed; D1 cuts a text at a null character, so it is refused. */
export const searchText = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(limits.searchLength, 'form.too-long'),
  v.check((text) => !text.includes('\0'), 'form.invalid-characters'),
)

/** Filters and search of the catalogue. */
const filters = {
  ...perFacet(facetNames, (facet) =>
    v.optional(v.pipe(v.array(valueSchemas[facet]), v.maxLength(maxValues)), []),
  ),
  q: v.optional(searchText, ''),
}

/** Filters, search and order of a list, as in the URL; several values of a facet mean "or". */
const list = {
  ...filters,
  /** Default: relevance for a search, newest otherwise. */
  sort: v.optional(v.picklist(sorts, 'form.choice')),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
}

/** What a list shows, as in the URL. */
export const CatalogueQuery = v.strictObject({
  ...list,
  /** Cards unless it is said otherwise. */
  view: v.optional(v.picklist(['table', 'scale'], 'form.choice')),
})
export type CatalogueQuery = v.InferOutput<typeof CatalogueQuery>

/** Which products a list holds, whatever its order and page; the text of a search is read in the language. */
export type FilterQuery = Pick<CatalogueQuery, keyof typeof filters> & { lang?: Locale }

/** Query of `GET /api/understood`. */
export const UnderstoodQuery = v.strictObject({
  q: filters.q,
  lang: languageField,
})

/** Filters read in a text, under their names in the query of a list; those without a value are left out. */
export const ReadFilters = v.object(perFacet(facetNames, () => v.optional(v.array(v.string()))))

/** Query of `GET /api/products`: the list's query, a language and a page size. */
export const ProductsQuery = v.strictObject({
  ...list,
  lang: languageField,
  limit: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/, 'form.number'),
      v.transform(Number),
      v.minValue(1, 'form.number'),
      v.maxValue(limits.pageSizeMax, 'form.number'),
    ),
    String(limits.pageSize),
  ),
})
export type ProductsQuery = v.InferOutput<typeof ProductsQuery>

/**
 * Parses the query of a URL. URLs are typed, shared and crawled, so invalid parts are ignored instead of refused, and
 * an old link still shows a list.
 */
export function readCatalogueQuery(search: URLSearchParams): CatalogueQuery {
  const parameters: Record<string, unknown> = {}
  for (const name of facetNames)
    parameters[name] = [...new Set(search.getAll(name))]
      .filter((value) => v.is(valueSchemas[name], value))
      .slice(0, maxValues)
  for (const name of ['q', 'sort', 'cursor', 'view'] as const) {
    const value = name === 'q' ? search.get(name)?.slice(0, limits.searchLength) : search.get(name)
    if (value && v.is(CatalogueQuery.entries[name], value)) parameters[name] = value
  }
  return v.parse(CatalogueQuery, parameters)
}

/** More and longer ones are no slips of a person; the cache of pages has a place for each. */
const maxUnknown = { parts: 3, length: 60 }

/**
 * What an address asks for that a list cannot give: « foo=bar », « category=garden ». The page names it, so that
 * nobody takes the list for the answer.
 */
export function unknownParts(search: URLSearchParams): [name: string, value: string][] {
  const query: Record<string, unknown> = { ...readCatalogueQuery(search) }
  const isRead = (name: string, value: string) => {
    const read = Object.hasOwn(query, name) ? query[name] : []
    return name === 'q' || name === 'cursor' || (Array.isArray(read) ? read.includes(value) : read === value)
  }
  return [...search]
    .filter(([name, value]) => value.trim() !== '' && !isTracking(name) && !isRead(name, value))
    .filter((part) => part.every((text) => text.length <= maxUnknown.length && !/\p{C}/u.test(text)))
    .slice(0, maxUnknown.parts)
}
