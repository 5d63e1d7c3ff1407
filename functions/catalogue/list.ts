import type { Locale } from '#config/locales.ts'
import { filterIndex } from '#domain/catalogue-filter.ts'
import { type CatalogueIndex, positionOf } from '#domain/catalogue-index.ts'
import { orderPositions, sortKey } from '#domain/catalogue-order.ts'
import type { Sort } from '#domain/catalogue-query.ts'
import type { ProductsQuery } from '#domain/catalogue-query-schema.ts'
import { AppError } from '#domain/error.ts'
import type { ProductList } from '#domain/product.ts'
import { openDb } from '#functions/db/client.ts'
import { facetLists } from './facet-lists.ts'
import { presentCard } from './present.ts'
import { listCards } from './queries.ts'
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
  const page = ordered.entries.slice(start, start + query.limit)
  const seqs = page.map(({ seq }) => seq)
  const cards = seqs.length ? await listCards(db, query.lang, seqs) : []
  const bySeq = new Map(cards.map((row) => [row.seq, presentCard(row, index, query.lang)]))
  const next = ordered.entries[start + query.limit]
  const previous = start > 0 ? ordered.entries[Math.max(0, start - query.limit)] : undefined
  return {
    items: seqs.map((seq) => bySeq.get(seq)).filter((card) => card !== undefined),
    total: positions.length,
    from: page.length ? start + 1 : 0,
    facets: facetLists(index, counts, query.lang),
    nextCursor: next ? writeCursor({ order: ordered.order, ...next }) : null,
    previousCursor: previous ? writeCursor({ order: ordered.order, ...previous }) : null,
    correctedQuery: search?.corrected ?? null,
  }
}

type Entry = { key: number; seq: number }
type Ordered = { order: Order; entries: Entry[] }

/** A search without an order of its own is ordered by relevance, a list by newest. */
function order(
  index: CatalogueIndex,
  positions: number[],
  query: ProductsQuery,
  candidates: number[] | null,
): Ordered {
  if (candidates && !query.sort) {
    const kept = new Set(positions)
    const ranked = candidates.filter((position) => kept.has(position))
    return {
      order: 'relevance',
      entries: ranked.map((position, key) => ({ key, seq: index.seq[position] ?? 0 })),
    }
  }
  const sort = query.sort ?? 'newest'
  const sorted = orderPositions(index, positions, sort, query.lang)
  const name = sort === 'name-asc' || sort === 'name-desc' ? (`${sort}.${query.lang}` as const) : sort
  return { order: name, entries: keyed(index, sorted, sort, query.lang) }
}

function keyed(index: CatalogueIndex, positions: number[], sort: Sort, locale: Locale): Entry[] {
  return positions.map((position) => ({
    key: sortKey(index, sort, locale, position),
    seq: index.seq[position] ?? 0,
  }))
}

/** The first entry at or after the cursor; found by halving, also when its own product has left the catalogue. */
function startOf({ order, entries }: Ordered, text: string): number {
  const cursor = readCursor(text)
  if (cursor?.order !== order) throw new AppError('invalid-fields', { fields: { cursor: 'form.choice' } })
  let [from, to] = [0, entries.length]
  while (from < to) {
    const middle = (from + to) >> 1
    const entry = entries[middle]
    if (entry && (entry.key < cursor.key || (entry.key === cursor.key && entry.seq < cursor.seq)))
      from = middle + 1
    else to = middle
  }
  return from
}

const writeCursor = ({ order, key, seq }: Cursor) => `${order}_${key}_${seq}`

function readCursor(text: string): Cursor | null {
  const match = text.match(/^([a-z.-]+)_(-?\d{1,16})_(\d{1,10})$/)
  if (!match) return null
  return { order: match[1] as Order, key: Number(match[2]), seq: Number(match[3]) }
}
