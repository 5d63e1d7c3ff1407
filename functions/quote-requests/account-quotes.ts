import { and, asc, desc, inArray, isNull, lt } from 'drizzle-orm'
import type { Locale } from '#config/locales.ts'
import type { AccountQuote } from '#domain/quote-requests/account-quote.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { openDb } from '#functions/db/client.ts'
import { type Owner, ownershipFilters } from '#functions/db/ownership.ts'
import { quoteItems, quoteRequests } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { presentQuote } from './present-quote.ts'

const pageSize = 20
const itemsPerQuote = 100

/** A page of a customer's requests, newest first; the cursor is the instant of the last one. */
export async function listOwnQuotes(
  env: Bindings,
  owner: Owner,
  lang: Locale,
  cursor?: string,
): Promise<{ items: AccountQuote[]; nextCursor: string | null }> {
  const db = openDb(env.DB)
  const where = and(
    ownershipFilters(owner).quotes,
    cursor === undefined ? undefined : lt(quoteRequests.createdAt, cursor),
  )
  const newest = desc(quoteRequests.createdAt)
  const page = db
    .select({ id: quoteRequests.id })
    .from(quoteRequests)
    .where(where)
    .orderBy(newest)
    .limit(pageSize)
  const { requests, items } = await batchByName(db, {
    requests: db
      .select()
      .from(quoteRequests)
      .where(where)
      .orderBy(newest)
      .limit(pageSize + 1),
    items: db
      .select()
      .from(quoteItems)
      .where(and(inArray(quoteItems.quoteId, page), isNull(quoteItems.offerVersion)))
      .orderBy(asc(quoteItems.position))
      .limit(pageSize * itemsPerQuote),
  })
  const shown = requests.slice(0, pageSize)
  return {
    items: shown.map((request) => presentQuote(request, items, lang)),
    nextCursor: requests.length > pageSize ? (shown.at(-1)?.createdAt ?? null) : null,
  }
}
