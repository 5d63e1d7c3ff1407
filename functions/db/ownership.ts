import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { isEmail } from './email-spellings.ts'
import { contactMessages, newsletterSubscriptions, quoteRequests } from './schema.ts'

/** The person whose rows are selected; `emailKey` is the normalised email that accounts are found by. */
export type Owner = { id: string; emailKey: string; emailVerifiedAt: string | null }

/**
 * Conditions that select the rows of a person. What was sent without signing in belongs to them only once their email
 * is verified, because anybody may type any email.
 */
export function ownershipFilters({ id, emailKey, emailVerifiedAt }: Owner) {
  const verified = emailVerifiedAt !== null
  const none = sql`0`
  const asGuest = and(isNull(quoteRequests.userId), isEmail(sql`lower(${quoteRequests.email})`, emailKey))
  return {
    quotes: and(
      // A contract whose account was erased belongs to the archive, whoever has its address now.
      isNull(quoteRequests.archivedAt),
      or(eq(quoteRequests.userId, id), verified ? asGuest : undefined),
    ) as SQL,
    messages: verified ? isEmail(sql`lower(${contactMessages.email})`, emailKey) : none,
    newsletter: verified ? isEmail(newsletterSubscriptions.email, emailKey) : none,
  }
}
