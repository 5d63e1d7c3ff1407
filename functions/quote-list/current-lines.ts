import * as v from 'valibot'
import type { Locale } from '#config/locales.ts'
import type { Category } from '#domain/catalogue/facets.ts'
import type { CurrentLine, LineModel } from '#domain/quote-list/current-line.ts'
import { QuoteVariant } from '#domain/quote-list/quote-stored.ts'
import { productPicture } from '#domain/site/picture-address.ts'
import { presentVariant } from '#functions/catalogue/present.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { openNearest } from '#functions/db/client.ts'
import { inEachLanguage, itemQueries } from './resolve.ts'

/**
 * What the catalogue says today of these models, in their order, read in one batch of three queries; null for a product
 * or variant that has left it.
 */
export async function currentLines(
  env: { DB: D1Database },
  locale: Locale,
  models: readonly LineModel[],
): Promise<(CurrentLine | null)[]> {
  const db = openNearest(env.DB)
  const requested = models.map(({ productId, reference }) => ({ productId, variantReference: reference }))
  const { products, variants, accessories } = await batchByName(db, itemQueries(db, requested))
  return models.map(({ productId, reference }) => {
    const product = products.find(({ id }) => id === productId)
    const match = variants.find((row) => row.productId === productId && row.variant.reference === reference)
    if (!product || (reference !== null && !match)) return null
    const kind = { category: product.category as Category, subcategory: product.subcategory }
    return {
      productName: inEachLanguage(JSON.parse(product.names))[locale],
      productImage: productPicture(product.id, product.photos),
      // The schema takes what a line keeps of a variant.
      variant: match ? v.parse(QuoteVariant, presentVariant(match.variant, kind, locale)) : null,
      accessories: accessories
        .filter((row) => row.productId === productId)
        .map(({ accessory: { key, name, compatibility, priceCents } }) => ({
          key,
          name: name[locale],
          compatibility: compatibility[locale],
          price: priceCents === null ? null : priceCents / 100,
        })),
    }
  })
}
