import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { type AddressChange, emailKey } from '#domain/accounts/account.ts'
import { AppError } from '#domain/errors/error.ts'
import { batchByName, type Statement } from '#functions/db/batch-by-name.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { insertIf } from '#functions/db/insert-if.ts'
import { ownershipFilters } from '#functions/db/ownership.ts'
import {
  accountLinks,
  contactMessages,
  newsletterSubscriptions,
  outbox,
  quoteRequests,
  sessions,
  users,
} from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { isUniqueViolation } from '#functions/http/idempotency.ts'
import { clock } from '#functions/platform/clock.ts'
import type { SignedIn } from '#functions/sessions/lucia.ts'
import { hashOfToken, isOpen, markLinkUsed, voidLinks } from './account-link-rows.ts'
import { sendAddressLink } from './address-link.ts'
import { lookAtScalesAgain } from './person-rows.ts'

type OutboxIds = { id: string }[]
const purpose = 'address-change'

/** Sends a link to the new address, and tells the present one. */
export const askForNewAddress = (
  env: Bindings,
  signedIn: SignedIn,
  request: AddressChange,
): Promise<OutboxIds> =>
  sendAddressLink(env, signedIn, request, { purpose, other: 'address-confirm', toOwner: 'address-asked' })

/**
 * Gives the account its new address, once per link and by the session of the account alone: whoever owns the mailbox
 * need not be whoever typed it. Other sessions and open links end, both addresses are told, and what belongs to the
 * account by its verified address stays with it.
 */
export async function confirmNewAddress(
  env: Bindings,
  { user, sessionId }: SignedIn,
  token: string,
): Promise<{ email: string; mails: OutboxIds }> {
  const hash = await hashOfToken(env, purpose, token)
  const db = openDb(env.DB)
  const open = isOpen(purpose, hash)
  const [link] = await db.select().from(accountLinks).where(open).limit(1)
  if (!link?.email) throw new AppError('invalid-token')
  if (link.userId !== user.id) throw new AppError('unauthenticated')
  const { email } = link
  const now = clock.now().toISOString()
  const isStillOpen = sql`exists (select 1 from ${accountLinks} where ${open})`
  const kinds = ['address-changed', 'address-confirmed'] as const
  const mails = kinds.map((kind) => ({ id: crypto.randomUUID(), kind, subjectId: link.id }))
  const changes = { email, emailKey: emailKey(email), emailDomain: email.slice(email.lastIndexOf('@') + 1) }
  const before = [
    ...carryOver(db, user, email, isStillOpen),
    db
      .update(users)
      .set({ ...changes, emailVerifiedAt: now, updatedAt: now })
      .where(and(eq(users.id, user.id), isStillOpen)),
    db.delete(sessions).where(and(eq(sessions.userId, user.id), ne(sessions.id, sessionId), isStillOpen)),
    voidLinks(db, 'password-reset', user.id, isStillOpen),
    voidLinks(db, 'email-verification', user.id, isStillOpen),
    lookAtScalesAgain(db, user.id),
    ...mails.map((mail) => insertIf(db, outbox, { ...mail, dueAt: now, createdAt: now }, isStillOpen)),
    db.update(accountLinks).set({ formerEmail: user.email }).where(open),
  ]
  const { spent } = await batchByName(db, { spent: markLinkUsed(db, purpose, hash) }, { before }).catch(
    (error: unknown) => {
      throw isUniqueViolation(error, 'users.email_key') ? new AppError('email-already-in-use') : error
    },
  )
  if (spent.length === 0) throw new AppError('invalid-token')
  return { email, mails: mails.map(({ id }) => ({ id })) }
}

/** Statements: what the account owns by its address; nothing but its own requests while that was not verified. */
function carryOver(db: Db, user: SignedIn['user'], email: string, condition: SQL): Statement[] {
  const filters = ownershipFilters(user)
  const { email: subscribed } = newsletterSubscriptions
  const isFree = sql`not exists (select 1 from ${newsletterSubscriptions} as other where other.email = ${emailKey(email)})`
  return [
    db.update(quoteRequests).set({ userId: user.id }).where(and(filters.quotes, condition)),
    db
      .update(quoteRequests)
      .set({ email })
      .where(
        and(
          eq(quoteRequests.userId, user.id),
          eq(sql`lower(${quoteRequests.email})`, user.emailKey),
          isNull(quoteRequests.archivedAt),
          condition,
        ),
      ),
    db.update(contactMessages).set({ email }).where(and(filters.messages, condition)),
    db
      .update(newsletterSubscriptions)
      .set({ email: emailKey(email) })
      .where(and(filters.newsletter, eq(subscribed, user.emailKey), isFree, condition)),
  ]
}
