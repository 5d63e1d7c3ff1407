import { and, eq, inArray, not, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Statement } from '#functions/db/batch-by-name.ts'
import type { Db } from '#functions/db/client.ts'
import { isAcceptedVersion, isContract } from '#functions/db/contracts.ts'
import { type Owner, ownershipFilters } from '#functions/db/ownership.ts'
import { erasedValues } from '#functions/db/personal-columns.ts'
import {
  files,
  offerDrafts,
  offers,
  outbox,
  quoteRequests,
  requestHistory,
  requestLinks,
  requestMessages,
  requestNotes,
} from '#functions/db/schema.ts'
import { released } from '#functions/files/sweep-files.ts'
import { filesOf, mailsAbout } from './person-rows.ts'

/** The requests of a person, and those that are contracts, as queries for their ids. */
function idsOf(db: Db, person: Owner) {
  const ownQuotes = ownershipFilters(person).quotes
  const ids = (where: SQL | undefined) => db.select({ id: quoteRequests.id }).from(quoteRequests).where(where)
  return { quotes: ids(ownQuotes), contracts: ids(and(ownQuotes, isContract)) }
}

/**
 * Statements: mails about the person. Pending ones are not sent, but for those that tell the company of a contract;
 * what is left of the sent ones about requests are facts.
 */
export function eraseMails(db: Db, person: Owner): Statement[] {
  const { quotes, contracts } = idsOf(db, person)
  const decisions = db
    .select({ id: requestHistory.id })
    .from(requestHistory)
    .where(inArray(requestHistory.quoteId, contracts))
  const tellsCompany = and(
    eq(outbox.state, 'pending'),
    or(
      and(eq(outbox.kind, 'quote-company'), inArray(outbox.subjectId, contracts)),
      and(eq(outbox.kind, 'request-decision-company'), inArray(outbox.subjectId, decisions)),
    ),
  ) as SQL
  const ofRequest = inArray(outbox.subjectId, quotes)
  return [
    db.delete(outbox).where(and(ofRequest, eq(outbox.state, 'pending'), not(tellsCompany))),
    db.update(outbox).set(erasedValues('outbox')).where(ofRequest),
    db.delete(outbox).where(and(mailsAbout(db, person), not(ofRequest), not(tellsCompany))),
  ]
}

/**
 * Statement: files of the person are released, before the rows go that tell whose they are; the document of a contract
 * and what was sent with it stay. Objects are deleted by the next sweep.
 */
export const releaseFiles = (db: Db, person: Owner, at: string): Statement =>
  db
    .update(files)
    .set({ ...erasedValues('files'), ...released(at) })
    .where(and(filesOf(db, person), not(isAcceptedVersion(files.quoteId, files.offerVersion))))

const messageEvents = ['customer-message', 'company-message'] as const

/**
 * Statements: what has happened to the person's requests. Of a contract the accepted version stays, with the entries of
 * the timeline about it and the company's own links to it.
 */
export function eraseProgress(db: Db, person: Owner): Statement[] {
  const { quotes, contracts } = idsOf(db, person)
  const without = (table: OfRequest, kept?: SQL) =>
    db
      .delete(table)
      .where(
        and(inArray(table.quoteId, quotes), kept && not(and(inArray(table.quoteId, contracts), kept) as SQL)),
      )
  const { quoteId, version, event } = requestHistory
  const isAboutContract = and(
    notInArray(event, [...messageEvents]),
    sql`(${version} is null or ${isAcceptedVersion(quoteId, version)})`,
  )
  return [
    without(requestMessages),
    without(requestNotes),
    without(offerDrafts),
    without(requestLinks, eq(requestLinks.side, 'company')),
    without(requestHistory, isAboutContract),
    without(offers, eq(offers.state, 'accepted')),
    db
      .update(offers)
      .set(erasedValues('offers', { inContract: true }))
      .where(inArray(offers.quoteId, contracts)),
  ]
}

type OfRequest =
  | typeof requestMessages
  | typeof requestNotes
  | typeof offerDrafts
  | typeof requestLinks
  | typeof requestHistory
  | typeof offers
