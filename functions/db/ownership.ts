import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { isEmail } from './email-spellings.ts'
import { contactMessages, newsletterSubscriptions, quoteRequests } from './schema.ts'

/** The person whose rows are selected; `emailKey` is the normalised email that accounts are found by. */
export type Owner = {
  id: string
  emailKey: string
  emailVerifiedAt: string | null
  /** The one request of somebody without an account, of whom nothing else is selected. */
  requestId?: string
}

/** Who has sent a request without an account, or had it written down, possibly without an email. */
export const guestOf = (requestId: string): Owner => ({
  ...{ id: '', emailKey: '', emailVerifiedAt: null, requestId },
})

/**
 * Conditions that select the rows of a person. What was sent without signing in belongs to them only once their email
 * is verified, because anybody may type any email.
 */
export function ownershipFilters({ id, emailKey, emailVerifiedAt, requestId }: Owner) {
  const verified = emailVerifiedAt !== null
  const none = sql`0`
  const isGuest = isNull(quoteRequests.userId)
  const asGuest = and(isGuest, isEmail(sql`lower(${quoteRequests.email})`, emailKey))
  const isTheirs = requestId
    ? and(isGuest, eq(quoteRequests.id, requestId))
    : or(eq(quoteRequests.userId, id), verified ? asGuest : undefined)
  return {
    // A contract whose account was erased belongs to the archive, whoever has its address now.
    quotes: and(isNull(quoteRequests.archivedAt), isTheirs) as SQL,
    messages: verified ? isEmail(sql`lower(${contactMessages.email})`, emailKey) : none,
    newsletter: verified ? isEmail(newsletterSubscriptions.email, emailKey) : none,
  }
}
