import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { contactMessages, newsletterSubscriptions, quoteRequests } from '#functions/db/schema.ts'
import type { SignedIn } from '#functions/http/lucia.ts'

type Person = Pick<SignedIn['user'], 'id' | 'emailKey' | 'emailVerifiedAt'>

/**
 * What belongs to a person beside his account. What was sent without signing in is his only once the address is
 * verified: anybody may type anybody's.
 */
export function belongings({ id, emailKey, emailVerifiedAt }: Person) {
  const verified = emailVerifiedAt !== null
  const none = sql`0`
  return {
    quotes: or(
      eq(quoteRequests.userId, id),
      verified
        ? and(isNull(quoteRequests.userId), eq(sql`lower(${quoteRequests.email})`, emailKey))
        : undefined,
    ) as SQL,
    messages: verified ? eq(sql`lower(${contactMessages.email})`, emailKey) : none,
    newsletter: verified ? eq(newsletterSubscriptions.email, emailKey) : none,
  }
}
