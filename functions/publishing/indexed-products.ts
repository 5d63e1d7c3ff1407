import { and, asc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Localized } from '#config/locales.ts'
import { each } from '#config/locales.ts'
import type { IndexedProduct } from '#domain/publishing/collect-index.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import type { Db } from '#functions/db/client.ts'
import { forever } from '#functions/db/generations.ts'
import { products, productTexts } from '#functions/db/schema.ts'
import { modelsOfRows, variantOf } from './stored-products.ts'

/** Products that are read at once: their models with all facts are a megabyte. */
const together = 100
const maxModels = 100_000

/** A product as far as the index needs it. */
export type Indexed = {
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
