import { and, eq, getTableColumns, inArray, or } from 'drizzle-orm'
import { limits } from '#config/limits.ts'
import { batchByName, type Results } from '#functions/db/batch-by-name.ts'
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
  const account = await batchByName(db, accountQueries(db, user.id))
  const correspondence = await batchByName(db, correspondenceQueries(db, user))
  const requests = await batchByName(db, requestQueries(db, user))
  return {
    exportedAt: clock.now().toISOString(),
    account: account.person[0] ? securityApart(account.person[0]) : null,
    passwordChangedAt: account.password[0]?.changedAt ?? null,
    sessions: account.sessions.map((session) => ({
      ...session,
      expiresAt: sessionEnd(session.createdAt, new Date(session.expiresAt * 1000)).toISOString(),
    })),
    quoteRequests: correspondence.quotes.map((quote) => requestOf(quote, correspondence.items, requests)),
    contactMessages: correspondence.messages,
    newsletter: correspondence.newsletter[0] ?? null,
    savedList: account.lists[0] ?? null,
    scales: account.scales.map((scale) => ({
      ...scale,
      history: account.history.filter(({ scaleId }) => scaleId === scale.id),
    })),
    files: requests.files,
    reminders: account.reminders,
    links: correspondence.links,
    mails: correspondence.mails,
  }
}

type OfRequests = Results<ReturnType<typeof requestQueries>>

/** A request with everything that belongs to it. */
function requestOf(
  quote: typeof quoteRequests.$inferSelect,
  items: readonly (typeof quoteItems.$inferSelect)[],
  { history, messages, notes, links, offers, lines }: OfRequests,
) {
  const isOwn = ({ quoteId }: { quoteId: string }) => quoteId === quote.id
  return {
    ...quote,
    items: items.filter(isOwn),
    timeline: history.filter(isOwn),
    messages: messages.filter(isOwn),
    notes: notes.filter(isOwn),
    links: links.filter(isOwn),
    offers: offers.filter(isOwn).map((offer) => ({
      ...offer,
      lines: lines.filter((line) => isOwn(line) && line.version === offer.version),
    })),
  }
}

/** Queries for rows that belong to the account itself. */
const accountQueries = (db: Db, userId: string) => {
  const { createdAt, expiresAt, network, userAgent } = sessions
  const { scaleId, dueOn, daysBefore, createdAt: rememberedAt } = scaleReminders
  return {
    person: db.select().from(users).where(eq(users.id, userId)).limit(1),
    password: db
      .select({ changedAt: passwords.changedAt })
      .from(passwords)
      .where(eq(passwords.userId, userId))
      .limit(1),
    sessions: db
      .select({ createdAt, expiresAt, network, userAgent })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .limit(most),
    lists: db.select().from(savedLists).where(eq(savedLists.userId, userId)).limit(1),
    scales: db.select().from(scales).where(eq(scales.userId, userId)).limit(most),
    reminders: db
      .select({ scaleId, dueOn, daysBefore, createdAt: rememberedAt })
      .from(scaleReminders)
      .innerJoin(scales, eq(scales.id, scaleId))
      .where(eq(scales.userId, userId))
      .limit(most),
    history: db
      .select(getTableColumns(scaleVerifications))
      .from(scaleVerifications)
      .innerJoin(scales, eq(scales.id, scaleVerifications.scaleId))
      .where(eq(scales.userId, userId))
      .limit(mostInRequests),
  }
}

/** Queries for what the person sent, and for mails sent to or about the person. */
const correspondenceQueries = (db: Db, user: SignedIn['user']) => {
  const own = ownershipFilters(user)
  const ownQuotes = ownQuoteIds(db, user)
  const { purpose, createdAt, expiresAt, usedAt } = accountLinks
  const { kind, recipient, state, createdAt: enqueuedAt, sentAt } = outbox
  return {
    quotes: db.select().from(quoteRequests).where(own.quotes).limit(most),
    items: db
      .select()
      .from(quoteItems)
      .where(inArray(quoteItems.quoteId, ownQuotes))
      .limit(most * limits.quoteItems),
    messages: db.select().from(contactMessages).where(own.messages).limit(most),
    newsletter: db.select().from(newsletterSubscriptions).where(own.newsletter).limit(1),
    links: db
      .select({ purpose, createdAt, expiresAt, usedAt })
      .from(accountLinks)
      .where(eq(accountLinks.userId, user.id))
      .limit(most),
    mails: db
      .select({ kind, recipient, state, createdAt: enqueuedAt, sentAt })
      .from(outbox)
      .where(mailsAbout(db, user))
      .limit(most),
  }
}

const ownQuoteIds = (db: Db, user: SignedIn['user']) =>
  db.select({ id: quoteRequests.id }).from(quoteRequests).where(ownershipFilters(user).quotes).limit(most)

/**
 * Queries for what happened to the person's requests: timeline, messages, links (without hashes), offers, lines, files
 * and notes.
 */
const requestQueries = (db: Db, user: SignedIn['user']) => {
  const own = ownQuoteIds(db, user)
  const { quoteId, createdAt, expiresAt, revokedAt } = requestLinks
  return {
    history: db
      .select()
      .from(requestHistory)
      .where(inArray(requestHistory.quoteId, own))
      .limit(mostInRequests),
    messages: db
      .select()
      .from(requestMessages)
      .where(inArray(requestMessages.quoteId, own))
      .limit(mostInRequests),
    links: db
      .select({ quoteId, createdAt, expiresAt, revokedAt })
      .from(requestLinks)
      .where(inArray(requestLinks.quoteId, own))
      .limit(mostInRequests),
    offers: db.select().from(offers).where(inArray(offers.quoteId, own)).limit(mostInRequests),
    lines: db.select().from(offerLines).where(inArray(offerLines.quoteId, own)).limit(mostInRequests),
    files: fileQuery(db, user.id, own),
    // Without its author, who is another person.
    notes: db
      .select({ quoteId: requestNotes.quoteId, createdAt: requestNotes.createdAt, text: requestNotes.text })
      .from(requestNotes)
      .where(inArray(requestNotes.quoteId, own))
      .limit(mostInRequests),
  }
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
