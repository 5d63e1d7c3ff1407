import { and, asc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { each, type Locale, type Localized, locales } from '#config/locales.ts'
import type { IndexedProduct } from '#domain/publishing/collect-index.ts'
import type { ProductDocument, VariantDocument } from '#domain/publishing/document.ts'
import type { RowFacts } from '#domain/publishing/product-rows.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import type { Db } from '#functions/db/client.ts'
import { forever, type Generation, isIn } from '#functions/db/generations.ts'
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
const modelsOfRows = (db: Db, productRows: SQL, limit: number) =>
  db
    .select()
    .from(variants)
    .where(inArray(variants.productRow, productRows))
    .orderBy(asc(variants.productRow), asc(variants.position))
    .limit(limit)

/** A model as its row says it. */
function variantOf({
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

/** Products that are read at once: their models with all facts are a megabyte. */
const together = 100
const maxModels = 100_000

/** A product as far as the index needs it. */
type Indexed = {
  seq: number
  row: number
  product: IndexedProduct
}

const isWritten = eq(products.toGeneration, forever)

/**
 * The next products that are offered in the generation that is being written, or in another one, in the order of their
 * row numbers.
 */
export async function indexedProducts(db: Db, after: number, isOfIt: SQL = isWritten): Promise<Indexed[]> {
  const rows = await db
    .select({
      ...{
        seq: products.seq,
        row: products.row,
        id: products.id,
        category: products.category,
        brand: products.brand,
      },
      ...{ subcategory: products.subcategory, newestOn: products.newestOn },
    })
    .from(products)
    .where(and(gt(products.seq, after), isOfIt, isNull(products.discontinued)))
    .orderBy(asc(products.seq))
    .limit(together)
  if (rows.length === 0) return []
  const { names, models } = await batchByName(db, partsOf(db, rows))
  const namesOf = new Map(names.map((row) => [row.productRow, JSON.parse(row.names) as Localized]))
  const modelsOf = Map.groupBy(models, ({ productRow }) => productRow)
  return rows.map(({ seq, row, category, ...columns }) => ({
    ...{ seq, row },
    product: {
      ...{ ...columns, category: category as IndexedProduct['category'] },
      name: namesOf.get(row) ?? each(() => ''),
      variants: (modelsOf.get(row) ?? []).map(variantOf),
    },
  }))
}

/** Queries for the names and models of products; one value for all of them, because D1 binds a hundred. */
function partsOf(db: Db, rows: readonly { row: number }[]) {
  const wanted = sql`(select value from json_each(${JSON.stringify(rows.map(({ row }) => row))}))`
  return {
    names: db
      .select({
        productRow: productTexts.productRow,
        names: sql<string>`json_group_object(${productTexts.locale}, ${productTexts.name})`.as('names'),
      })
      .from(productTexts)
      .where(inArray(productTexts.productRow, wanted))
      .groupBy(productTexts.productRow)
      .limit(together),
    models: modelsOfRows(db, wanted, maxModels),
  }
}
