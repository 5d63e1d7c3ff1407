import { eq } from 'drizzle-orm'
import { accounts } from '#config/accounts.ts'
import { AppError } from '#domain/errors/error.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { openDb } from '#functions/db/client.ts'
import { passwords } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import {
  attemptKeys,
  attemptQueries,
  earlierOf,
  forgiveAttempts,
  longestPause,
  withdrawAttempt,
} from '#functions/http/attempts.ts'
import { clock } from '#functions/platform/clock.ts'
import { customer } from './applicant.ts'
import { type HashSlot, withHashSlot } from './hash-queue.ts'
import { verifyPassword } from './password.ts'

/**
 * Requires the current password before an irreversible action. Wrong guesses are slowed down per account, from any
 * network.
 */
export const demandPassword = (env: Bindings, userId: string, password: string): Promise<void> =>
  withHashSlot(customer(userId), (slot) => demandFrom(slot, env, userId, password))

async function demandFrom(slot: HashSlot, env: Bindings, userId: string, password: string): Promise<void> {
  const db = openDb(env.DB)
  const failures = await attemptKeys(env, 'again', accounts.failureSeconds, [userId])
  const attempt = attemptQueries(db, failures)
  const { inserted, earlier, credentials } = await batchByName(db, {
    inserted: attempt.insert,
    earlier: attempt.earlier,
    credentials: db
      .select({ hash: passwords.hash })
      .from(passwords)
      .where(eq(passwords.userId, userId))
      .limit(1),
  })
  const pause = longestPause(earlierOf(failures, earlier), clock.now())
  if (pause > 0 && env.RATE_LIMITS !== 'off') {
    await withdrawAttempt(db, inserted)
    throw new AppError('too-many-attempts', { retryAfterSeconds: pause })
  }
  const { right } = await verifyPassword(slot, password, credentials[0]?.hash ?? null)
  if (!right) throw new AppError('wrong-password')
  await forgiveAttempts(db, failures)
}
