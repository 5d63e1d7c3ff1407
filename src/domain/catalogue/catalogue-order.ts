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

const orders = new WeakMap<CatalogueIndex, Map<string, Int32Array>>()

/** All positions in this order; sorted once per index, order and language. */
function orderOf(index: CatalogueIndex, sort: Sort, locale: Locale): Int32Array {
  const known = orders.get(index) ?? new Map<string, Int32Array>()
  orders.set(index, known)
  const name = sort.startsWith('name') ? `${sort}.${locale}` : sort
  const ready = known.get(name)
  if (ready) return ready
  const order = Int32Array.from(index.seq.keys()).sort(
    (a, b) => sortKey(index, sort, locale, a) - sortKey(index, sort, locale, b) || a - b,
  )
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
