import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { contactMessages, newsletterSubscriptions, quoteRequests } from './schema.ts'

/** Whose rows are meant; `emailKey` is the address in the one writing that accounts are found by. */
export type Owner = { id: string; emailKey: string; emailVerifiedAt: string | null }

/**
 * The conditions under which rows belong to a person. What was sent without signing in is theirs only once the address is
 * verified: anybody may type anybody's.
 */
export function ownershipFilters({ id, emailKey, emailVerifiedAt }: Owner) {
  const verified = emailVerifiedAt !== null
  const none = sql`0`
  const asGuest = and(isNull(quoteRequests.userId), eq(sql`lower(${quoteRequests.email})`, emailKey))
  return {
    quotes: or(eq(quoteRequests.userId, id), verified ? asGuest : undefined) as SQL,
    messages: verified ? eq(sql`lower(${contactMessages.email})`, emailKey) : none,
    newsletter: verified ? eq(newsletterSubscriptions.email, emailKey) : none,
  }
}
