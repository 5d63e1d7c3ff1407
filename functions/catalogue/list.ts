import { filterIndex } from '#domain/catalogue/catalogue-filter.ts'
import { positionOf } from '#domain/catalogue/catalogue-index.ts'
import type { ProductsQuery } from '#domain/catalogue/catalogue-query-schema.ts'
import { cursorAt, orderList, placeOfCursor, seqAt } from '#domain/catalogue/list-order.ts'
import type { ProductList } from '#domain/catalogue/product.ts'
import { openDb } from '#functions/db/client.ts'
import { cardsOf } from './cards.ts'
import { facetLists } from './facet-lists.ts'
import { searchProducts } from './search.ts'
import { catalogueIndex } from './snapshot.ts'

/**
 * One page of the catalogue. Filter, order, total and facets come from the compact index in memory; the database
 * is asked for the cards of this page alone, and before that for the matches of a search.
 */
export async function listProducts(
  env: { DB: D1Database },
  query: ProductsQuery & { limit: number },
): Promise<ProductList> {
  const index = await catalogueIndex(env)
  const db = openDb(env.DB)
  const search = query.q ? await searchProducts(db, index, query.q) : null
  const candidates =
    search?.seqs.map((seq) => positionOf(index, seq)).filter((position) => position >= 0) ?? null
  const { positions, counts } = filterIndex(index, query, candidates)
  const list = orderList(index, positions, query, candidates)
  const start = query.cursor ? placeOfCursor(list, query.cursor) : 0
  const end = start + query.limit
  const seqs = list.positions.slice(start, end).map((position) => seqAt(index, position))
  return {
    items: await cardsOf(db, index, query.lang, seqs),
    total: positions.length,
    from: seqs.length ? start + 1 : 0,
    facets: facetLists(index, counts, query.lang),
    nextCursor: end < list.positions.length ? cursorAt(list, end) : null,
    previousCursor: start > 0 ? cursorAt(list, Math.max(0, start - query.limit)) : null,
    correctedQuery: search?.corrected ?? null,
  }
}
