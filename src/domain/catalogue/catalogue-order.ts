import type { Locale } from '#config/locales.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import type { Sort } from './query-fields.ts'

/**
 * The sort key of a product, ascending; equal keys are ordered by `seq`. Products without a price come last in both
 * price orders.
 */
export function sortKey(index: CatalogueIndex, sort: Sort, locale: Locale, position: number): number {
  const price = index.priceCents[position] ?? -1
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

/** Every position by its sort key, equal keys ascending. Numbers are sorted natively, without a call a comparison. */
function sortedPositions(index: CatalogueIndex, sort: Sort, locale: Locale): Int32Array {
  const keyed = new Float64Array(index.seq.length)
  for (let position = 0; position < keyed.length; position++) {
    // Without a price is behind every price.
    const key = Math.min(sortKey(index, sort, locale, position), 2 ** 32)
    keyed[position] = key * positionSpan + position
  }
  keyed.sort()
  return Int32Array.from(keyed, (number) => number - Math.floor(number / positionSpan) * positionSpan)
}

const orders = new WeakMap<CatalogueIndex, Map<string, Int32Array>>()

/** All positions in this order; sorted once per index, order and language. */
function orderOf(index: CatalogueIndex, sort: Sort, locale: Locale): Int32Array {
  // The order of the first list that an isolate is asked for: the import has sorted it.
  if (sort === 'newest') return index.newestFirst
  const known = orders.get(index) ?? new Map<string, Int32Array>()
  orders.set(index, known)
  const name = sort.startsWith('name') ? `${sort}.${locale}` : sort
  const ready = known.get(name)
  if (ready) return ready
  const order = sortedPositions(index, sort, locale)
  known.set(name, order)
  return order
}

/** The matching positions in order. Few are sorted directly; many are filtered out of the sorted catalogue. */
export function orderPositions(
  index: CatalogueIndex,
  positions: readonly number[],
  sort: Sort,
  locale: Locale,
): number[] {
  if (positions.length * 8 < index.seq.length) {
    return [...positions].sort(
      (a, b) => sortKey(index, sort, locale, a) - sortKey(index, sort, locale, b) || a - b,
    )
  }
  const order = orderOf(index, sort, locale)
  if (positions.length === order.length) return Array.from(order)
  const chosen = new Uint8Array(order.length)
  for (const position of positions) chosen[position] = 1
  return Array.from(order.filter((position) => chosen[position]))
}
