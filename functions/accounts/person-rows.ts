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

type Identified =
  | typeof accountLinks
  | typeof contactAnswers
  | typeof contactMessages
  | typeof newsletterSubscriptions
  | typeof quoteRequests
  | typeof requestHistory
  | typeof requestLinks
  | typeof requestMessages
  | typeof scales

/** Query: the ids of the rows that fulfil a condition. */
const idsOf = (db: Db, table: Identified, where: SQL) => db.select({ id: table.id }).from(table).where(where)

/** Condition for the outbox rows of mails to or about a person, by their subject ids. */
export function mailsAbout(db: Db, person: Owner): SQL | undefined {
  const { quotes, messages, newsletter } = ownershipFilters(person)
  const [requestIds, contactIds] = [idsOf(db, quoteRequests, quotes), idsOf(db, contactMessages, messages)]
  const subjects = [
    requestIds,
    contactIds,
    idsOf(db, requestHistory, inArray(requestHistory.quoteId, requestIds)),
    idsOf(db, requestMessages, inArray(requestMessages.quoteId, requestIds)),
    idsOf(db, requestLinks, inArray(requestLinks.quoteId, requestIds)),
    idsOf(db, contactAnswers, inArray(contactAnswers.contactId, contactIds)),
    idsOf(db, newsletterSubscriptions, newsletter),
    idsOf(db, accountLinks, eq(accountLinks.userId, person.id)),
    db
      .select({ id: scaleReminders.mailId })
      .from(scaleReminders)
      .where(inArray(scaleReminders.scaleId, idsOf(db, scales, eq(scales.userId, person.id)))),
  ]
  return or(
    eq(outbox.subjectId, person.id),
    // With its mailbox, which is the person's once it is verified.
    person.emailVerifiedAt === null
      ? undefined
      : and(eq(outbox.kind, 'joined'), isEmail(outbox.recipient, person.emailKey)),
    ...subjects.map((ids) => inArray(outbox.subjectId, ids)),
  )
}

/** Condition for the files of a person: uploaded by them, or attached to what is theirs. */
export function filesOf(db: Db, person: Owner): SQL | undefined {
  const { quotes, messages } = ownershipFilters(person)
  const requestIds = idsOf(db, quoteRequests, quotes)
  return or(
    eq(files.userId, person.id),
    inArray(files.quoteId, requestIds),
    inArray(files.messageId, idsOf(db, requestMessages, inArray(requestMessages.quoteId, requestIds))),
    inArray(files.contactId, idsOf(db, contactMessages, messages)),
    inArray(files.scaleId, idsOf(db, scales, eq(scales.userId, person.id))),
  )
}

/**
 * Statement: reminders look at the instruments of a person in the next minute, because he may want them from now on.
 */
export const lookAtScalesAgain = (db: Db, userId: string | SQL) =>
  db.update(scales).set({ remindOn: '' }).where(eq(scales.userId, userId))
