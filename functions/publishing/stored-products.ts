import { and, asc, inArray, type SQL, sql } from 'drizzle-orm'
import { each, type Locale, type Localized, locales } from '#config/locales.ts'
import type { ProductDocument, VariantDocument } from '#domain/publishing/document.ts'
import type { RowFacts } from '#domain/publishing/product-rows.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import type { Db } from '#functions/db/client.ts'
import { type Generation, isIn } from '#functions/db/generations.ts'
import { productAccessories, products, productTexts, variants } from '#functions/db/schema.ts'

/** A product as its rows say it. */
export type StoredProduct = RowFacts & { seq: number; product: ProductDocument }

/** What was imported by a version of the site that stored less. */
export class UnreadableCatalogue extends Error {
  override readonly name = 'UnreadableCatalogue'
}

/** Products that are read at once: a page of texts is some megabytes. */
const pageSize = 400
const maxRows = 10_000

/** The first products that meet a condition, in the order of their row numbers, a page at most. */
export async function storedProducts(
  db: Db,
  condition: SQL | undefined,
  generation?: Generation,
): Promise<StoredProduct[]> {
  const rows = await db
    .select()
    .from(products)
    .where(and(condition, isIn(products, generation)))
    .orderBy(asc(products.seq))
    .limit(pageSize)
  if (rows.length === 0) return []
  // One value for all of them: D1 binds a hundred.
  const wanted = sql`(select value from json_each(${JSON.stringify(rows.map(({ row }) => row))}))`
  const { texts, models, offers } = await batchByName(db, {
    texts: db
      .select()
      .from(productTexts)
      .where(inArray(productTexts.productRow, wanted))
      .limit(pageSize * locales.length),
    models: modelsOfRows(db, wanted, maxRows),
    offers: db
      .select()
      .from(productAccessories)
      .where(inArray(productAccessories.productRow, wanted))
      .orderBy(asc(productAccessories.productRow), asc(productAccessories.position))
      .limit(maxRows),
  })
  const textsOf = Map.groupBy(texts, ({ productRow }) => productRow)
  const modelsOf = Map.groupBy(models, ({ productRow }) => productRow)
  const offersOf = Map.groupBy(offers, ({ productRow }) => productRow)
  return rows.map(({ seq, row: number, updatedOn, fromGeneration: revision, ...row }) => ({
    ...{ seq, updatedOn, revision },
    product: {
      ...{ id: row.id, category: row.category as ProductDocument['category'], subcategory: row.subcategory },
      ...{ brand: row.brand, model: row.model, newestOn: row.newestOn },
      ...textsIn(textsOf.get(number) ?? []),
      ...{ drawing: row.drawing, photos: row.photos, documents: row.documents },
      discontinued: row.discontinued,
      variants: (modelsOf.get(number) ?? []).map(variantOf),
      accessories: (offersOf.get(number) ?? []).map(offerOf),
    },
  }))
}

/** The query for the models of products, in the order of the products and of their pages. */
export const modelsOfRows = (db: Db, productRows: SQL, limit: number) =>
  db
    .select()
    .from(variants)
    .where(inArray(variants.productRow, productRows))
    .orderBy(asc(variants.productRow), asc(variants.position))
    .limit(limit)

/** A model as its row says it. */
export function variantOf({
  productRow: _,
  position: __,
  facts,
  ...variant
}: typeof variants.$inferSelect): VariantDocument {
  if (!facts)
    throw new UnreadableCatalogue(
      `${variant.reference} was imported by an older version. Import the catalogue again.`,
    )
  return { ...variant, facts }
}

const offerOf = ({
  key,
  name,
  compatibility,
  priceCents,
  variantReferences,
}: typeof productAccessories.$inferSelect): ProductDocument['accessories'][number] => ({
  ...{ key, name, compatibility, priceCents, variantReferences },
})

type Text = typeof productTexts.$inferSelect

/** Features by their position and specifications by their key, each in every language. */
function textsIn(rows: readonly Text[]) {
  const by = Object.fromEntries(rows.map((row) => [row.locale, row])) as Partial<Record<Locale, Text>>
  const localized = (of: (text: Text | undefined) => string | undefined): Localized =>
    each((locale) => of(by[locale]) ?? '')
  return {
    name: localized((text) => text?.name),
    summary: localized((text) => text?.summary),
    description: localized((text) => text?.description),
    features: (by.fr?.features ?? []).map((_, i) => localized((text) => text?.features[i])),
    specifications: Object.fromEntries(
      Object.keys(by.fr?.specifications ?? {}).map((key) => [
        key,
        localized((text) => text?.specifications[key]),
      ]),
    ),
  }
}
