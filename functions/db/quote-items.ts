import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { deskLimits } from '#config/desk-settings.ts'
import { limits } from '#config/limits.ts'
import type { Db } from './client.ts'
import { isIn } from './generations.ts'
import { products, quoteItems } from './schema.ts'

/** The photographs that a requested product has today; null: it has left the catalogue. */
export const photosOfItem = sql`(select ${products.photos} from ${products}
  where ${and(eq(products.id, quoteItems.productId), isIn(products))})`

/** True for what the customer asked for; an offer may bring further models. */
export const isRequested = ({
  offerVersion,
}: Pick<typeof quoteItems.$inferSelect, 'offerVersion'>): boolean => offerVersion === null

/** Query: the items of the one request that the condition selects, in their order, then those that offers brought. */
export const itemsOfRequest = (db: Db, where: SQL) =>
  db
    .select({ ...getTableColumns(quoteItems), photos: photosOfItem.mapWith(products.photos) })
    .from(quoteItems)
    .where(where)
    .orderBy(asc(quoteItems.position))
    .limit(limits.quoteItems + deskLimits.offerLines * deskLimits.versions)

type NewItem = Omit<typeof quoteItems.$inferInsert, 'quoteId' | 'offerVersion'>
type Offered = { offerVersion: number | null; condition: SQL }

/** Inserts items through one parameter, because 100 would exceed those that D1 binds; of an offer where it was sent. */
export const insertItems = (
  db: Db,
  quoteId: string,
  items: readonly NewItem[],
  { offerVersion, condition }: Offered = { offerVersion: null, condition: sql`true` },
) =>
  db.insert(quoteItems).select(sql`select ${quoteId}, value ->> 'position', value ->> 'productId',
    value -> 'productName', value ->> 'brand', value ->> 'variantReference', nullif(value -> 'variant', 'null'),
    value -> 'accessories', value ->> 'quantity', value ->> 'priceCents', ${offerVersion}
    from json_each(${JSON.stringify(items)}) where ${condition}`)
