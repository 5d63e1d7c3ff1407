import { and, eq, inArray } from 'drizzle-orm'
import { limits } from '#config/limits.ts'
import { keptUntil } from '#domain/quote-requests/kept-until.ts'
import { batchByName, type Results } from '#functions/db/batch-by-name.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { ownershipFilters } from '#functions/db/ownership.ts'
import { exportedColumns } from '#functions/db/personal-columns.ts'
import {
  accountLinks,
  contactAnswers,
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
import { filesOf, mailsAbout } from './person-rows.ts'

/** Upper bound of rows per table; above what a customer can have. */
const most = 1000
const mostInRequests = 20_000

/** Everything that is stored about a person (GDPR, article 15): the columns that `personal-columns.ts` exports. */
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
    contactMessages: correspondence.messages.map((message) => ({
      ...message,
      answers: correspondence.answers.filter(({ contactId }) => contactId === message.id),
    })),
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
  quote: Omit<typeof quoteRequests.$inferSelect, 'archivedAt' | 'waitingSince' | 'startedBy'>,
  items: readonly (typeof quoteItems.$inferSelect)[],
  { history, messages, notes, links, offers, lines }: OfRequests,
) {
  const isOwn = ({ quoteId }: { quoteId: string }) => quoteId === quote.id
  const timeline = history.filter(isOwn)
  const written = messages.filter(isOwn)
  const instants = [
    quote.createdAt,
    ...timeline.map(({ at }) => at),
    ...written.map((message) => message.createdAt),
  ]
  return {
    ...quote,
    /** The last day on which it is kept, unless more happens to it. */
    keptUntil: keptUntil({
      acceptedAt: quote.acceptedAt,
      lastEventAt: instants.sort().at(-1) ?? quote.createdAt,
    }),
    items: items.filter(isOwn),
    timeline,
    messages: written,
    notes: notes.filter(isOwn),
    links: links.filter(isOwn),
    offers: offers.filter(isOwn).map((offer) => ({
      ...offer,
      lines: lines.filter((line) => isOwn(line) && line.version === offer.version),
    })),
  }
}

/** Queries for rows that belong to the account itself. */
const accountQueries = (db: Db, userId: string) => ({
  person: db.select(exportedColumns('users')).from(users).where(eq(users.id, userId)).limit(1),
  password: db
    .select(exportedColumns('passwords'))
    .from(passwords)
    .where(eq(passwords.userId, userId))
    .limit(1),
  sessions: db
    .select(exportedColumns('sessions'))
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .limit(most),
  lists: db
    .select(exportedColumns('savedLists'))
    .from(savedLists)
    .where(eq(savedLists.userId, userId))
    .limit(1),
  scales: db.select(exportedColumns('scales')).from(scales).where(eq(scales.userId, userId)).limit(most),
  reminders: db
    .select(exportedColumns('scaleReminders'))
    .from(scaleReminders)
    .innerJoin(scales, eq(scales.id, scaleReminders.scaleId))
    .where(eq(scales.userId, userId))
    .limit(most),
  history: db
    .select(exportedColumns('scaleVerifications'))
    .from(scaleVerifications)
    .innerJoin(scales, eq(scales.id, scaleVerifications.scaleId))
    .where(eq(scales.userId, userId))
    .limit(mostInRequests),
})

/** Queries for what the person sent, and for mails sent to or about the person. */
const correspondenceQueries = (db: Db, user: SignedIn['user']) => {
  const own = ownershipFilters(user)
  return {
    quotes: db.select(exportedColumns('quoteRequests')).from(quoteRequests).where(own.quotes).limit(most),
    items: db
      .select(exportedColumns('quoteItems'))
      .from(quoteItems)
      .where(inArray(quoteItems.quoteId, ownQuoteIds(db, user)))
      .limit(most * limits.quoteItems),
    messages: db
      .select(exportedColumns('contactMessages'))
      .from(contactMessages)
      .where(own.messages)
      .limit(most),
    answers: db
      .select(exportedColumns('contactAnswers'))
      .from(contactAnswers)
      .where(
        inArray(
          contactAnswers.contactId,
          db.select({ id: contactMessages.id }).from(contactMessages).where(own.messages),
        ),
      )
      .limit(mostInRequests),
    newsletter: db
      .select(exportedColumns('newsletterSubscriptions'))
      .from(newsletterSubscriptions)
      .where(own.newsletter)
      .limit(1),
    links: db
      .select(exportedColumns('accountLinks'))
      .from(accountLinks)
      .where(eq(accountLinks.userId, user.id))
      .limit(most),
    mails: db.select(exportedColumns('outbox')).from(outbox).where(mailsAbout(db, user)).limit(most),
  }
}

const ownQuoteIds = (db: Db, user: SignedIn['user']) =>
  db.select({ id: quoteRequests.id }).from(quoteRequests).where(ownershipFilters(user).quotes).limit(most)

/** Queries for what happened to the person's requests: timeline, messages, links, offers, lines, files and notes. */
const requestQueries = (db: Db, user: SignedIn['user']) => {
  const own = ownQuoteIds(db, user)
  return {
    history: db
      .select(exportedColumns('requestHistory'))
      .from(requestHistory)
      .where(inArray(requestHistory.quoteId, own))
      .limit(mostInRequests),
    messages: db
      .select(exportedColumns('requestMessages'))
      .from(requestMessages)
      .where(inArray(requestMessages.quoteId, own))
      .limit(mostInRequests),
    links: db
      .select(exportedColumns('requestLinks'))
      .from(requestLinks)
      .where(inArray(requestLinks.quoteId, own))
      .limit(mostInRequests),
    offers: db
      .select(exportedColumns('offers'))
      .from(offers)
      .where(inArray(offers.quoteId, own))
      .limit(mostInRequests),
    lines: db
      .select(exportedColumns('offerLines'))
      .from(offerLines)
      .where(inArray(offerLines.quoteId, own))
      .limit(mostInRequests),
    files: db
      .select(exportedColumns('files'))
      .from(files)
      .where(and(eq(files.state, 'stored'), filesOf(db, user)))
      .limit(mostInRequests),
    notes: db
      .select(exportedColumns('requestNotes'))
      .from(requestNotes)
      .where(inArray(requestNotes.quoteId, own))
      .limit(mostInRequests),
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
}: Omit<typeof users.$inferSelect, 'emailKey'>) {
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
