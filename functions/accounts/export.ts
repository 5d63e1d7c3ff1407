import { and, eq, inArray } from 'drizzle-orm'
import { keptUntil } from '#domain/quote-requests/kept-until.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { ownershipFilters } from '#functions/db/ownership.ts'
import { type Exported, exportedRows } from '#functions/db/personal-columns.ts'
import {
  accountLinks,
  contactAnswers,
  contactMessages,
  files,
  offerLines,
  offers,
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
import { erasedFrom } from './account-expiry.ts'
import { filesOf, mailsAbout } from './person-rows.ts'

/** Everything that is stored about a person (GDPR, article 15): the columns that `personal-columns.ts` exports. */
export async function exportPerson(env: Bindings, user: SignedIn['user']) {
  const rows = await rowsOf(openDb(env.DB), user)
  return {
    exportedAt: clock.now().toISOString(),
    account: rows.users[0] ? securityApart(rows.users[0]) : null,
    passwordChangedAt: rows.passwords[0]?.changedAt ?? null,
    sessions: rows.sessions.map((session) => ({
      ...session,
      expiresAt: sessionEnd(session.createdAt, new Date(session.expiresAt * 1000)).toISOString(),
    })),
    quoteRequests: rows.quoteRequests.map((quote) => requestOf(quote, rows)),
    contactMessages: rows.contactMessages.map((message) => ({
      ...message,
      answers: rows.contactAnswers.filter(({ contactId }) => contactId === message.id),
    })),
    newsletter: rows.newsletterSubscriptions[0] ?? null,
    savedList: rows.savedLists[0] ?? null,
    scales: rows.scales.map((scale) => ({
      ...scale,
      history: rows.scaleVerifications.filter(({ scaleId }) => scaleId === scale.id),
    })),
    files: rows.files,
    reminders: rows.scaleReminders,
    links: rows.accountLinks,
    mails: rows.outbox,
  }
}

type Rows = Awaited<ReturnType<typeof rowsOf>>

/** The rows of a person, by table. */
function rowsOf(db: Db, user: SignedIn['user']) {
  const filters = ownershipFilters(user)
  const quotes = db.select({ id: quoteRequests.id }).from(quoteRequests).where(filters.quotes)
  const contacts = db.select({ id: contactMessages.id }).from(contactMessages).where(filters.messages)
  const instruments = db.select({ id: scales.id }).from(scales).where(eq(scales.userId, user.id))
  return batchByName(db, {
    users: exportedRows(db, 'users', eq(users.id, user.id)),
    passwords: exportedRows(db, 'passwords', eq(passwords.userId, user.id)),
    sessions: exportedRows(db, 'sessions', eq(sessions.userId, user.id)),
    savedLists: exportedRows(db, 'savedLists', eq(savedLists.userId, user.id)),
    accountLinks: exportedRows(db, 'accountLinks', eq(accountLinks.userId, user.id)),
    scales: exportedRows(db, 'scales', eq(scales.userId, user.id)),
    scaleReminders: exportedRows(db, 'scaleReminders', inArray(scaleReminders.scaleId, instruments)),
    scaleVerifications: exportedRows(
      db,
      'scaleVerifications',
      inArray(scaleVerifications.scaleId, instruments),
    ),
    contactMessages: exportedRows(db, 'contactMessages', filters.messages),
    contactAnswers: exportedRows(db, 'contactAnswers', inArray(contactAnswers.contactId, contacts)),
    newsletterSubscriptions: exportedRows(db, 'newsletterSubscriptions', filters.newsletter),
    outbox: exportedRows(db, 'outbox', mailsAbout(db, user)),
    quoteRequests: exportedRows(db, 'quoteRequests', filters.quotes),
    quoteItems: exportedRows(db, 'quoteItems', inArray(quoteItems.quoteId, quotes)),
    requestHistory: exportedRows(db, 'requestHistory', inArray(requestHistory.quoteId, quotes)),
    requestMessages: exportedRows(db, 'requestMessages', inArray(requestMessages.quoteId, quotes)),
    requestLinks: exportedRows(db, 'requestLinks', inArray(requestLinks.quoteId, quotes)),
    requestNotes: exportedRows(db, 'requestNotes', inArray(requestNotes.quoteId, quotes)),
    offers: exportedRows(db, 'offers', inArray(offers.quoteId, quotes)),
    offerLines: exportedRows(db, 'offerLines', inArray(offerLines.quoteId, quotes)),
    files: exportedRows(db, 'files', and(eq(files.state, 'stored'), filesOf(db, user))),
  })
}

/** A request with everything that belongs to it. */
function requestOf(quote: Exported<'quoteRequests'>, rows: Rows) {
  const ofQuote = <Row extends { quoteId: string }>(all: readonly Row[]) =>
    all.filter(({ quoteId }) => quoteId === quote.id)
  const [timeline, messages, lines] = [
    ofQuote(rows.requestHistory),
    ofQuote(rows.requestMessages),
    ofQuote(rows.offerLines),
  ]
  const instants = [quote, ...messages].map(({ createdAt }) => createdAt).concat(timeline.map(({ at }) => at))
  return {
    ...quote,
    /** The last day on which it is kept, unless more happens to it. */
    keptUntil: keptUntil({
      acceptedAt: quote.acceptedAt,
      lastEventAt: instants.sort().at(-1) ?? quote.createdAt,
    }),
    items: ofQuote(rows.quoteItems),
    timeline,
    messages,
    notes: ofQuote(rows.requestNotes),
    links: ofQuote(rows.requestLinks),
    offers: ofQuote(rows.offers).map((offer) => ({
      ...offer,
      lines: lines.filter(({ version }) => version === offer.version),
    })),
  }
}

/** Groups the security fields under the names of the specification (section 3). */
function securityApart({
  id,
  emailDomain,
  registrationIp,
  accountStatus,
  loginAttempts,
  lastLoginAttempt,
  lastContactAt,
  ...person
}: Exported<'users'>) {
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
