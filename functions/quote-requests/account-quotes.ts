import { and, asc, desc, inArray, isNull, lt, type SQLWrapper, sql } from 'drizzle-orm'
import { deskLimits } from '#config/desk-settings.ts'
import type { Locale } from '#config/locales.ts'
import type { ListedQuote } from '#domain/quote-requests/account-quote.ts'
import { offerTotals } from '#domain/quote-requests/offer.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { type Owner, ownershipFilters } from '#functions/db/ownership.ts'
import { offerLines, offers, quoteItems, quoteRequests } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { presentQuote } from './present-quote.ts'

const pageSize = 20
const itemsPerQuote = 100

/** Of the last version that was sent. */
const isNewest = ({ quoteId, version }: typeof offers | typeof offerLines) =>
  sql`${version} = (select max("newest".version) from ${offers} as "newest" where "newest".quote_id = ${quoteId})`

/** The newest offer of each request of the page, and its lines. */
const newestOffers = (db: Db, page: SQLWrapper) => ({
  sent: db
    .select({ quoteId: offers.quoteId, validUntil: offers.validUntil })
    .from(offers)
    .where(and(inArray(offers.quoteId, page), isNewest(offers)))
    .limit(pageSize),
  lines: db
    .select()
    .from(offerLines)
    .where(and(inArray(offerLines.quoteId, page), isNewest(offerLines)))
    .limit(pageSize * deskLimits.offerLines),
})

function offerOf(
  id: string,
  sent: readonly { quoteId: string; validUntil: string }[],
  lines: readonly (typeof offerLines.$inferSelect)[],
): ListedQuote['offer'] {
  const offer = sent.find(({ quoteId }) => quoteId === id)
  if (!offer) return null
  const { grossCents } = offerTotals(lines.filter(({ quoteId }) => quoteId === id))
  return { grossCents, validUntil: offer.validUntil }
}

/** A page of a customer's requests, newest first; the cursor is the instant of the last one. */
export async function listOwnQuotes(
  env: Bindings,
  owner: Owner,
  lang: Locale,
  cursor?: string,
): Promise<{ items: ListedQuote[]; nextCursor: string | null }> {
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
  const { requests, items, sent, lines } = await batchByName(db, {
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
    ...newestOffers(db, page),
  })
  const shown = requests.slice(0, pageSize)
  return {
    items: shown.map((request) => ({
      ...presentQuote(request, items, lang),
      offer: offerOf(request.id, sent, lines),
    })),
    nextCursor: requests.length > pageSize ? (shown.at(-1)?.createdAt ?? null) : null,
  }
}
