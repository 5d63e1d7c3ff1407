import type { QuoteRequestItem } from '#domain/forms/forms.ts'
import type { QuoteItem } from './quote-stored.ts'

/** The list as the body of the request. */
export function requestItems(items: readonly QuoteItem[]): QuoteRequestItem[] {
  return items.map(({ productId, variant, quantity, accessories }) => ({
    productId,
    variantReference: variant?.reference ?? null,
    quantity,
    accessories: accessories.map(({ name }) => name),
  }))
}
