import type { Locale } from '#config/locales.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import type { Sort } from './query-fields.ts'

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
