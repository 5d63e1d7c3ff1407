import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { limits } from '#config/limits.ts'
import type { Db } from './client.ts'
import { isIn } from './generations.ts'
import { products, quoteItems } from './schema.ts'

/** The photographs that a requested product has today; null: it has left the catalogue. */
export const photosOfItem = sql`(select ${products.photos} from ${products}
  where ${and(eq(products.id, quoteItems.productId), isIn(products))})`

/** Query: the items of the one request that the condition selects, in their order. */
export const itemsOfRequest = (db: Db, where: SQL) =>
  db
    .select({ ...getTableColumns(quoteItems), photos: photosOfItem.mapWith(products.photos) })
    .from(quoteItems)
    .where(where)
    .orderBy(asc(quoteItems.position))
    .limit(limits.quoteItems)
