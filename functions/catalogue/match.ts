import { defaultLocale } from '#config/locales.ts'
import { type FacetCounts, filterIndex } from '#domain/catalogue/catalogue-filter.ts'
import { type CatalogueIndex, positionOf } from '#domain/catalogue/catalogue-index.ts'
import type { MapQuery } from '#domain/catalogue/catalogue-query-schema.ts'
import { type Found, searchProducts } from './search.ts'
import { catalogueIndex } from './snapshot.ts'

type Matches = {
  index: CatalogueIndex
  /** Positions in the index, ascending. */
  positions: number[]
  counts: FacetCounts
  /** What a search found, the best first; null without a search. */
  candidates: number[] | null
  correctedQuery: string | null
  search: Found | null
}

/** The products that match a query. The database is asked for the matches of a search alone. */
export async function matchProducts(env: { DB: D1Database }, query: MapQuery): Promise<Matches> {
  const index = await catalogueIndex(env)
  const search = query.q ? await searchProducts(env, index, query.q, query.lang ?? defaultLocale) : null
  const candidates =
    search?.seqs.map((seq) => positionOf(index, seq)).filter((position) => position >= 0) ?? null
  return {
    index,
    ...filterIndex(index, query, candidates),
    candidates,
    correctedQuery: search?.corrected ?? null,
    search,
  }
}
