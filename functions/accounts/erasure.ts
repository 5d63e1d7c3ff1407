import { and, eq, inArray, or } from 'drizzle-orm'
import { openDb } from '#functions/db/client.ts'
import { type Owner, ownershipFilters } from '#functions/db/ownership.ts'
import {
  accountLinks,
  contactMessages,
  files,
  newsletterSubscriptions,
  offers,
  outbox,
  quoteRequests,
  requestHistory,
  requestLinks,
  requestMessages,
  requestNotes,
  users,
} from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { released } from '#functions/files/sweep.ts'
import { clock } from '#functions/platform/clock.ts'
import type { SignedIn } from '#functions/sessions/lucia.ts'
import { demandPassword } from './password-again.ts'
import { subjectsOfRequests } from './person-rows.ts'
import { countErasure } from './registrations.ts'

/** The customer's own deletion: erases the account after its password was given again. */
export async function eraseAccount(env: Bindings, { user }: SignedIn, password: string): Promise<void> {
  await demandPassword(env, user.id, password)
  await erasePerson(env, user)
}

/**
 * Erases a person: deletes the account, sessions, links, saved list, instruments, subscription, messages and files.
 * Quote requests stay for the company's figures, without personal data, the answers of the configurator, which hold
 * free text, and everything that happened since: timeline, messages, links and offers. Pending mails about the person
 * are not sent.
 */
export async function erasePerson(env: Pick<Bindings, 'DB'>, user: Owner): Promise<void> {
  const db = openDb(env.DB)
  const own = ownershipFilters(user)
  const quoteIds = db.select({ id: quoteRequests.id }).from(quoteRequests).where(own.quotes)
  const messageIds = db.select({ id: contactMessages.id }).from(contactMessages).where(own.messages)
  const linkIds = db
    .select({ id: accountLinks.id })
    .from(accountLinks)
    .where(eq(accountLinks.userId, user.id))
  const readerIds = db
    .select({ id: newsletterSubscriptions.id })
    .from(newsletterSubscriptions)
    .where(own.newsletter)
  const gone = { company: '', name: '', email: '', phone: '', address: '', city: '', zipCode: '' }
  await db.batch([
    db.delete(outbox).where(inArray(outbox.subjectId, linkIds)),
    db.delete(outbox).where(inArray(outbox.subjectId, readerIds)),
    db.delete(outbox).where(inArray(outbox.subjectId, messageIds)),
    db.delete(outbox).where(eq(outbox.subjectId, user.id)),
    db.delete(outbox).where(and(inArray(outbox.subjectId, quoteIds), eq(outbox.state, 'pending'))),
    db.update(outbox).set({ recipient: null, lastError: null }).where(inArray(outbox.subjectId, quoteIds)),
    ...subjectsOfRequests(db, own.quotes).map((ids) =>
      db.delete(outbox).where(inArray(outbox.subjectId, ids)),
    ),
    ...[requestHistory, requestMessages, requestNotes, requestLinks, offers].map((table) =>
      db.delete(table).where(inArray(table.quoteId, quoteIds)),
    ),
    db.delete(newsletterSubscriptions).where(own.newsletter),
    db.delete(contactMessages).where(own.messages),
    // Before the requests lose what tells whose they are. Their objects are deleted by the next sweep; those of
    // messages and instruments are released with their rows.
    db
      .update(files)
      .set({ ...released(clock.now().toISOString()), name: '' })
      .where(or(eq(files.userId, user.id), inArray(files.quoteId, quoteIds))),
    db
      .update(quoteRequests)
      .set({ ...gone, country: '', message: '', assignee: '', configuration: null, userId: null })
      .where(own.quotes),
    countErasure(db, user.id),
    // Sessions, password, links, list and instruments are deleted with the user (on delete cascade).
    db.delete(users).where(eq(users.id, user.id)),
  ])
}
