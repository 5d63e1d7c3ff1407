import type { Locale } from '#config/locales.ts'
import { filterIndex } from '#domain/catalogue/catalogue-filter.ts'
import { type CatalogueIndex, positionOf } from '#domain/catalogue/catalogue-index.ts'
import { orderPositions, sortKey } from '#domain/catalogue/catalogue-order.ts'
import type { ProductsQuery } from '#domain/catalogue/catalogue-query-schema.ts'
import type { ProductList } from '#domain/catalogue/product.ts'
import type { Sort } from '#domain/catalogue/query-fields.ts'
import { AppError } from '#domain/site/error.ts'
import { openDb } from '#functions/db/client.ts'
import { cardsOf } from './cards.ts'
import { facetLists } from './facet-lists.ts'
import { searchProducts } from './search.ts'
import { catalogueIndex } from './snapshot.ts'

/** Alphabets differ by language, so a place in one is none in another. */
type Order = Sort | 'relevance' | `name-${'asc' | 'desc'}.${Locale}`
/** Where a page begins: the sort value and seq of its first product, so that it holds when the catalogue changes. */
type Cursor = { order: Order; key: number; seq: number }

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
  const ordered = order(index, positions, query, candidates)
  const start = query.cursor ? startOf(ordered, query.cursor) : 0
  const seqs = ordered.positions.slice(start, start + query.limit).map((position) => seqAt(index, position))
  const items = await cardsOf(db, index, query.lang, seqs)
  const end = start + query.limit
  return {
    items,
    total: positions.length,
    from: seqs.length ? start + 1 : 0,
    facets: facetLists(index, counts, query.lang),
    nextCursor: end < ordered.positions.length ? cursorAt(ordered, end) : null,
    previousCursor: start > 0 ? cursorAt(ordered, Math.max(0, start - query.limit)) : null,
    correctedQuery: search?.corrected ?? null,
  }
}

/** The result in its order; keys are worked out where they are asked for, not for every product. */
type Ordered = {
  order: Order
  positions: readonly number[]
  keyAt: (place: number) => number
  seqAt: (place: number) => number
}

const seqAt = (index: CatalogueIndex, position: number | undefined) => index.seq[position ?? -1] ?? 0

/** A search without an order of its own is ordered by relevance, a list by newest. */
function order(
  index: CatalogueIndex,
  matching: number[],
  query: ProductsQuery,
  candidates: number[] | null,
): Ordered {
  if (candidates && !query.sort) {
    const kept = new Set(matching)
    const positions = candidates.filter((position) => kept.has(position))
    return {
      order: 'relevance',
      positions,
      keyAt: (place) => place,
      seqAt: (place) => seqAt(index, positions[place]),
    }
  }
  const sort = query.sort ?? 'newest'
  const positions = orderPositions(index, matching, sort, query.lang)
  return {
    order: sort === 'name-asc' || sort === 'name-desc' ? `${sort}.${query.lang}` : sort,
    positions,
    keyAt: (place) => sortKey(index, sort, query.lang, positions[place] ?? -1),
    seqAt: (place) => seqAt(index, positions[place]),
  }
}

/** The first place at or after the cursor; found by halving, also when its own product has left the catalogue. */
function startOf({ order, positions, keyAt, seqAt }: Ordered, text: string): number {
  const cursor = readCursor(text)
  if (cursor?.order !== order) throw new AppError('invalid-fields', { fields: { cursor: 'form.choice' } })
  let [from, to] = [0, positions.length]
  while (from < to) {
    const middle = (from + to) >> 1
    const key = keyAt(middle)
    if (key < cursor.key || (key === cursor.key && seqAt(middle) < cursor.seq)) from = middle + 1
    else to = middle
  }
  return from
}

const cursorAt = ({ order, keyAt, seqAt }: Ordered, place: number) =>
  writeCursor({ order, key: keyAt(place), seq: seqAt(place) })

const writeCursor = ({ order, key, seq }: Cursor) => `${order}_${key}_${seq}`

function readCursor(text: string): Cursor | null {
  const match = text.match(/^([a-z.-]+)_(-?\d{1,16})_(\d{1,10})$/)
  if (!match) return null
  return { order: match[1] as Order, key: Number(match[2]), seq: Number(match[3]) }
}
