import type { QuoteItem } from './quote-stored.ts'

/** Is the product on the list, in this variant? Without a reference, only an item without a variant counts. */
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
