import { and, eq, inArray, not, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { KeptContract } from '#domain/accounts/account.ts'
import { contractKeptUntil } from '#domain/quote-requests/kept-until.ts'
import { batchByName, type Statement } from '#functions/db/batch-by-name.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { isAcceptedVersion, isContract, recordAcceptances } from '#functions/db/contracts.ts'
import { type Owner, ownershipFilters } from '#functions/db/ownership.ts'
import { erasedValues } from '#functions/db/personal-columns.ts'
import {
  contactMessages,
  files,
  newsletterSubscriptions,
  offerDrafts,
  offers,
  outbox,
  quoteRequests,
  requestHistory,
  requestLinks,
  requestMessages,
  requestNotes,
  users,
} from '#functions/db/schema.ts'
import { waitingSince } from '#functions/db/waiting.ts'
import type { Bindings } from '#functions/env.ts'
import { released } from '#functions/files/sweep-files.ts'
import { clock } from '#functions/platform/clock.ts'
import type { SignedIn } from '#functions/sessions/lucia.ts'
import { demandPassword } from './password-again.ts'
import { filesOf, mailsAbout } from './person-rows.ts'
import { countErasure } from './registrations.ts'

/** The customer's own deletion: erases the account after its password was given again. */
export async function eraseAccount(
  env: Bindings,
  { user }: SignedIn,
  password: string,
): Promise<KeptContract[]> {
  await demandPassword(env, user.id, password)
  return erasePerson(env, user)
}

/**
 * Erases a person: deletes the account, sessions, links, saved list, instruments, subscription, messages and files.
 * Quote requests stay for the company's figures, without their personal columns (`personal-columns.ts`) and everything
 * that happened since: timeline, messages, links and offers. Contracts are archived instead: what proves them stays,
 * for the desk only, and they are what this returns (docs/decisions/0069). Pending mails about the person are not sent.
 * `together` is what else happens in the batch: the entry of the journal, where it is not the person's own wish.
 */
export async function erasePerson(
  env: Pick<Bindings, 'DB'>,
  user: Owner,
  together: (db: Db) => readonly Statement[] = () => [],
): Promise<KeptContract[]> {
  const db = openDb(env.DB)
  const filters = ownershipFilters(user)
  const at = clock.now().toISOString()
  const { reference, acceptedAt } = quoteRequests
  const { archived } = await batchByName(
    db,
    {
      archived: db
        .update(quoteRequests)
        .set({
          ...erasedValues('quoteRequests', { inContract: true }),
          archivedAt: at,
          // An order that was not processed yet is still to be delivered.
          waitingSince,
        })
        .where(and(filters.quotes, isContract))
        .returning({ reference, acceptedAt }),
    },
    {
      before: [
        ...together(db),
        recordAcceptances(db, filters.quotes),
        ...eraseMails(db, user),
        releaseFiles(db, user, at),
        ...eraseProgress(db, user),
        db.delete(newsletterSubscriptions).where(filters.newsletter),
        db.delete(contactMessages).where(filters.messages),
        db
          .update(quoteRequests)
          .set({ ...erasedValues('quoteRequests'), waitingSince: null })
          .where(and(filters.quotes, not(isContract))),
      ],
      after: [
        countErasure(db, user.id),
        // Sessions, password, links, list and instruments are deleted with the user (on delete cascade).
        db.delete(users).where(eq(users.id, user.id)),
      ],
    },
  )
  return archived.map((contract) => ({
    reference: contract.reference,
    keptUntil: contractKeptUntil(contract.acceptedAt ?? at),
  }))
}

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
function eraseMails(db: Db, person: Owner): Statement[] {
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
const releaseFiles = (db: Db, person: Owner, at: string): Statement =>
  db
    .update(files)
    .set({ ...erasedValues('files'), ...released(at) })
    .where(and(filesOf(db, person), not(isAcceptedVersion(files.quoteId, files.offerVersion))))

const messageEvents = ['customer-message', 'company-message'] as const

/**
 * Statements: what has happened to the person's requests. Of a contract the accepted version stays, with the entries of
 * the timeline about it and the company's own links to it.
 */
function eraseProgress(db: Db, person: Owner): Statement[] {
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
