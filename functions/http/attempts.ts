import { and, count, eq, gt, inArray, lt, max, sql } from 'drizzle-orm'
import type { Db } from '#functions/db/client.ts'
import { attempts } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock, isoAfter } from '#functions/platform/clock.ts'
import { keyedHash } from '#functions/platform/keyed-hash.ts'

/**
 * Exact attempt counters in D1. An attempt is recorded before it is checked, so that concurrent ones count each other.
 * Keys are hashes that change each day; those of yesterday still count.
 */
export type AttemptKeys = { today: string; keys: [string, string]; seconds: number }

/** The keys of one kind of attempt for these parts (a network, an email) and a window in seconds. */
export async function attemptKeys(
  env: Bindings,
  kind: string,
  seconds: number,
  ...parts: string[]
): Promise<AttemptKeys> {
  const text = [kind, ...parts].join('\n')
  const now = clock.now()
  const [today, yesterday] = await Promise.all([
    keyedHash(env, text, now),
    keyedHash(env, text, new Date(now.getTime() - 86_400_000)),
  ])
  return { today, keys: [today, yesterday], seconds }
}

/**
 * Two queries that stand next to each other in a batch: `insert` records an attempt, `earlier` reads the number and
 * time of those before it.
 */
export const attemptQueries = (db: Db, { today, keys, seconds }: AttemptKeys) => {
  const now = clock.now()
  return {
    insert: db.insert(attempts).values({ key: today, at: now.toISOString() }).returning({ id: attempts.id }),
    earlier: db
      .select({ count: count(), last: max(attempts.at) })
      .from(attempts)
      .where(
        and(
          inArray(attempts.key, keys),
          gt(attempts.at, isoAfter(now, -seconds)),
          lt(attempts.id, sql`last_insert_rowid()`),
        ),
      ),
  }
}

/** Deletes an attempt, so that it does not count. */
export const withdrawAttempt = (db: Db, id: number) => db.delete(attempts).where(eq(attempts.id, id))

/** Deletes every attempt under these keys. */
export const forgiveAttempts = (db: Db, { keys }: AttemptKeys) =>
  db.delete(attempts).where(inArray(attempts.key, keys))

/** Deletes attempts before an instant that no window counts any more. */
export const deleteOldAttempts = (db: Db, before: string) =>
  db.delete(attempts).where(lt(attempts.at, before))

/** Number of failures without a pause, and the pause after each further one in seconds, doubled up to 15 minutes. */
const freeFailures = 5
const firstPauseSeconds = 10
const longestPauseSeconds = 900

/** Remaining pause in seconds after so many failures, the last one at `last`; 0: no pause. It never locks for good. */
export function pauseSeconds(failures: number, last: string | null, now: Date): number {
  if (failures < freeFailures || last === null) return 0
  const pause = Math.min(longestPauseSeconds, firstPauseSeconds * 2 ** Math.min(10, failures - freeFailures))
  return Math.max(0, Math.ceil((Date.parse(last) - now.getTime()) / 1000 + pause))
}
