import { and, eq, type SQL, sql } from 'drizzle-orm'
import { limits } from '#config/limits.ts'
import type { Localized } from '#config/locales.ts'
import { each } from '#config/locales.ts'
import type { FieldErrors } from '#domain/errors/error.ts'
import type { QuoteRequestItem } from '#domain/forms/forms.ts'
import { fitsVariant } from '#domain/quote-list/quote-list-rules.ts'
import type { Results } from '#functions/db/batch-by-name.ts'
import type { Db } from '#functions/db/client.ts'
import { type Generation, isIn } from '#functions/db/generations.ts'
import {
  productAccessories,
  products,
  productTexts,
  type QuotedAccessory,
  type QuotedVariant,
  type quoteItems,
  variants,
} from '#functions/db/schema.ts'

/** One parameter for a list of any length: D1 binds at most 100. */
const listed = (values: readonly string[]) =>
  sql`(select value from json_each(${JSON.stringify([...new Set(values)])}))`

/** More than any product has. */
const maxVariants = 1000

/** What an item refers to by name. */
type ItemModel = Pick<QuoteRequestItem, 'productId' | 'variantReference'>

/** Queries for everything that the items refer to: three, for `batchByName`. */
export function itemQueries(db: Db, items: readonly ItemModel[], generation?: Generation) {
  const ids = listed(items.map((item) => item.productId))
  const references = listed(items.map((item) => item.variantReference ?? ''))
  const chosen = sql`${variants.reference} in ${references}`
  return productQueries(db, { ids, chosen, mostVariants: limits.quoteItems, generation })
}

/** Queries for products with all their variants and accessories: three, for `batchByName`. */
export function wholeProducts(db: Db, productIds: readonly string[]) {
  const ids = listed(productIds)
  const chosen = sql`${products.id} in ${ids}`
  return productQueries(db, { ids, chosen, mostVariants: productIds.length * maxVariants })
}

type Wanted = { ids: SQL; chosen: SQL; mostVariants: number; generation?: Generation | undefined }

function productQueries(db: Db, { ids, chosen, mostVariants, generation }: Wanted) {
  const isWanted = and(sql`${products.id} in ${ids}`, isIn(products, generation))
  return {
    products: db
      .select({
        id: products.id,
        category: products.category,
        subcategory: products.subcategory,
        photos: products.photos,
        brand: products.brand,
        names: sql<string>`json_group_object(${productTexts.locale}, ${productTexts.name})`,
      })
      .from(products)
      .innerJoin(productTexts, eq(productTexts.productRow, products.row))
      .where(isWanted)
      .groupBy(products.row)
      .limit(limits.quoteItems),
    variants: db
      .select({ productId: products.id, variant: variants })
      .from(variants)
      .innerJoin(products, and(eq(products.row, variants.productRow), isIn(products, generation)))
      .where(chosen)
      .limit(mostVariants),
    accessories: db
      .select({ productId: products.id, accessory: productAccessories })
      .from(products)
      .innerJoin(productAccessories, eq(productAccessories.productRow, products.row))
      .where(isWanted)
      .limit(limits.quoteItems * limits.accessoriesPerItem),
  }
}

/** What `itemQueries` found. */
export type Named = Results<ReturnType<typeof itemQueries>>

export type ResolvedItem = Omit<typeof quoteItems.$inferInsert, 'quoteId'>

/**
 * The items as they are stored: names, data plates and prices copied. Unknown products, variants and accessories are
 * added to `fields`.
 */
export function resolveItems(
  items: readonly QuoteRequestItem[],
  rows: Named,
  fields: FieldErrors,
): ResolvedItem[] {
  const resolved = items.map((item, position): ResolvedItem | null => {
    const product = rows.products.find((row) => row.id === item.productId)
    if (!product) {
      fields[`items.${position}.productId`] = 'quote.unknown-product'
      return null
    }
    const variant = rows.variants.find(
      (row) => row.variant.reference === item.variantReference && row.productId === item.productId,
    )?.variant
    if (item.variantReference !== null && !variant) {
      fields[`items.${position}.variantReference`] = 'quote.unknown-variant'
      return null
    }
    const offered = rows.accessories
      .filter((row) => row.productId === item.productId && fitsVariant(row.accessory, item.variantReference))
      .map((row) => row.accessory)
    const named = item.accessories.map((name) => offered.find((offer) => isNamed(offer.name, name)))
    if (named.includes(undefined)) fields[`items.${position}.accessories`] = 'quote.unknown-accessory'
    return {
      position,
      productId: product.id,
      productName: inEachLanguage(JSON.parse(product.names)),
      brand: product.brand,
      variantReference: variant?.reference ?? null,
      variant: variant ? copyVariant(variant) : null,
      accessories: named.filter((accessory) => accessory !== undefined).map(copyAccessory),
      quantity: item.quantity,
      // Without a chosen model nobody knows the price; that of the product is its cheapest model's.
      priceCents: variant?.priceCents ?? null,
    }
  })
  return resolved.filter((item) => item !== null)
}

/** Names in each language, French where one is missing. */
export function inEachLanguage(names: Partial<Localized>): Localized {
  const french = names.fr ?? Object.values(names)[0] ?? ''
  return each((locale) => names[locale] ?? french)
}

/** True when the name matches in any language: a list may be filled in one language and sent in another. */
export const isNamed = (name: Localized, typed: string) => (Object.values(name) as string[]).includes(typed)

function copyVariant({
  accuracyClass,
  arrangement,
  ranges,
  platform,
  metrology,
}: typeof variants.$inferSelect): QuotedVariant {
  return { accuracyClass, arrangement, ranges, platform, metrology }
}

function copyAccessory({
  name,
  compatibility,
  priceCents,
}: typeof productAccessories.$inferSelect): QuotedAccessory {
  return { name, compatibility, priceCents }
}
