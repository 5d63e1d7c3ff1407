import type { Locale } from '#config/locales.ts'
import type { Accessory, ProductCard, Variant } from '#domain/catalogue/product.ts'
import type { NewQuoteItem, QuoteAccessory, QuoteVariant } from '#domain/quote-list/quote-list-rules.ts'

/** The item of a card: the model whose plate, price and stock it shows. */
export function newCardItem(product: ProductCard, locale: Locale): NewQuoteItem {
  const { leadReference: reference, lead, plate, metrology: metrologie } = product
  const { max: porteeMax, e: echelon, d } = plate
  const variant = {
    reference,
    porteeMax,
    echelon,
    precision: d ?? echelon,
    plateau: lead.plateau,
    metrologie,
    plate,
    price: lead.price,
    inStock: lead.inStock,
    duty: lead.duty,
  }
  return newQuoteItem(product, locale, { variant })
}

/** The item of a product for the list; without a variant it is the standard model. */
export function newQuoteItem(
  product: Pick<ProductCard, 'id' | 'name' | 'images'>,
  locale: Locale,
  chosen: { variant?: QuoteVariantOf | null; accessories?: readonly Accessory[]; quantity?: number } = {},
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

/** What a line keeps of a variant. */
type QuoteVariantOf = Pick<Variant, keyof QuoteVariant>

export function quoteVariant({
  reference,
  porteeMax,
  echelon,
  precision,
  plateau,
  metrologie,
  plate,
  price,
  inStock,
  duty,
}: QuoteVariantOf): QuoteVariant {
  return { reference, porteeMax, echelon, precision, plateau, metrologie, plate, price, inStock, duty }
}

export function quoteAccessory({ key, name, compatibility, price }: Accessory): QuoteAccessory {
  return { key, name, compatibility, price }
}
