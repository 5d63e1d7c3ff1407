import { and, count, gte, lt } from 'drizzle-orm'
import { accounts } from '#config/accounts.ts'
import { features } from '#config/features.ts'
import { AppError } from '#domain/site/error.ts'
import { parisDay } from '#domain/time/paris-day.ts'
import { openDb } from '#functions/db/client.ts'
import { users } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { errorText } from '#functions/platform/error-text.ts'
import { within } from '#functions/platform/within.ts'

/**
 * The daily limit of the specification. The count in D1, inside the inserting batch, decides; the counter in KV only
 * avoids work once the limit is reached.
 */
export const dailyCap = features.registrationLimits ? accounts.registrationsPerDay : Number.MAX_SAFE_INTEGER

/** The counter only saves work, so nobody waits for it. */
const inTime = <T>(work: Promise<T>) => within(500, work, () => new Error('KV is slow'))

const kvKey = (day: string) => `registrations:${day}`

/** Condition: the account was made on the day of the instant, from midnight to midnight in Paris. */
export function madeOnDayOf(instant: Date) {
  const { start, end } = parisDay(instant)
  return and(gte(users.createdAt, start.toISOString()), lt(users.createdAt, end.toISOString()))
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
    if (hint >= dailyCap) full = (await readCount(env)) >= dailyCap
  } catch (error) {
    console.warn(JSON.stringify({ at: 'signup_count_unavailable', error: errorText(error) }))
  }
  if (full) throw registrationLimit()
}

async function readCount(env: Bindings): Promise<number> {
  const row = await openDb(env.DB).select({ made: count() }).from(users).where(madeOnDayOf(clock.now())).get()
  return row?.made ?? 0
}

/** Sets the KV counter to the count of the database. */
export async function cacheCount(env: Bindings, made: number): Promise<void> {
  try {
    await inTime(env.KV.put(kvKey(parisDay(clock.now()).day), String(made), { expirationTtl: 2 * 86_400 }))
  } catch (error) {
    console.warn(JSON.stringify({ at: 'signup_count_unavailable', error: errorText(error) }))
  }
}
