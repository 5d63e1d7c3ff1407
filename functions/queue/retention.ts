import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { demandLimits, retention } from '#config/retention.ts'
import { expiredBefore } from '#domain/quote-requests/kept-until.ts'
import { deleteOldLinks } from '#functions/accounts/account-link-rows.ts'
import type { Statement } from '#functions/db/batch-by-name.ts'
import type { Db } from '#functions/db/client.ts'
import { recordAcceptances } from '#functions/db/contracts.ts'
import {
  auditLog,
  contactMessages,
  outbox,
  quoteRequests,
  rareSearches,
  requestHistory,
  requestMessages,
  searchMisses,
  users,
} from '#functions/db/schema.ts'
import { deleteOldAttempts } from '#functions/http/attempts.ts'
import { deleteOldCounts } from '#functions/http/request-counts.ts'
import { clock } from '#functions/platform/clock.ts'
import { deleteOldRequestLinks } from '#functions/sessions/request-links.ts'

/** The instant so many years or days ago (ISO). */
function ago({ years = 0, days = 0 }: { years?: number; days?: number }): string {
  const then = new Date(clock.now())
  then.setUTCFullYear(then.getUTCFullYear() - years)
  then.setUTCDate(then.getUTCDate() - days)
  return then.toISOString()
}

/**
 * Statements: requests past their time, in what they are kept as. Items, timeline, messages, links and offers go with
 * their request (on delete cascade); its files become loose. An index leaves out contracts; of the other requests of
 * that age only those are read each minute that something has happened to since.
 */
function deleteRequests(db: Db, before: ReturnType<typeof expiredBefore>): [Statement, Statement, Statement] {
  const isOld = lt(quoteRequests.createdAt, before.request)
  const requestId = sql`${quoteRequests}.${sql.identifier('id')}`
  const isSilent = and(
    sql`not exists (select 1 from ${requestHistory} where ${requestHistory.quoteId} = ${requestId} and ${requestHistory.at} >= ${before.request})`,
    sql`not exists (select 1 from ${requestMessages} where ${requestMessages.quoteId} = ${requestId} and ${requestMessages.createdAt} >= ${before.request})`,
  )
  return [
    recordAcceptances(db, isOld),
    db.delete(quoteRequests).where(and(isNull(quoteRequests.acceptedAt), isOld, isSilent)),
    db.delete(quoteRequests).where(lt(quoteRequests.acceptedAt, before.contract)),
  ]
}

/** Deletes what has expired by the table that the privacy page quotes (src/config/retention.ts). */
export async function deleteExpired(db: Db): Promise<void> {
  const missesBefore = ago({ days: demandLimits.missDays }).slice(0, 10)
  const before = expiredBefore(clock.now())
  await db.batch([
    ...deleteRequests(db, before),
    db.delete(contactMessages).where(lt(contactMessages.createdAt, before.request)),
    db
      .delete(outbox)
      .where(and(eq(outbox.state, 'sent'), lt(outbox.dueAt, ago({ days: retention.sentMail.days })))),
    // A dead mail is useless once its request is deleted.
    db.delete(outbox).where(and(eq(outbox.state, 'dead'), lt(outbox.dueAt, before.request))),
    db.delete(auditLog).where(lt(auditLog.at, ago({ years: retention.audit.years }))),
    db.delete(searchMisses).where(lt(searchMisses.day, missesBefore)),
    db.delete(rareSearches).where(lt(rareSearches.day, missesBefore)),
    deleteOldAttempts(db, ago({ days: 2 })),
    deleteOldCounts(db, clock.now().toISOString()),
    // Longer than a mail is retried, because its link is read when it is sent.
    deleteOldLinks(db, ago({ days: retention.sentMail.days })),
    deleteOldRequestLinks(db, clock.now().toISOString()),
    db
      .update(users)
      .set({ registrationIp: null })
      .where(
        and(isNotNull(users.registrationIp), lt(users.createdAt, ago({ years: retention.network.years }))),
      ),
  ])
}
