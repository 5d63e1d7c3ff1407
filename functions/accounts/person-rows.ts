import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#functions/db/client.ts'
import {
  accountLinks,
  contactMessages,
  newsletterSubscriptions,
  outbox,
  quoteRequests,
  scaleReminders,
  scales,
} from '#functions/db/schema.ts'
import type { SignedIn } from '#functions/sessions/lucia.ts'

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

/** Mails that were owed to him or about him: the outbox knows them by what they speak of. */
export function mailsAbout(db: Db, person: Person): SQL | undefined {
  const { quotes, messages, newsletter } = belongings(person)
  const links = eq(accountLinks.userId, person.id)
  const rounds = db
    .select({ id: scaleReminders.mailId })
    .from(scaleReminders)
    .innerJoin(scales, eq(scales.id, scaleReminders.scaleId))
    .where(eq(scales.userId, person.id))
  return or(
    eq(outbox.subjectId, person.id),
    inArray(outbox.subjectId, db.select({ id: quoteRequests.id }).from(quoteRequests).where(quotes)),
    inArray(outbox.subjectId, db.select({ id: contactMessages.id }).from(contactMessages).where(messages)),
    inArray(
      outbox.subjectId,
      db.select({ id: newsletterSubscriptions.id }).from(newsletterSubscriptions).where(newsletter),
    ),
    inArray(outbox.subjectId, db.select({ id: accountLinks.id }).from(accountLinks).where(links)),
    inArray(outbox.subjectId, rounds),
  )
}
