import { eq } from 'drizzle-orm'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { openDb } from '#functions/db/client.ts'
import { isRequested, itemsOfRequest } from '#functions/db/quote-items.ts'
import { quoteItems, quoteRequests } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'

export type StoredQuote = {
  request: typeof quoteRequests.$inferSelect
  items: Awaited<ReturnType<typeof itemsOfRequest>>
}

/** A request with its items, in order; null when it was erased. */
export async function findQuote(env: Bindings, id: string): Promise<StoredQuote | null> {
  const db = openDb(env.DB)
  const { requests, items } = await batchByName(db, {
    requests: db.select().from(quoteRequests).where(eq(quoteRequests.id, id)).limit(1),
    items: itemsOfRequest(db, eq(quoteItems.quoteId, id)),
  })
  return requests[0] ? { request: requests[0], items: items.filter(isRequested) } : null
}
