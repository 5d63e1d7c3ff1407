import { type FacetCounts, filterIndex } from '#domain/catalogue/catalogue-filter.ts'
import { type CatalogueIndex, positionOf } from '#domain/catalogue/catalogue-index.ts'
import type { MapQuery } from '#domain/catalogue/catalogue-query-schema.ts'
import { openDb } from '#functions/db/client.ts'
import { searchProducts } from './search.ts'
import { catalogueIndex } from './snapshot.ts'

type Matches = {
  index: CatalogueIndex
  /** Positions in the index, ascending. */
  positions: number[]
  counts: FacetCounts
  /** What a search found, the best first; null without a search. */
  candidates: number[] | null
  correctedQuery: string | null
}

/** The products that match a query. The database is asked for the matches of a search alone. */
export async function matchProducts(env: { DB: D1Database }, query: MapQuery): Promise<Matches> {
  const index = await catalogueIndex(env)
  const search = query.q ? await searchProducts(openDb(env.DB), index, query.q) : null
  const candidates =
    search?.seqs.map((seq) => positionOf(index, seq)).filter((position) => position >= 0) ?? null
  return {
    index,
    ...filterIndex(index, query, candidates),
    candidates,
    correctedQuery: search?.corrected ?? null,
  }
}
