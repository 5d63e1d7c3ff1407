import { and, between, eq, isNull, lt, sql } from 'drizzle-orm'
import { deskLimits } from '#config/desk-settings.ts'
import { inParis } from '#domain/time/business-hours.ts'
import { openDb } from '#functions/db/client.ts'
import { insertIf } from '#functions/db/insert-if.ts'
import { offers, outbox, requestHistory } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock, isoAfter } from '#functions/platform/clock.ts'

/** Offers per run; the next run takes the others. */
const batchSize = 50
const day = 86_400

/**
 * Enqueues one reminder for each offer whose validity ends within three days (Paris) and that nobody has decided about,
 * unless it was sent less than three days ago: its own mail has just named the day.
 */
export async function remindOfOffers(env: Bindings): Promise<void> {
  const db = openDb(env.DB)
  const now = clock.now()
  const at = now.toISOString()
  const seconds = deskLimits.offerReminderDays * day
  const ending = await db
    .select({ quoteId: offers.quoteId, version: offers.version, eventId: requestHistory.id })
    .from(offers)
    .innerJoin(
      requestHistory,
      and(
        eq(requestHistory.quoteId, offers.quoteId),
        eq(requestHistory.version, offers.version),
        eq(requestHistory.event, 'offer-sent'),
      ),
    )
    .where(
      and(
        eq(offers.state, 'sent'),
        between(offers.validUntil, inParis(now).day, inParis(new Date(now.getTime() + seconds * 1000)).day),
        isNull(offers.remindedAt),
        lt(offers.sentAt, isoAfter(now, -seconds)),
      ),
    )
    .limit(batchSize)
  for (const { quoteId, version, eventId } of ending) {
    const pending = and(
      ...[eq(offers.quoteId, quoteId), eq(offers.version, version), isNull(offers.remindedAt)],
    )
    const mail = { id: crypto.randomUUID(), kind: 'offer-reminder' as const, subjectId: eventId }
    await db.batch([
      insertIf(
        db,
        outbox,
        { ...mail, dueAt: at, createdAt: at },
        sql`exists (select 1 from ${offers} where ${pending})`,
      ),
      db.update(offers).set({ remindedAt: at }).where(pending),
    ])
  }
}
