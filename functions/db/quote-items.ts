import { asc, type SQL } from 'drizzle-orm'
import { limits } from '#config/limits.ts'
import type { Db } from './client.ts'
import { quoteItems } from './schema.ts'

/** Query: the items of the one request that the condition selects, in their order. */
export const itemsOfRequest = (db: Db, where: SQL) =>
  db.select().from(quoteItems).where(where).orderBy(asc(quoteItems.position)).limit(limits.quoteItems)
