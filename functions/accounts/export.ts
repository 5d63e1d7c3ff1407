import { and, eq, getTableColumns, inArray, or } from 'drizzle-orm'
import { limits } from '#config/limits.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { ownershipFilters } from '#functions/db/ownership.ts'
import {
  accountLinks,
  contactMessages,
  files,
  newsletterSubscriptions,
  offerLines,
  offers,
  outbox,
  passwords,
  quoteItems,
  quoteRequests,
  requestHistory,
  requestLinks,
  requestMessages,
  requestNotes,
  savedLists,
  scaleReminders,
  scales,
  scaleVerifications,
  sessions,
  users,
} from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { type SignedIn, sessionEnd } from '#functions/sessions/lucia.ts'
import { erasedFrom } from './expiry.ts'
import { mailsAbout } from './person-rows.ts'

/** Upper bound of rows per table; above what a customer can have. */
const most = 1000
const mostInRequests = 20_000

/** Everything that is stored about a person (GDPR, article 15), without password hashes and session tokens. */
export async function exportPerson(env: Bindings, user: SignedIn['user']) {
  const db = openDb(env.DB)
  const [person, password, open, list, instruments, reminders, recorded] = await db.batch(
    accountQueries(db, user.id),
  )
  const [quotes, items, messages, newsletter, links, mails] = await db.batch(correspondenceQueries(db, user))
  const [history, written, followed, versions, lines, uploads, notes] = await db.batch(
    requestQueries(db, user),
  )
  return {
    exportedAt: clock.now().toISOString(),
    account: person[0] ? securityApart(person[0]) : null,
    passwordChangedAt: password[0]?.changedAt ?? null,
    sessions: open.map((session) => ({
      ...session,
      expiresAt: sessionEnd(session.createdAt, new Date(session.expiresAt * 1000)).toISOString(),
    })),
    quoteRequests: quotes.map((quote) => ({
      ...quote,
      items: items.filter(({ quoteId }) => quoteId === quote.id),
      timeline: history.filter(({ quoteId }) => quoteId === quote.id),
      messages: written.filter(({ quoteId }) => quoteId === quote.id),
      notes: notes.filter(({ quoteId }) => quoteId === quote.id),
      links: followed.filter(({ quoteId }) => quoteId === quote.id),
      offers: versions
        .filter(({ quoteId }) => quoteId === quote.id)
        .map((offer) => ({
          ...offer,
          lines: lines.filter((line) => line.quoteId === quote.id && line.version === offer.version),
        })),
    })),
    contactMessages: messages,
    newsletter: newsletter[0] ?? null,
    savedList: list[0] ?? null,
    scales: instruments.map((scale) => ({
      ...scale,
      history: recorded.filter(({ scaleId }) => scaleId === scale.id),
    })),
    files: uploads,
    reminders,
    links,
    mails,
  }
}

/** Queries for rows that belong to the account itself. */
const accountQueries = (db: Db, userId: string) => {
  const { createdAt, expiresAt, network, userAgent } = sessions
  const { scaleId, dueOn, daysBefore, createdAt: rememberedAt } = scaleReminders
  return [
    db.select().from(users).where(eq(users.id, userId)).limit(1),
    db
      .select({ changedAt: passwords.changedAt })
      .from(passwords)
      .where(eq(passwords.userId, userId))
      .limit(1),
    db
      .select({ createdAt, expiresAt, network, userAgent })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .limit(most),
    db.select().from(savedLists).where(eq(savedLists.userId, userId)).limit(1),
    db.select().from(scales).where(eq(scales.userId, userId)).limit(most),
    db
      .select({ scaleId, dueOn, daysBefore, createdAt: rememberedAt })
      .from(scaleReminders)
      .innerJoin(scales, eq(scales.id, scaleId))
      .where(eq(scales.userId, userId))
      .limit(most),
    db
      .select(getTableColumns(scaleVerifications))
      .from(scaleVerifications)
      .innerJoin(scales, eq(scales.id, scaleVerifications.scaleId))
      .where(eq(scales.userId, userId))
      .limit(mostInRequests),
  ] as const
}

/** Queries for what the person sent, and for mails sent to or about the person. */
const correspondenceQueries = (db: Db, user: SignedIn['user']) => {
  const own = ownershipFilters(user)
  const ownQuotes = ownQuoteIds(db, user)
  const { purpose, createdAt, expiresAt, usedAt } = accountLinks
  const { kind, recipient, state, createdAt: enqueuedAt, sentAt } = outbox
  return [
    db.select().from(quoteRequests).where(own.quotes).limit(most),
    db
      .select()
      .from(quoteItems)
      .where(inArray(quoteItems.quoteId, ownQuotes))
      .limit(most * limits.quoteItems),
    db.select().from(contactMessages).where(own.messages).limit(most),
    db.select().from(newsletterSubscriptions).where(own.newsletter).limit(1),
    db
      .select({ purpose, createdAt, expiresAt, usedAt })
      .from(accountLinks)
      .where(eq(accountLinks.userId, user.id))
      .limit(most),
    db
      .select({ kind, recipient, state, createdAt: enqueuedAt, sentAt })
      .from(outbox)
      .where(mailsAbout(db, user))
      .limit(most),
  ] as const
}

const ownQuoteIds = (db: Db, user: SignedIn['user']) =>
  db.select({ id: quoteRequests.id }).from(quoteRequests).where(ownershipFilters(user).quotes).limit(most)

/** Queries for what happened to the person's requests: timeline, messages, links (without hashes), offers, lines, files and notes. */
const requestQueries = (db: Db, user: SignedIn['user']) => {
  const own = ownQuoteIds(db, user)
  const { quoteId, createdAt, expiresAt, revokedAt } = requestLinks
  return [
    db.select().from(requestHistory).where(inArray(requestHistory.quoteId, own)).limit(mostInRequests),
    db.select().from(requestMessages).where(inArray(requestMessages.quoteId, own)).limit(mostInRequests),
    db
      .select({ quoteId, createdAt, expiresAt, revokedAt })
      .from(requestLinks)
      .where(inArray(requestLinks.quoteId, own))
      .limit(mostInRequests),
    db.select().from(offers).where(inArray(offers.quoteId, own)).limit(mostInRequests),
    db.select().from(offerLines).where(inArray(offerLines.quoteId, own)).limit(mostInRequests),
    fileQuery(db, user.id, own),
    // Without its author, who is another person.
    db
      .select({ quoteId: requestNotes.quoteId, createdAt: requestNotes.createdAt, text: requestNotes.text })
      .from(requestNotes)
      .where(inArray(requestNotes.quoteId, own))
      .limit(mostInRequests),
  ] as const
}

/** The files of the account and of the person's requests, without the hashes of their keys. */
function fileQuery(db: Db, userId: string, ownQuotes: ReturnType<typeof ownQuoteIds>) {
  const { id, purpose, name, type, size, checksum, createdAt, quoteId, messageId, contactId, scaleId } = files
  const notes = db
    .select({ id: requestMessages.id })
    .from(requestMessages)
    .where(inArray(requestMessages.quoteId, ownQuotes))
  return db
    .select({ id, purpose, name, type, size, checksum, createdAt, quoteId, messageId, contactId, scaleId })
    .from(files)
    .where(
      and(
        eq(files.state, 'stored'),
        or(eq(files.userId, userId), inArray(files.quoteId, ownQuotes), inArray(files.messageId, notes)),
      ),
    )
    .limit(mostInRequests)
}

/** Groups the security fields under the names of the specification (section 3). */
function securityApart({
  id,
  emailKey: _,
  emailDomain,
  registrationIp,
  accountStatus,
  loginAttempts,
  lastLoginAttempt,
  lastContactAt,
  ...person
}: typeof users.$inferSelect) {
  return {
    uid: id,
    ...person,
    lastContactAt,
    /** Without any contact until then, the account is erased. */
    keptUntil: erasedFrom(lastContactAt),
    securityMetadata: {
      emailDomain,
      registrationIP: registrationIp,
      accountStatus,
      loginAttempts,
      lastLoginAttempt,
    },
  }
}
