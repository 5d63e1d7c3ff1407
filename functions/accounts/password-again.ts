import { eq } from 'drizzle-orm'
import { AppError } from '#domain/site/error.ts'
import { openDb } from '#functions/db/client.ts'
import { passwords } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import {
  attemptQueries,
  counted,
  forgiveAttempts,
  pauseSeconds,
  withdrawAttempt,
} from '#functions/http/attempts.ts'
import { clock } from '#functions/platform/clock.ts'
import { verifyPassword } from './password.ts'

const failureSeconds = 24 * 3600

/**
 * Whoever sits at an open session must know the password before something irreversible; guesses are slowed down for the
 * account, wherever they come from.
 */
export async function demandPassword(env: Bindings, userId: string, password: string): Promise<void> {
  const db = openDb(env.DB)
  const failures = await counted(env, 'again', failureSeconds, userId)
  const [mine, failed, found] = await db.batch([
    ...attemptQueries(db, failures),
    db.select({ hash: passwords.hash }).from(passwords).where(eq(passwords.userId, userId)).limit(1),
  ])
  const pause = pauseSeconds(failed[0]?.before ?? 0, failed[0]?.last ?? null, clock.now())
  if (pause > 0 && env.RATE_LIMITS !== 'off') {
    await withdrawAttempt(db, mine[0]?.id ?? 0)
    throw new AppError('too-many-attempts', { retryAfterSeconds: pause })
  }
  const { right } = await verifyPassword(password, found[0]?.hash ?? null).catch(async (error) => {
    // Never judged: too many wait for their turn.
    await withdrawAttempt(db, mine[0]?.id ?? 0)
    throw error
  })
  if (!right) throw new AppError('wrong-password')
  await forgiveAttempts(db, failures)
}
