import { and, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { Db } from '#functions/db/client.ts'
import { isEmail } from '#functions/db/email-spellings.ts'
import { type Owner, ownershipFilters } from '#functions/db/ownership.ts'
import {
  accountLinks,
  contactAnswers,
  contactMessages,
  files,
  newsletterSubscriptions,
  outbox,
  quoteRequests,
  requestHistory,
  requestLinks,
  requestMessages,
  scaleReminders,
  scales,
} from '#functions/db/schema.ts'

/** Queries for the subjects of mails about what has happened to requests: events, messages and links. */
function subjectsOfRequests(db: Db, ownQuotes: SQL) {
  const of = db.select({ id: quoteRequests.id }).from(quoteRequests).where(ownQuotes)
  return [
    db.select({ id: requestHistory.id }).from(requestHistory).where(inArray(requestHistory.quoteId, of)),
    db.select({ id: requestMessages.id }).from(requestMessages).where(inArray(requestMessages.quoteId, of)),
    db.select({ id: requestLinks.id }).from(requestLinks).where(inArray(requestLinks.quoteId, of)),
  ]
}

/** Condition for the outbox rows of mails to or about a person, by their subject ids. */
export function mailsAbout(db: Db, person: Owner): SQL | undefined {
  const { quotes, messages, newsletter } = ownershipFilters(person)
  const links = eq(accountLinks.userId, person.id)
  const contactIds = db.select({ id: contactMessages.id }).from(contactMessages).where(messages)
  const rounds = db
    .select({ id: scaleReminders.mailId })
    .from(scaleReminders)
    .innerJoin(scales, eq(scales.id, scaleReminders.scaleId))
    .where(eq(scales.userId, person.id))
  return or(
    eq(outbox.subjectId, person.id),
    inArray(outbox.subjectId, db.select({ id: quoteRequests.id }).from(quoteRequests).where(quotes)),
    inArray(outbox.subjectId, contactIds),
    inArray(
      outbox.subjectId,
      db
        .select({ id: contactAnswers.id })
        .from(contactAnswers)
        .where(inArray(contactAnswers.contactId, contactIds)),
    ),
    inArray(
      outbox.subjectId,
      db.select({ id: newsletterSubscriptions.id }).from(newsletterSubscriptions).where(newsletter),
    ),
    inArray(outbox.subjectId, db.select({ id: accountLinks.id }).from(accountLinks).where(links)),
    inArray(outbox.subjectId, rounds),
    // With its mailbox, which is the person's once it is verified.
    person.emailVerifiedAt === null
      ? undefined
      : and(eq(outbox.kind, 'joined'), isEmail(outbox.recipient, person.emailKey)),
    ...subjectsOfRequests(db, quotes).map((ids) => inArray(outbox.subjectId, ids)),
  )
}

/** Condition for the files of a person: uploaded by them, or attached to what is theirs. */
export function filesOf(db: Db, person: Owner): SQL | undefined {
  const { quotes, messages } = ownershipFilters(person)
  const quoteIds = db.select({ id: quoteRequests.id }).from(quoteRequests).where(quotes)
  const messageIds = db
    .select({ id: requestMessages.id })
    .from(requestMessages)
    .where(inArray(requestMessages.quoteId, quoteIds))
  return or(
    eq(files.userId, person.id),
    inArray(files.quoteId, quoteIds),
    inArray(files.messageId, messageIds),
    inArray(files.contactId, db.select({ id: contactMessages.id }).from(contactMessages).where(messages)),
    inArray(files.scaleId, db.select({ id: scales.id }).from(scales).where(eq(scales.userId, person.id))),
  )
}
