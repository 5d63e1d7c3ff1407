import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Localized } from '#config/locales.ts'
import type { IndexedProduct } from '#domain/publishing/collect-index.ts'
import type { Similar } from '#domain/publishing/similar.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import type { Db } from '#functions/db/client.ts'
import { forever } from '#functions/db/generations.ts'
import { products, productTexts, variants } from '#functions/db/schema.ts'
import { variantOf } from './stored-products.ts'

/** Products that are read at once: their models with all facts are a megabyte. */
const together = 250
const mostModels = 100_000

/** A product as far as the index needs it, with what its row says of similar ones. */
export type Indexed = { seq: number; product: IndexedProduct; similar: readonly Similar[] }

/** The next products of the generation that is being written, in the order of their row numbers. */
export async function indexedProducts(db: Db, after: number): Promise<Indexed[]> {
  const rows = await db
    .select({
      ...{ seq: products.seq, id: products.id, category: products.category, brand: products.brand },
      ...{ subcategory: products.subcategory, newestOn: products.newestOn, similar: products.similar },
    })
    .from(products)
    .where(and(gt(products.seq, after), eq(products.toGeneration, forever)))
    .orderBy(asc(products.seq))
    .limit(together)
  const last = rows.at(-1)?.seq
  if (last === undefined) return []
  const { names, models } = await batchByName(db, partsOf(db, after, last))
  const namesOf = new Map(names.map((row) => [row.seq, JSON.parse(row.names) as Localized]))
  const modelsOf = Map.groupBy(models, ({ productSeq }) => productSeq)
  return rows.map(({ seq, similar, category, ...row }) => ({
    ...{ seq, similar },
    product: {
      ...{ ...row, category: category as IndexedProduct['category'] },
      name: namesOf.get(seq) ?? { fr: '', en: '', de: '' },
      variants: (modelsOf.get(seq) ?? []).map(variantOf),
    },
  }))
}

/** Queries for the names and models of the products from one row number to another. */
const partsOf = (db: Db, after: number, last: number) => ({
  names: db
    .select({
      seq: productTexts.productSeq,
      names: sql<string>`json_group_object(${productTexts.locale}, ${productTexts.name})`.as('names'),
    })
    .from(productTexts)
    .where(
      and(
        ...[gt(productTexts.productSeq, after), lte(productTexts.productSeq, last)],
        eq(productTexts.toGeneration, forever),
      ),
    )
    .groupBy(productTexts.productSeq)
    .limit(together),
  models: db
    .select()
    .from(variants)
    .where(
      and(
        ...[gt(variants.productSeq, after), lte(variants.productSeq, last)],
        eq(variants.toGeneration, forever),
      ),
    )
    .orderBy(asc(variants.productSeq), asc(variants.position))
    .limit(mostModels),
})
