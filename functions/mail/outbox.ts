import { and, eq, or, sql } from 'drizzle-orm'
import { openDb } from '#functions/db/client.ts'
import { outbox } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock, isoAfter } from '#functions/platform/clock.ts'
import { errorText, logError, logWarning } from '#functions/platform/log.ts'
import { MailError } from './mail.ts'
import { hasRoomInMailbox, isDue } from './mailbox-limit.ts'

export type OutboxRow = typeof outbox.$inferSelect

/** Longer than the timeout of any transport, so that no second worker sends the same mail. */
const leaseSeconds = 60
/** Waits between attempts in seconds; after the last one the row is dead. */
const retrySeconds = [5, 30, 120, 600, 1800, 7200, 21_600, 43_200]
/** How long a mail waits for the operator to fix the configuration; no attempt is counted meanwhile. */
const configurationSeconds = 300
/** Mails that a run of the sweep publishes again at most. */
const sweepSize = 500

/**
 * Leases the row for this caller; null when it is sent, dead, not due, leased by another, or its mailbox has no room.
 * So a message that the queue delivers twice sends nothing twice, and concurrent ones do not pass the limit together.
 */
export async function leaseOutbox(env: Bindings, id: string): Promise<OutboxRow | null> {
  const now = clock.now()
  const row = await openDb(env.DB)
    .update(outbox)
    .set({ leaseUntil: isoAfter(now, leaseSeconds), attempts: sql`${outbox.attempts} + 1` })
    .where(and(eq(outbox.id, id), isDue(), hasRoomInMailbox()))
    .returning()
    .get()
  return row ?? null
}

/** Marks a mail as sent, with those that it says. */
export async function markSent(env: Bindings, id: string): Promise<void> {
  const now = clock.now().toISOString()
  await openDb(env.DB)
    .update(outbox)
    .set({ state: 'sent', sentAt: now, leaseUntil: null, lastError: null })
    .where(or(eq(outbox.id, id), and(eq(outbox.joinedInto, id), eq(outbox.state, 'pending'))))
}

/** Gives a mail up that a joined one cannot say. */
export async function markDead(env: Bindings, id: string, error: MailError): Promise<void> {
  await openDb(env.DB)
    .update(outbox)
    .set({ state: 'dead', joinedInto: null, lastError: errorText(error) })
    .where(eq(outbox.id, id))
}

/** Deletes a mail that is no longer wanted when it is to be written. */
export async function deleteUnwanted(env: Bindings, id: string): Promise<void> {
  await openDb(env.DB).delete(outbox).where(eq(outbox.id, id))
}

/** Records the failure and returns the delay of the next attempt; null when there is none. */
export async function markFailed(
  env: Bindings,
  row: OutboxRow,
  error: unknown,
): Promise<{ delaySeconds: number } | null> {
  const fault = error instanceof MailError ? error.fault : 'temporary'
  const delaySeconds =
    fault === 'configuration' ? configurationSeconds : (retrySeconds[row.attempts - 1] ?? null)
  const dead = fault === 'permanent' || delaySeconds === null
  await openDb(env.DB)
    .update(outbox)
    .set({
      state: dead ? 'dead' : 'pending',
      leaseUntil: null,
      lastError: errorText(error),
      dueAt: isoAfter(clock.now(), delaySeconds ?? 0),
      ...(fault === 'configuration' ? { attempts: row.attempts - 1 } : {}),
    })
    .where(eq(outbox.id, row.id))
  const log = dead ? logError : logWarning
  log('outbox', error, { id: row.id, kind: row.kind, attempts: row.attempts, fault, dead })
  return dead ? null : { delaySeconds }
}

/** Ids of rows that are due and not leased: what the queue lost. */
export async function listOverdue(env: Bindings): Promise<string[]> {
  const rows = await openDb(env.DB)
    .select({ id: outbox.id })
    .from(outbox)
    .where(isDue())
    .orderBy(outbox.dueAt)
    .limit(sweepSize)
  return rows.map((row) => row.id)
}
