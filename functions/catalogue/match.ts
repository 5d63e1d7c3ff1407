import { defaultLocale } from '#config/locales.ts'
import { type FacetCounts, filterIndex } from '#domain/catalogue/catalogue-filter.ts'
import { type CatalogueIndex, positionOf } from '#domain/catalogue/catalogue-index.ts'
import type { FilterQuery } from '#domain/catalogue/catalogue-query-schema.ts'
import { facetNames } from '#domain/catalogue/query-fields.ts'
import { type Found, searchProducts } from './search.ts'
import { catalogueIndex } from './snapshot.ts'
import { versionedCache } from './versioned-cache.ts'

/** Two arrays as long as the catalogue each; the lists that most visitors open. */
const filtered = versionedCache<Filtered>(8)

/** The whole catalogue filtered, once for each choice of filters. */
function filterAll(index: CatalogueIndex, query: FilterQuery): Filtered {
  const key = JSON.stringify(facetNames.map((name) => query[name]))
  const known = filtered.get(index, key)
  if (known) return known
  const found = filterIndex(index, query)
  filtered.set(index, key, found)
  return found
}

type Filtered = { positions: readonly number[]; counts: FacetCounts }
type Matches = {
  index: CatalogueIndex
  /** Positions in the index, ascending. */
  positions: readonly number[]
  counts: FacetCounts
  /** What a search found, the best first; null without a search. */
  candidates: number[] | null
  correctedQuery: string | null
  search: Found | null
}

/** The products that match a query. The database is asked for the matches of a search alone. */
export async function matchProducts(env: { DB: D1Database }, query: FilterQuery): Promise<Matches> {
  const index = await catalogueIndex(env)
  const search = query.q ? await searchProducts(env, index, query.q, query.lang ?? defaultLocale) : null
  const candidates =
    search?.seqs.map((seq) => positionOf(index, seq)).filter((position) => position >= 0) ?? null
  return {
    index,
    ...(candidates ? filterIndex(index, query, candidates) : filterAll(index, query)),
    candidates,
    correctedQuery: search?.corrected ?? null,
    search,
  }
}
