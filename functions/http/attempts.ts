import { and, count, eq, gt, inArray, lt, max, sql } from 'drizzle-orm'
import type { Db } from '#functions/db/client.ts'
import { attempts } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock, isoAfter } from '#functions/platform/clock.ts'
import { keyedHash } from '#functions/platform/keyed-hash.ts'

/**
 * What must be counted exactly, in D1. An attempt is written down before it is judged, so that of many at once each
 * counts those before it. Keys are hashes that change each day; yesterday's still counts.
 */
export type AttemptKeys = { today: string; keys: [string, string]; seconds: number }

/** The keys of one kind of attempt by these parts (a network, an address), counted for so many seconds. */
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
 * Two queries that stand one after the other in a batch: `insert` writes an attempt down, `earlier` reads how many came
 * before it and when the last one was.
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

/** Deletes an attempt: it does not count after all. */
export const withdrawAttempt = (db: Db, id: number) => db.delete(attempts).where(eq(attempts.id, id))

/** Deletes every attempt under these keys. */
export const forgiveAttempts = (db: Db, { keys }: AttemptKeys) =>
  db.delete(attempts).where(inArray(attempts.key, keys))

/** Attempts before an instant, which no window counts any more. */
export const deleteOldAttempts = (db: Db, before: string) =>
  db.delete(attempts).where(lt(attempts.at, before))

/** Failures that cost nothing, and the pause after each one more: seconds, doubled up to a quarter of an hour. */
const freeFailures = 5
const firstPauseSeconds = 10
const longestPauseSeconds = 900

/** Seconds still to wait after so many failures, the last at `last`; 0: go on. Grows, and never locks for good. */
export function pauseSeconds(failures: number, last: string | null, now: Date): number {
  if (failures < freeFailures || last === null) return 0
  const pause = Math.min(longestPauseSeconds, firstPauseSeconds * 2 ** Math.min(10, failures - freeFailures))
  return Math.max(0, Math.ceil((Date.parse(last) - now.getTime()) / 1000 + pause))
}
