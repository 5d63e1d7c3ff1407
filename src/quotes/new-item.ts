import type { Locale } from '#config/locales.ts'
import type { Accessory, ProductCard, Variant } from '#domain/catalogue/product.ts'
import type { NewQuoteItem, QuoteAccessory, QuoteVariant } from '#domain/quotes/quote.ts'

/** The item of a product for the list; without a variant it is the standard model. */
export function newQuoteItem(
  product: Pick<ProductCard, 'id' | 'name' | 'images'>,
  locale: Locale,
  chosen: { variant?: Variant | null; accessories?: readonly Accessory[]; quantity?: number } = {},
): NewQuoteItem {
  return {
    productId: product.id,
    productName: product.name,
    productImage: product.images.main,
    variant: chosen.variant ? quoteVariant(chosen.variant) : null,
    accessories: (chosen.accessories ?? []).map(quoteAccessory),
    quantity: chosen.quantity ?? 1,
    lang: locale,
  }
}

export function quoteVariant({
  reference,
  porteeMax,
  echelon,
  precision,
  plateau,
  metrologie,
  plate,
}: Variant): QuoteVariant {
  return { reference, porteeMax, echelon, precision, plateau, metrologie, plate }
}

export function quoteAccessory({ key, name, compatibility }: Accessory): QuoteAccessory {
  return { key, name, compatibility }
}
