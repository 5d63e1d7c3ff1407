import type { Locale } from '#config/locales.ts'
import type { ProductPhoto } from '#domain/catalogue/media.ts'
import { platformIn } from '#domain/fit/platform.ts'
import { dataPlate, variantTexts } from '#domain/metrology/plate-lines.ts'
import type { RequestedItem } from '#domain/quote-list/requested-content.ts'
import { productPicture } from '#domain/site/picture-address.ts'
import type { quoteItems } from '#functions/db/schema.ts'

type Item = typeof quoteItems.$inferSelect
type Content = Omit<typeof quoteItems.$inferInsert, 'quoteId'> & { photos?: ProductPhoto[] | null }

/** An item, stored or resolved, in one language. */
export function presentItem(item: Content, lang: Locale): RequestedItem {
  const { productId, brand, quantity, variant, priceCents = null } = item
  const last = variant?.ranges.at(-1)
  return {
    productId,
    productName: item.productName[lang],
    brand,
    quantity,
    price: priceCents === null ? null : priceCents / 100,
    maxUg: last?.maxUg ?? null,
    eUg: last?.eUg ?? null,
    accuracyClass: variant?.accuracyClass ?? null,
    item: listItem(item, lang),
  }
}

/** The item as « order again » puts it on the quote list. */
function listItem(
  { productId, productName, quantity, photos, ...item }: Content,
  lang: Locale,
): RequestedItem['item'] {
  return {
    productId,
    productName: productName[lang],
    productImage: productPicture(productId, photos ?? []),
    variant:
      item.variantReference && item.variant ? listVariant(item.variantReference, item.variant, lang) : null,
    accessories: item.accessories.map(({ name, compatibility }) => ({
      key: '',
      name: name[lang],
      compatibility: compatibility[lang],
    })),
    quantity,
    lang,
  }
}

function listVariant(reference: string, variant: NonNullable<Item['variant']>, lang: Locale) {
  return {
    reference,
    ...variantTexts(variant, lang),
    plateau: platformIn(variant.platform, lang),
    metrologie: variant.metrology,
    plate: dataPlate(variant, lang),
  }
}
