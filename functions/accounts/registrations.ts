import { and, gte, lt, sql } from 'drizzle-orm'
import { accounts } from '#config/accounts.ts'
import { features } from '#config/features.ts'
import { AppError } from '#domain/errors/error.ts'
import { parisDay } from '#domain/time/business-hours.ts'
import { withTimeout } from '#domain/time/with-timeout.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { requestCounts, users } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { logWarning } from '#functions/platform/log.ts'

/**
 * The daily limit of the specification. The count in D1, inside the inserting batch, decides; the counter in KV only
 * avoids work once the limit is reached.
 */
export const dailyCap = features.registrationLimits ? accounts.registrationsPerDay : Number.MAX_SAFE_INTEGER

/** The counter only saves work, so nobody waits for it. */
const inTime = <T>(work: Promise<T>) => withTimeout(work, 500, () => new Error('KV is slow'))

const kvKey = (day: string) => `registrations:${day}`

/** Condition: the account was made on the day of the instant, from midnight to midnight in Paris. */
function madeOnDayOf(instant: Date) {
  const { start, end } = parisDay(instant)
  return and(gte(users.createdAt, start.toISOString()), lt(users.createdAt, end.toISOString()))
}

/**
 * The accounts made on the day of the instant, those that were erased since included: otherwise a day's places could be
 * taken and freed again and again.
 */
export const madeOnDay = (instant: Date) =>
  sql<number>`((select count(*) from ${users} where ${madeOnDayOf(instant)}) + coalesce((select ${requestCounts.count} from ${requestCounts} where ${requestCounts.key} = ${erasedKey(instant)}), 0))`

const erasedKey = (instant: Date) => `erased:${parisDay(instant).day}`

/**
 * Counts the erasure of an account that was made today; a statement of the batch that erases it, before its row goes.
 */
export function countErasure(db: Db, userId: string) {
  const now = clock.now()
  const until = parisDay(now).end.toISOString()
  return db
    .insert(requestCounts)
    .select(
      sql`select ${erasedKey(now)}, 1, ${until} where exists (select 1 from ${users} where ${users.id} = ${userId} and ${madeOnDayOf(now)})`,
    )
    .onConflictDoUpdate({ target: requestCounts.key, set: { count: sql`${requestCounts.count} + 1` } })
}

/** The 429 that lasts until midnight in Paris. */
export function registrationLimit(): AppError {
  const now = clock.now()
  const seconds = Math.ceil((parisDay(now).end.getTime() - now.getTime()) / 1000)
  return new AppError('registration-limit', { retryAfterSeconds: seconds })
}

/**
 * Refuses before a password is hashed when the KV counter says that the limit is reached and the database confirms it.
 * When this check fails, the sign-up continues (specification, section 8): the condition of the insert still decides.
 */
export async function refuseWhenFull(env: Bindings): Promise<void> {
  let full = false
  try {
    const hint = Number(await inTime(env.KV.get(kvKey(parisDay(clock.now()).day))))
    if (hint >= dailyCap) full = (await accountsMadeToday(env)) >= dailyCap
  } catch (error) {
    logWarning('signup_count_unavailable', error)
  }
  if (full) throw registrationLimit()
}

/** The number of accounts that count for today. */
export async function accountsMadeToday(env: Bindings): Promise<number> {
  const row = await openDb(env.DB).get<{ count: number }>(sql`select ${madeOnDay(clock.now())} as count`)
  return row?.count ?? 0
}

/** Sets the KV counter to the count of the database. */
export async function cacheCount(env: Bindings, registrations: number): Promise<void> {
  try {
    await inTime(
      env.KV.put(kvKey(parisDay(clock.now()).day), String(registrations), { expirationTtl: 2 * 86_400 }),
    )
  } catch (error) {
    logWarning('signup_count_unavailable', error)
  }
}
