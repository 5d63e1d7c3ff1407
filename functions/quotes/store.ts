import { sql } from 'drizzle-orm'
import type { Accepted, QuoteRequest } from '#domain/forms/forms.ts'
import { inParis } from '#domain/time/business-hours.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { quoteItems, quoteRequests, users } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { type Idempotency, storeOnce } from '#functions/http/idempotency.ts'
import { countConfirmations, insertOutboxRows, requestMails } from '#functions/mail/outbox-rows.ts'
import { clock } from '#functions/platform/clock.ts'
import { newReference } from '#functions/platform/reference.ts'
import { itemQueries, type ResolvedItem, resolveItems } from './resolve.ts'
import { dropSavedList } from './saved-list.ts'

const kinds = { company: 'quote-company', visitor: 'quote-visitor' } as const

/**
 * Stores a request, its items, its idempotency key and its outbox rows in one batch: a 201 means that all of it is
 * stored. `fresh` are the mails to publish. Items that a customer sends are removed from the saved list.
 */
export function storeQuote(
  env: Bindings,
  request: QuoteRequest,
  idempotency: Idempotency,
  userId: string | null,
) {
  const db = openDb(env.DB)
  const reads = [countConfirmations(db, request.email), ...itemQueries(db, request.items)] as const
  return storeOnce(db, idempotency, [...reads], ([confirmed, products, variants, accessories]) => {
    const items = resolveItems(request.items, { products, variants, accessories })
    const now = clock.now()
    const id = crypto.randomUUID()
    const answer: Accepted = { reference: newReference('DEV', inParis(now).day) }
    const mails = requestMails(kinds, id, request.email, confirmed[0]?.sent ?? 0)
    return {
      answer,
      fresh: mails,
      writes: [
        insertRequest(db, { id, userId, ...answer }, request, now.toISOString()),
        insertItems(db, id, items),
        insertOutboxRows(db, mails, now.toISOString()),
        ...(userId === null ? [] : [dropSavedList(db, userId)]),
      ],
    }
  })
}

type Named = { id: string; reference: string; userId: string | null }

function insertRequest(db: Db, named: Named, request: QuoteRequest, now: string) {
  const { items: _items, termsAccepted: _terms, lang, ...person } = request
  // Null when the account was erased meanwhile: the request is then a guest's.
  const userId = sql`(select ${users.id} from ${users} where ${users.id} = ${named.userId})`
  return db
    .insert(quoteRequests)
    .values({ ...named, userId, locale: lang, ...person, termsAcceptedAt: now, createdAt: now })
}

/** Inserts all items through one parameter; 100 items would exceed the parameters that D1 binds. */
function insertItems(db: Db, quoteId: string, items: readonly ResolvedItem[]) {
  return db.insert(quoteItems).select(sql`select ${quoteId}, value ->> 'position', value ->> 'productId',
    value -> 'productName', value ->> 'brand', value ->> 'variantReference', nullif(value -> 'variant', 'null'),
    value -> 'accessories', value ->> 'quantity', value ->> 'priceCents' from json_each(${JSON.stringify(items)})`)
}
