import type { Locale } from '#config/locales.ts'
import { AppError } from '#domain/errors/error.ts'
import type { Filtered } from './catalogue-filter.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
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

/** The variant that stands for a product in a list. */
type VariantOf = (position: number) => number

/**
 * The sort key of a product, ascending; equal keys are ordered by `seq`. The price is that of the variant that stands
 * for it; on request comes last in both price orders.
 */
export function sortKey(
  index: CatalogueIndex,
  sort: Sort,
  locale: Locale,
  position: number,
  variantOf: VariantOf,
): number {
  const price = sort.startsWith('price') ? (index.variants.priceCents[variantOf(position)] ?? -1) : 0
  switch (sort) {
    case 'newest':
      return -(index.newestDay[position] ?? 0)
    case 'price-asc':
      return price < 0 ? Number.MAX_SAFE_INTEGER : price
    case 'price-desc':
      return price < 0 ? Number.MAX_SAFE_INTEGER : -price
    case 'name-asc':
      return index.nameRank[locale][position] ?? 0
    case 'name-desc':
      return -(index.nameRank[locale][position] ?? 0)
  }
}

/** Above every position of an index: a sort key and a position share one number below 2⁵³. */
const positionSpan = 2 ** 20

/** Positions by their sort keys, equal keys ascending. Numbers are sorted natively, without a call a comparison. */
function sortedPositions(positions: ArrayLike<number>, keyOf: (position: number) => number): Int32Array {
  // Without a price is behind every price.
  const keyed = Float64Array.from(
    positions,
    (position) => Math.min(keyOf(position), 2 ** 32) * positionSpan + position,
  )
  keyed.sort()
  return Int32Array.from(keyed, (number) => number - Math.floor(number / positionSpan) * positionSpan)
}

const orders = new WeakMap<CatalogueIndex, Map<string, Int32Array>>()

/** All positions by name; sorted once per index, direction and language. */
function nameOrder(index: CatalogueIndex, sort: Sort, locale: Locale): Int32Array {
  const sorted = orders.get(index) ?? new Map<string, Int32Array>()
  orders.set(index, sorted)
  const key = `${sort}.${locale}`
  const order =
    sorted.get(key) ??
    sortedPositions([...index.seq.keys()], (position) => sortKey(index, sort, locale, position, () => -1))
  sorted.set(key, order)
  return order
}

/**
 * The matching positions, ascending, in an order. By name and by date, many are filtered out of the sorted catalogue;
 * prices depend on the variants that match, so they are sorted for each list.
 */
export function orderPositions(
  index: CatalogueIndex,
  positions: readonly number[],
  sort: Sort,
  locale: Locale,
  variantOf: VariantOf,
): number[] {
  const isByPrice = sort === 'price-asc' || sort === 'price-desc'
  if (isByPrice || positions.length * 8 < index.seq.length)
    return Array.from(
      sortedPositions(positions, (position) => sortKey(index, sort, locale, position, variantOf)),
    )
  // The order of the first list that an isolate is asked for: the import has sorted it.
  const order = sort === 'newest' ? index.newestFirst : nameOrder(index, sort, locale)
  if (positions.length === order.length) return Array.from(order)
  const chosen = new Uint8Array(order.length)
  for (const position of positions) chosen[position] = 1
  return Array.from(order.filter((position) => chosen[position]))
}
