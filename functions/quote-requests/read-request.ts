import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { staffLimits } from '#config/desk-settings.ts'
import type { Locale } from '#config/locales.ts'
import { AppError } from '#domain/errors/error.ts'
import { letterLines } from '#domain/forms/person-fields.ts'
import type { FollowedRequest } from '#domain/quote-requests/followed-request.ts'
import { type Offer, type OfferedInstrument, offerOf } from '#domain/quote-requests/offer.ts'
import type { RequestEvent } from '#domain/quote-requests/request-state.ts'
import { replyDueAt } from '#domain/time/business-hours.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { type Owner, ownershipFilters } from '#functions/db/ownership.ts'
import { isRequested, itemsOfRequest } from '#functions/db/quote-items.ts'
import {
  files,
  offerLines,
  offers,
  quoteItems,
  quoteRequests,
  requestHistory,
  requestMessages,
  staff,
} from '#functions/db/schema.ts'
import { documentAddress } from '#functions/documents/document-addresses.ts'
import { saidAt } from '#functions/documents/read-offer.ts'
import type { Bindings } from '#functions/env.ts'
import { listedFile, storedFiles } from '#functions/files/attach.ts'
import { currentOpening, listDated } from '#functions/platform/opening.ts'
import { presentItem } from '#functions/quote-list/present-item.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'
import { presentQuote } from './present-quote.ts'

/** Upper bounds, above what a request has; of timeline and messages the newest are shown. */
export const rowLimits = { entries: 500, versions: 50, lines: 5000, files: 1000 }

/** Condition: the request of a link. */
export const byId = (quoteId: string): SQL => eq(quoteRequests.id, quoteId)

/** Condition: the own request of that reference. */
export const ofOwner = (owner: Owner, reference: string): SQL =>
  and(eq(quoteRequests.reference, reference), ownershipFilters(owner).quotes) as SQL

/** The id of an own request; throws 404 when there is none or it belongs to another person. */
export async function ownQuoteId(env: Bindings, owner: Owner, reference: string): Promise<string> {
  const where = ofOwner(owner, reference)
  const row = await openDb(env.DB).select({ id: quoteRequests.id }).from(quoteRequests).where(where).get()
  if (!row) throw new AppError('not-found')
  return row.id
}

/** One request with everything about it, in that language or its own; throws 404 when there is none. */
export const findRequest = async (env: Bindings, where: SQL, lang?: Locale): Promise<FollowedRequest> =>
  (await readRequest(env, where, lang)).followed

/** As `findRequest`, with the rows that it was made of, and authors by the name that this side reads. */
export async function readRequest(
  env: Bindings,
  where: SQL,
  lang?: Locale,
  nameOf: 'name' | 'publicName' = 'publicName',
) {
  const db = openDb(env.DB)
  const [
    { requests, items, history, messages, versions, lines, requestFiles, inMessages, members, dated },
    { opening },
  ] = await Promise.all([batchByName(db, queries(db, where)), currentOpening(env)])
  const [request] = requests
  if (!request) throw new AppError('not-found')
  const locale = lang ?? request.locale
  const names = new Map(members.map((member) => [member.email, member[nameOf]]))
  const by = ({ author }: { author: string }) => names.get(author) ?? ''
  const followed: FollowedRequest = {
    ...presentQuote(request, items.filter(isRequested), locale),
    locale: request.locale,
    addressee: letterLines(request),
    dueAt: request.dueAt ?? replyDueAt(new Date(request.createdAt), opening).toISOString(),
    timeline: history.toReversed().map((entry) => ({
      at: entry.at,
      event: entry.event,
      text: eventText(entry, locale),
    })),
    messages: messages.toReversed().map(({ id, createdAt, sender, text, ...row }) => ({
      id,
      at: createdAt,
      from: sender,
      by: by(row),
      text,
      attachments: inMessages.filter(({ messageId }) => messageId === id).map(listedFile),
    })),
    offers: await Promise.all(
      versions.map((version) =>
        presentOffer(env, request, version, { lines, items, locale, requestFiles, dated, by: by(version) }),
      ),
    ),
    attachments: requestFiles.filter(({ offerVersion }) => offerVersion === null).map(listedFile),
    termsVersion: request.termsVersion,
    isMailed: request.email !== '',
  }
  return { followed, request, items, lines }
}

const idOf = (db: Db, where: SQL) => db.select({ id: quoteRequests.id }).from(quoteRequests).where(where)

function queries(db: Db, where: SQL) {
  const id = idOf(db, where)
  return {
    requests: db.select().from(quoteRequests).where(where).limit(1),
    items: itemsOfRequest(db, inArray(quoteItems.quoteId, id)),
    // Entries of one instant stay in the order of their insertion.
    history: db
      .select()
      .from(requestHistory)
      .where(inArray(requestHistory.quoteId, id))
      .orderBy(desc(requestHistory.at), desc(sql`${requestHistory}.rowid`))
      .limit(rowLimits.entries),
    messages: db
      .select()
      .from(requestMessages)
      .where(inArray(requestMessages.quoteId, id))
      .orderBy(desc(requestMessages.createdAt), desc(sql`${requestMessages}.rowid`))
      .limit(rowLimits.entries),
    versions: db
      .select()
      .from(offers)
      .where(inArray(offers.quoteId, id))
      .orderBy(desc(offers.version))
      .limit(rowLimits.versions),
    lines: db
      .select()
      .from(offerLines)
      .where(inArray(offerLines.quoteId, id))
      .orderBy(asc(offerLines.version), asc(offerLines.position))
      .limit(rowLimits.lines),
    members: authors(db),
    dated: listDated(db),
    requestFiles: storedFiles(db, inArray(files.quoteId, id), rowLimits.files),
    inMessages: filesOfMessages(db, id),
  }
}

const authors = (db: Db) =>
  db
    .select({ email: staff.email, name: staff.name, publicName: staff.publicName })
    .from(staff)
    .limit(staffLimits.members)

function filesOfMessages(db: Db, quoteId: ReturnType<typeof idOf>) {
  const { id } = requestMessages
  const messages = db.select({ id }).from(requestMessages).where(inArray(requestMessages.quoteId, quoteId))
  return storedFiles(db, inArray(files.messageId, messages), rowLimits.files)
}

type Items = readonly (typeof quoteItems.$inferSelect)[]

/** The instrument of a request at that position as a line of an offer shows it; null where the line names none. */
export function instrumentAt(
  items: Items,
  position: number | null,
  locale: Locale,
): OfferedInstrument | null {
  const item = items.find((each) => each.position === position)
  return item ? presentItem(item, locale).item : null
}

type Parts = {
  lines: readonly (typeof offerLines.$inferSelect)[]
  items: Items
  locale: Locale
  /** Files of the request and of every version. */
  requestFiles: readonly (typeof files.$inferSelect)[]
  /** Name of who sent it. */
  by: string
  dated: Awaited<ReturnType<typeof listDated>>
}

async function presentOffer(
  env: Bindings,
  request: typeof quoteRequests.$inferSelect,
  row: typeof offers.$inferSelect,
  { lines, items, locale, requestFiles, by, dated }: Parts,
): Promise<Offer> {
  const { version, sentAt, validUntil, state, delivery, conditions, note } = row
  const ofVersion = lines
    .filter((line) => line.version === version)
    .map((line) => ({ ...line, instrument: instrumentAt(items, line.itemPosition, locale) }))
  return {
    ...offerOf({ version, sentAt, validUntil, state, delivery, conditions, note }, ofVersion),
    by,
    pdf: await documentAddress(env, 'offer', request, version),
    acceptedPdf: state === 'accepted' ? await documentAddress(env, 'acceptance', request, version) : null,
    attachments: requestFiles.filter((file) => isSentWith(row, file)).map(listedFile),
    decision: decisionOf(row),
    termsVersion: row.termsVersion ?? saidAt(sentAt, dated).termsVersion,
  }
}

/** Null for a version that ended without the customer. */
const decisionOf = ({ decidedAt, decidedBy, orderNumber }: typeof offers.$inferSelect) =>
  decidedAt && decidedBy ? { at: decidedAt, by: decidedBy, orderNumber: orderNumber ?? '' } : null

/** True for what the desk sent with a version; its document is a file of that version, too. */
export const isSentWith = (
  { version, documentId, checksum }: typeof offers.$inferSelect,
  file: typeof files.$inferSelect,
) => file.offerVersion === version && file.id !== documentId && file.checksum !== checksum

/** What happened, in words. `version` is that of the offer, `note` a reason in the words of who gave it. */
type RecordedEvent = { event: RequestEvent; version: number | null; note: string }

/** The sentence of the timeline for what happened. */
function eventText({ event, version, note }: RecordedEvent, locale: Locale): string {
  const text = serverTexts(locale)(`request-event.${event}`, { version: version ?? 1 })
  return note ? `${text}${locale === 'fr' ? '\u00a0' : ''}: ${note}` : text
}
