import type { Locale } from '#config/locales.ts'
import { AppError } from '#domain/errors/error.ts'
import type { Filtered } from './catalogue-filter.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { orderPositions, sortKey } from './catalogue-order.ts'
import type { Sort } from './query-fields.ts'

/** Alphabets differ by language, so a place in one is none in another. */
type Order = Sort | 'relevance' | `name-${'asc' | 'desc'}.${Locale}`

/**
 * Positions of the index in the order of a list; sort keys are computed where they are needed, not for every product.
 */
type OrderedList = {
  order: Order
  positions: readonly number[]
  keyAt: (place: number) => number
  seqAt: (place: number) => number
}

/** The row number of the product at a position of the index; 0 where there is none. */
const seqAt = (index: CatalogueIndex, position: number | undefined): number => index.seq[position ?? -1] ?? 0

/**
 * Matching positions in the order of a query: as asked for, else a search (`candidates`, the best first) by relevance
 * and a list by newest.
 */
export function orderList(
  index: CatalogueIndex,
  { positions: matching, variantOf }: Pick<Filtered, 'positions' | 'variantOf'>,
  query: { sort?: Sort | undefined; lang: Locale },
  candidates: readonly number[] | null,
): OrderedList {
  if (candidates && !query.sort) {
    const matches = new Set(matching)
    const positions = candidates.filter((position) => matches.has(position))
    return {
      order: 'relevance',
      positions,
      keyAt: (place) => place,
      seqAt: (place) => seqAt(index, positions[place]),
    }
  }
  const sort = query.sort ?? 'newest'
  const positions = orderPositions(index, matching, sort, query.lang, variantOf)
  return {
    order: sort === 'name-asc' || sort === 'name-desc' ? `${sort}.${query.lang}` : sort,
    positions,
    keyAt: (place) => sortKey(index, sort, query.lang, positions[place] ?? -1, variantOf),
    seqAt: (place) => seqAt(index, positions[place]),
  }
}

/**
 * The first place at or after a cursor, by binary search: also when its own product has left the catalogue. Throws
 * `invalid-fields` for a cursor of another order, or none.
 */
export function placeOfCursor({ order, positions, keyAt, seqAt }: OrderedList, text: string): number {
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

/** A cursor names order, sort key and product of a place, so that it holds when the catalogue changes. */
export const cursorAt = ({ order, keyAt, seqAt }: OrderedList, place: number): string =>
  `${order}_${keyAt(place)}_${seqAt(place)}`

function readCursor(text: string): { order: string; key: number; seq: number } | null {
  const match = text.match(/^([a-z.-]+)_(-?\d{1,16})_(\d{1,10})$/)
  if (!match) return null
  return { order: match[1] ?? '', key: Number(match[2]), seq: Number(match[3]) }
}
