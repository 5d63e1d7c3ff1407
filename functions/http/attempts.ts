import { and, count, gt, inArray, lt, lte, max, sql } from 'drizzle-orm'
import type { Db } from '#functions/db/client.ts'
import { attempts } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock, isoAfter } from '#functions/platform/clock.ts'
import { keyedHash } from '#functions/platform/keyed-hash.ts'
import { allowanceOf } from '#functions/platform/network.ts'

/**
 * Exact attempt counters in D1. An attempt is recorded before it is checked, so that concurrent ones count each other.
 * It is recorded once per counted network, narrowest first. Keys are hashes that change each day; those of yesterday
 * still count.
 */
export type AttemptKeys = { networks: { today: string; yesterday: string }[]; seconds: number }

/** Number of earlier attempts and the time of the last one (ISO). */
export type Earlier = { count: number; last: string | null }

/** The keys of one kind of attempt: per network, with what else identifies it (an email), and a window in seconds. */
export async function attemptKeys(
  env: Bindings,
  kind: string,
  seconds: number,
  networks: readonly string[],
  ...parts: string[]
): Promise<AttemptKeys> {
  const now = clock.now()
  const dayBefore = new Date(now.getTime() - 86_400_000)
  const keys = networks.map(async (network) => {
    const text = [kind, network, ...parts].join('\n')
    const [today, yesterday] = await Promise.all([keyedHash(env, text, now), keyedHash(env, text, dayBefore)])
    return { today, yesterday }
  })
  return { networks: await Promise.all(keys), seconds }
}

const allKeys = ({ networks }: AttemptKeys) => networks.flatMap(({ today, yesterday }) => [today, yesterday])

/**
 * Two queries that stand next to each other in a batch: `insert` records an attempt under each network, `earlier` reads
 * number and time of those before it (see `earlierOf`).
 */
export const attemptQueries = (db: Db, keys: AttemptKeys) => {
  const now = clock.now()
  const rows = keys.networks.map(({ today }) => ({ key: today, at: now.toISOString() }))
  return {
    insert: db.insert(attempts).values(rows).returning({ id: attempts.id }),
    earlier: db
      .select({ key: attempts.key, count: count(), last: max(attempts.at) })
      .from(attempts)
      .where(
        and(
          inArray(attempts.key, allKeys(keys)),
          gt(attempts.at, isoAfter(now, -keys.seconds)),
          lte(attempts.id, sql`last_insert_rowid() - ${rows.length}`),
        ),
      )
      .groupBy(attempts.key),
  }
}

/** The earlier attempts of each network, narrowest first, out of the rows that `earlier` read. */
export const earlierOf = (
  { networks }: AttemptKeys,
  rows: readonly (Earlier & { key: string })[],
): Earlier[] =>
  networks.map(({ today, yesterday }) => {
    const counted = rows.filter(({ key }) => key === today || key === yesterday)
    const last = counted.map((row) => row.last ?? '').sort()
    return { count: counted.reduce((sum, row) => sum + row.count, 0), last: last.at(-1) ?? null }
  })

/** True when one of the networks has made as many attempts as its allowance. */
export const isExhausted = (earlier: readonly Earlier[], limit: number): boolean =>
  earlier.some(({ count }, width) => count >= allowanceOf(limit, width))

/** Deletes the records of an attempt, so that it does not count. */
export const withdrawAttempt = (db: Db, records: readonly { id: number }[]) =>
  db.delete(attempts).where(
    inArray(
      attempts.id,
      records.map(({ id }) => id),
    ),
  )

/** Deletes every attempt under these keys. */
export const forgiveAttempts = (db: Db, keys: AttemptKeys) =>
  db.delete(attempts).where(inArray(attempts.key, allKeys(keys)))

/** Deletes attempts before an instant that no window counts any more. */
export const deleteOldAttempts = (db: Db, before: string) =>
  db.delete(attempts).where(lt(attempts.at, before))

/** Number of failures without a pause, and the pause after each further one in seconds, doubled up to 15 minutes. */
const freeFailures = 5
const firstPauseSeconds = 10
const longestPauseSeconds = 900

/**
 * The longest remaining pause of the networks in seconds; 0: no pause. A wider network has more failures without one.
 */
export const longestPause = (earlier: readonly Earlier[], now: Date): number =>
  Math.max(
    0,
    ...earlier.map(({ count, last }, width) =>
      pauseSeconds(count - allowanceOf(freeFailures, width) + freeFailures, last, now),
    ),
  )

/** Remaining pause in seconds after so many failures, the last one at `last`; 0: no pause. It never locks for good. */
function pauseSeconds(failures: number, last: string | null, now: Date): number {
  if (failures < freeFailures || last === null) return 0
  const pause = Math.min(longestPauseSeconds, firstPauseSeconds * 2 ** Math.min(10, failures - freeFailures))
  return Math.max(0, Math.ceil((Date.parse(last) - now.getTime()) / 1000 + pause))
}
