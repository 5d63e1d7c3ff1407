import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { openDb } from '#functions/db/client.ts'
import { type Owner, ownershipFilters } from '#functions/db/ownership.ts'
import { erasedValues } from '#functions/db/personal-columns.ts'
import {
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
import { filesOf, mailsAbout } from './person-rows.ts'
import { countErasure } from './registrations.ts'

/** The customer's own deletion: erases the account after its password was given again. */
export async function eraseAccount(env: Bindings, { user }: SignedIn, password: string): Promise<void> {
  await demandPassword(env, user.id, password)
  await erasePerson(env, user)
}

/**
 * Erases a person: deletes the account, sessions, links, saved list, instruments, subscription, messages and files.
 * Quote requests stay for the company's figures, without their personal columns (`personal-columns.ts`) and everything
 * that happened since: timeline, messages, links and offers. Pending mails about the person are not sent.
 */
export async function erasePerson(env: Pick<Bindings, 'DB'>, user: Owner): Promise<void> {
  const db = openDb(env.DB)
  const own = ownershipFilters(user)
  const quoteIds = db.select({ id: quoteRequests.id }).from(quoteRequests).where(own.quotes)
  await db.batch([
    db.delete(outbox).where(and(inArray(outbox.subjectId, quoteIds), eq(outbox.state, 'pending'))),
    db.update(outbox).set(erasedValues('outbox')).where(inArray(outbox.subjectId, quoteIds)),
    db.delete(outbox).where(and(mailsAbout(db, user), notInArray(outbox.subjectId, quoteIds))),
    // Before the rows go that tell whose they are. Their objects are deleted by the next sweep.
    db
      .update(files)
      .set({ ...erasedValues('files'), ...released(clock.now().toISOString()) })
      .where(filesOf(db, user)),
    ...[requestHistory, requestMessages, requestNotes, requestLinks, offers].map((table) =>
      db.delete(table).where(inArray(table.quoteId, quoteIds)),
    ),
    db.delete(newsletterSubscriptions).where(own.newsletter),
    db.delete(contactMessages).where(own.messages),
    db.update(quoteRequests).set(erasedValues('quoteRequests')).where(own.quotes),
    countErasure(db, user.id),
    // Sessions, password, links, list and instruments are deleted with the user (on delete cascade).
    db.delete(users).where(eq(users.id, user.id)),
  ])
}
