import type { ProductDetail, Variant } from '#domain/catalogue/product.ts'
import { useAccessories } from '#src/catalogue/use-accessories.ts'
import { newQuoteItem } from '#src/quote-list/new-item.ts'
import { addToQuote } from '#src/quote-list/quote-list-facade.ts'
import { useSite } from '#src/site/site.ts'

/** Adds the chosen model with the accessories that are ticked for it to the quote list. */
export function useAdding(product: ProductDetail, variant: Variant): () => void {
  const { locale } = useSite()
  const { ticked } = useAccessories(product, variant)
  return () => addToQuote([newQuoteItem(product, locale, { variant, accessories: ticked })])
}
