import { and, eq, exists, lt } from 'drizzle-orm'
import { inParis } from '#domain/time/business-hours.ts'
import { openDb } from '#functions/db/client.ts'
import { offers } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { transition } from './transition.ts'

/** Offers per run; the next run takes the others. */
const batchSize = 50

/**
 * Expires the offers whose last day is over (Paris), and their requests. An offer of a request that was closed
 * meanwhile expires without an entry in the timeline.
 */
export async function expireOffers(env: Bindings): Promise<void> {
  const db = openDb(env.DB)
  const now = clock.now()
  const overdue = await db
    .select({ quoteId: offers.quoteId, version: offers.version })
    .from(offers)
    .where(and(eq(offers.state, 'sent'), lt(offers.validUntil, inParis(now).day)))
    .orderBy(offers.validUntil)
    .limit(batchSize)
  for (const { quoteId, version } of overdue) {
    const isSent = and(eq(offers.quoteId, quoteId), eq(offers.version, version), eq(offers.state, 'sent'))
    const sent = db.select({ version: offers.version }).from(offers).where(isSent)
    const { writes } = transition(db, {
      quoteId,
      event: 'expired',
      at: now.toISOString(),
      version,
      condition: exists(sent),
    })
    await db.batch([...writes, db.update(offers).set({ state: 'expired' }).where(isSent)])
  }
}
