import type { QuoteItem } from '#domain/quote-list/quote-stored.ts'
import type { QuoteRequestItem } from './forms.ts'

/** The list as the body of the request. */
export function requestItems(items: readonly QuoteItem[]): QuoteRequestItem[] {
  return items.map(({ productId, variant, quantity, accessories }) => ({
    productId,
    variantReference: variant?.reference ?? null,
    quantity,
    accessories: accessories.map(({ name }) => name),
  }))
}
