import { asc, eq } from 'drizzle-orm'
import { openDb } from '#functions/db/client.ts'
import { quoteItems, quoteRequests } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'

export type StoredQuote = {
  request: typeof quoteRequests.$inferSelect
  items: (typeof quoteItems.$inferSelect)[]
}

/** A request with its items, in order; null when it was erased. */
export async function findQuote(env: Bindings, id: string): Promise<StoredQuote | null> {
  const db = openDb(env.DB)
  const [requests, items] = await db.batch([
    db.select().from(quoteRequests).where(eq(quoteRequests.id, id)).limit(1),
    db
      .select()
      .from(quoteItems)
      .where(eq(quoteItems.quoteId, id))
      .orderBy(asc(quoteItems.position))
      .limit(100),
  ])
  return requests[0] ? { request: requests[0], items } : null
}
