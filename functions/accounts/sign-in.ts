import { and, eq, sql } from 'drizzle-orm'
import { emailKey, type LoginRequest, type SessionUser } from '#domain/accounts/account.ts'
import { AppError } from '#domain/errors/error.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { passwords, users } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { withdrawAttempt } from '#functions/http/attempts.ts'
import { clock } from '#functions/platform/clock.ts'
import { logWarning } from '#functions/platform/log.ts'
import { type Device, endSession, openSession } from '#functions/sessions/lucia.ts'
import { applicantOf } from './applicant.ts'
import { neutralRefusal } from './enumeration-limit.ts'
import { type HashSlot, withHashSlot } from './hash-queue.ts'
import { forgiveLogin, type Login, type LoginAccount, loadLogin } from './login-attempt.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { sessionUser } from './session-user.ts'

/**
 * Signs in. Every request runs the same queries and one hash, whether the email is known or not. The pause grows with
 * the failures of one email from one network, so that strangers cannot lock an account.
 */
export const signIn = (
  env: Bindings,
  request: Request,
  form: LoginRequest,
  from: { device: Device; isKnownDevice: boolean },
): Promise<{ user: SessionUser; token: string }> =>
  withHashSlot(applicantOf(env, request, { email: form.email, ...from }), (slot) =>
    signInWith(slot, env, request, form, from.device),
  )

async function signInWith(
  slot: HashSlot,
  env: Bindings,
  request: Request,
  { email, password }: LoginRequest,
  device: Device,
) {
  const db = openDb(env.DB)
  const login = await loadLogin(env, request, emailKey(email))
  const { right, stale } = await verifyPassword(slot, password, login.account?.hash ?? null)
  const { account, counters } = login
  if (!right || !account) throw await refusal(db, login)
  if (!account.canSignIn) throw new AppError('account-disabled')
  await recordSuccess(db, account.id)
  if (stale) await renewHash(slot, db, account, password)
  if (counters) await warnOnly(forgiveLogin(db, counters))
  return { user: sessionUser(account), token: await startSession(env, account, device) }
}

/**
 * The answer to a failed sign-in: the message of the specification, or a neutral one past the enumeration limit. Only
 * who knows its password learns that an account is disabled.
 */
async function refusal(db: Db, { account, counters }: Login): Promise<AppError> {
  await recordFailure(db, account?.id ?? null)
  if (counters?.enumerating) {
    await withdrawAttempt(db, counters.answer)
    return neutralRefusal(counters.windowSeconds)
  }
  return new AppError(account?.canSignIn ? 'wrong-password' : 'user-not-found')
}

/** Opens a session unless the password was changed during the check: that change ended all sessions. */
async function startSession(env: Bindings, { id, changedAt }: LoginAccount, device: Device): Promise<string> {
  const token = await openSession(env, id, device)
  const now = await openDb(env.DB)
    .select({ changedAt: passwords.changedAt })
    .from(passwords)
    .where(eq(passwords.userId, id))
    .get()
  if (now?.changedAt === changedAt) return token
  await endSession(env, token)
  throw new AppError('wrong-password')
}

/** Records the failure in the account too (specification, section 4); an error here is only logged. */
async function recordFailure(db: Db, userId: string | null): Promise<void> {
  await warnOnly(
    db
      .update(users)
      .set({ loginAttempts: sql`${users.loginAttempts} + 1`, lastLoginAttempt: clock.now().toISOString() })
      .where(eq(users.id, userId ?? '')),
  )
}

async function recordSuccess(db: Db, userId: string): Promise<void> {
  const now = clock.now().toISOString()
  await warnOnly(
    db
      .update(users)
      .set({
        lastLoginAt: now,
        lastContactAt: now,
        expiryWarnedAt: null,
        loginAttempts: 0,
        lastLoginAttempt: now,
      })
      .where(eq(users.id, userId)),
  )
}

/** Stores the password hash with current parameters, unless the password was changed meanwhile. */
async function renewHash(
  slot: HashSlot,
  db: Db,
  { id, changedAt }: LoginAccount,
  password: string,
): Promise<void> {
  const hash = await hashPassword(slot, password)
  const same = and(eq(passwords.userId, id), eq(passwords.changedAt, changedAt))
  await warnOnly(db.update(passwords).set({ hash }).where(same))
}

async function warnOnly(work: PromiseLike<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    logWarning('login attempt', error)
  }
}
