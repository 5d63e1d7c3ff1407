import { lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#functions/db/client.ts'
import { requestCounts } from '#functions/db/schema.ts'

/** A counter and how far it counts. */
type RequestCounter = { key: string; limit: number }

/**
 * Counts a request under each key, the narrowest network first, and returns whether all of them were below their limit.
 * A counter is tested by the statement that increments it, so that concurrent requests cannot pass it together. What a
 * narrow counter refuses reaches no wider one, so that one visitor cannot use up the allowance of the neighbours.
 */
export async function countRequest(
  db: Db,
  counters: readonly RequestCounter[],
  until: Date,
): Promise<boolean> {
  const [first, ...wider] = counters
  if (!first) return true
  const statements = wider.map((counter) => increment(db, counter, until, sql`changes() > 0`))
  const counted: unknown[][] = await db.batch([increment(db, first, until, sql`true`), ...statements])
  return counted.every((rows) => rows.length > 0)
}

/** Increments a counter that has room, if the condition holds; returns no row otherwise. */
const increment = (db: Db, { key, limit }: RequestCounter, until: Date, condition: SQL) =>
  db
    .insert(requestCounts)
    .select(sql`select ${key}, 1, ${until.toISOString()} where ${condition}`)
    .onConflictDoUpdate({
      target: requestCounts.key,
      set: { count: sql`${requestCounts.count} + 1` },
      setWhere: lt(requestCounts.count, limit),
    })
    .returning({ count: requestCounts.count })

/** Deletes the counters of windows that ended before an instant (ISO). */
export const deleteOldCounts = (db: Db, before: string) =>
  db.delete(requestCounts).where(lt(requestCounts.until, before))
