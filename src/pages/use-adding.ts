import type { ProductDetail, Variant } from '#domain/catalogue/product.ts'
import { useAccessories } from '#src/catalogue/use-accessories.ts'
import { newQuoteItem } from '#src/quote-list/new-item.ts'
import { addToQuote } from '#src/quote-list/quote-list-facade.ts'
import { useQuantity } from '#src/quote-list/use-quantity.ts'
import { useSite } from '#src/site/site.ts'

/**
 * Adds so many of the chosen model, with the accessories that are ticked for it, to the quote list. `sum`: what that
 * comes to, EUR; null where a part of it is on request.
 */
export function useAdding(product: ProductDetail, variant: Variant) {
  const { locale } = useSite()
  const { ticked } = useAccessories(product, variant)
  const { quantity, setQuantity } = useQuantity(product.id)
  const add = () => {
    addToQuote([newQuoteItem(product, locale, { variant, accessories: ticked, quantity })])
    setQuantity(1)
  }
  const prices = [variant.price, ...ticked.map(({ price }) => price)]
  const each = prices.reduce<number | null>(
    (sum, price) => (sum === null || price === null ? null : sum + price),
    0,
  )
  const isMore = quantity > 1 || ticked.length > 0
  return { quantity, setQuantity, add, isMore, sum: each === null ? null : each * quantity }
}
