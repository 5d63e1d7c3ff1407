import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { demandLimits } from '#config/demand-limits.ts'
import { limits } from '#config/limits.ts'
import { deleteOldLinks } from '#functions/accounts/links.ts'
import type { Db } from '#functions/db/client.ts'
import {
  contactMessages,
  outbox,
  quoteRequests,
  rareSearches,
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
 * Deletes what has expired by the privacy policy (src/pages/privacy-view.tsx): requests after years, sent mail after
 * days.
 */
export async function deleteExpired(db: Db): Promise<void> {
  const missesBefore = ago({ days: demandLimits.missDays }).slice(0, 10)
  const requestsBefore = ago({ years: limits.requestYears })
  await db.batch([
    // Items, timeline, messages, links and offers go with their request (on delete cascade); its files become loose.
    db.delete(quoteRequests).where(lt(quoteRequests.createdAt, requestsBefore)),
    db.delete(contactMessages).where(lt(contactMessages.createdAt, requestsBefore)),
    db
      .delete(outbox)
      .where(and(eq(outbox.state, 'sent'), lt(outbox.dueAt, ago({ days: limits.sentMailDays })))),
    // A dead mail is useless once its request is deleted.
    db.delete(outbox).where(and(eq(outbox.state, 'dead'), lt(outbox.dueAt, requestsBefore))),
    db.delete(searchMisses).where(lt(searchMisses.day, missesBefore)),
    db.delete(rareSearches).where(lt(rareSearches.day, missesBefore)),
    deleteOldAttempts(db, ago({ days: 2 })),
    deleteOldCounts(db, clock.now().toISOString()),
    // Longer than a mail is retried, because its link is read when it is sent.
    deleteOldLinks(db, ago({ days: limits.sentMailDays })),
    deleteOldRequestLinks(db, clock.now().toISOString()),
    db
      .update(users)
      .set({ registrationIp: null })
      .where(and(isNotNull(users.registrationIp), lt(users.createdAt, ago({ years: limits.networkYears })))),
  ])
}
