import type { QuoteItem } from './quote-stored.ts'

/** True when the list holds the product in this variant; a null reference matches only an item without a variant. */
export function isInQuote(
  items: readonly QuoteItem[],
  productId: string,
  variantReference?: string | null,
): boolean {
  return items.some(
    (item) =>
      item.productId === productId && (item.variant?.reference ?? null) === (variantReference ?? null),
  )
}
