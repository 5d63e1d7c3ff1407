import { defaultLocale } from '#config/locales.ts'
import { type Filtered, filterIndex } from '#domain/catalogue/catalogue-filter.ts'
import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import type { FilterQuery } from '#domain/catalogue/catalogue-query-schema.ts'
import { facetNames } from '#domain/catalogue/query-fields.ts'
import { type Found, readAhead, searchProducts } from './search.ts'
import { catalogueIndex } from './snapshot.ts'
import { versionedCache } from './versioned-cache.ts'

/** Two arrays as long as the catalogue each; the lists that most visitors open. */
const filtered = versionedCache<Filtered>(8)

/** The whole catalogue filtered, once for each choice of filters. */
function filterAll(index: CatalogueIndex, query: FilterQuery): Filtered {
  const key = JSON.stringify(facetNames.map((name) => query[name]))
  const cached = filtered.get(index, key)
  if (cached) return cached
  const matches = filterIndex(index, query)
  filtered.set(index, key, matches)
  return matches
}

/** What matches a query, and what its search found; null without a search. */
type Matches = Filtered & { index: CatalogueIndex; search: Found | null }

/** The products that match a query. The database is asked for the matches of a search alone. */
export async function matchProducts(env: { DB: D1Database }, query: FilterQuery): Promise<Matches> {
  const locale = query.lang ?? defaultLocale
  if (query.q) await readAhead(env, query.q, locale)
  const index = await catalogueIndex(env)
  const search = query.q ? await searchProducts(env, index, query.q, locale) : null
  const matches = search ? filterIndex(index, query, search.products) : filterAll(index, query)
  return { index, ...matches, search }
}
