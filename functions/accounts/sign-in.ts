import { and, eq, sql } from 'drizzle-orm'
import { emailKey, type LoginRequest, type SessionUser } from '#domain/accounts/account.ts'
import { AppError } from '#domain/site/error.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { passwords, users } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import {
  attemptQueries,
  type Counted,
  counted,
  forgiveAttempts,
  pauseSeconds,
  withdrawAttempt,
} from '#functions/http/attempts.ts'
import { limitedNetwork } from '#functions/http/rate-limit.ts'
import { clock } from '#functions/platform/clock.ts'
import { errorText } from '#functions/platform/error-text.ts'
import { type Device, endSession, openSession } from '#functions/sessions/lucia.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { knownColumns, sessionUser } from './session-user.ts'
import { isSpent, neutralRefusal, tellingBudget } from './telling.ts'

/** How long failures under one address and network are remembered. */
const failureSeconds = 24 * 3600

/**
 * Signs in. The same queries and one hash for everybody, whether or not the address is known; a pause that grows with the
 * failures of one address from one network, so that no stranger locks anybody out.
 */
export async function signIn(
  env: Bindings,
  request: Request,
  { email, password }: LoginRequest,
  device: Device,
): Promise<{ user: SessionUser; token: string }> {
  const db = openDb(env.DB)
  const key = emailKey(email)
  const limits = await limitsOf(env, request, key)
  const { known, judged } = await look(db, key, limits)
  const { right, stale } = await judge(db, password, known, judged)
  if (!right || !known) {
    await recordFailure(db, known?.id ?? null)
    if (judged?.spent && limits) {
      await withdrawAttempt(db, judged.tellingId)
      throw neutralRefusal(judged.spentSeconds)
    }
    throw new AppError(known ? 'wrong-password' : 'user-not-found')
  }
  await recordSuccess(db, known.id)
  if (stale) await renewHash(db, known, password)
  if (limits && judged) await forgive(db, limits, judged.tellingId)
  return { user: sessionUser(known), token: await enter(env, known, device) }
}

/** An attempt that was never judged (too many wait for their turn) is no failure, and has told nothing. */
async function judge(db: Db, password: string, known: Known | null, judged: Judged | null) {
  try {
    return await verifyPassword(password, known?.hash ?? null)
  } catch (error) {
    if (judged) await warnOnly(withdrawBoth(db, judged))
    throw error
  }
}

/** Opens a session, unless the password was changed while it was checked: that change has ended all sessions. */
async function enter(env: Bindings, { id, changedAt }: Known, device: Device): Promise<string> {
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

type Limits = { failures: Counted; telling: Counted }

async function limitsOf(env: Bindings, request: Request, key: string): Promise<Limits | null> {
  const network = limitedNetwork(env, request)
  if (!network) return null
  const [failures, telling] = await Promise.all([
    counted(env, 'login', failureSeconds, network, key),
    tellingBudget(env, network),
  ])
  return { failures, telling }
}

const findKnown = (db: Db, key: string) =>
  db
    .select({
      ...knownColumns,
      mayEnter: sql<number>`${users.isActive} and ${users.accountStatus} = 'active'`,
      hash: passwords.hash,
      changedAt: passwords.changedAt,
    })
    .from(users)
    .innerJoin(passwords, eq(passwords.userId, users.id))
    .where(eq(users.emailKey, key))
    .limit(1)

/** Writes the attempt down and reads what came before it and whom the address names, in one round trip. */
async function look(db: Db, key: string, limits: Limits | null) {
  if (!limits) return { known: entering(await findKnown(db, key)), judged: null }
  const [mine, failed, toldMine, told, found] = await db.batch([
    ...attemptQueries(db, limits.failures),
    ...attemptQueries(db, limits.telling),
    findKnown(db, key),
  ])
  const now = clock.now()
  const ids = { failureId: mine[0]?.id ?? 0, tellingId: toldMine[0]?.id ?? 0 }
  const pause = pauseSeconds(failed[0]?.before ?? 0, failed[0]?.last ?? null, now)
  if (pause > 0) {
    await withdrawBoth(db, ids)
    throw neutralRefusal(pause)
  }
  const spent = isSpent(told[0]?.before ?? 0)
  return { known: entering(found), judged: { ...ids, spent, spentSeconds: limits.telling.seconds } }
}

type Known = Awaited<ReturnType<typeof findKnown>>[number]
type Judged = NonNullable<Awaited<ReturnType<typeof look>>['judged']>

const withdrawBoth = (db: Db, { failureId, tellingId }: { failureId: number; tellingId: number }) =>
  db.batch([withdrawAttempt(db, failureId), withdrawAttempt(db, tellingId)])

/** An account that may not enter counts as none. */
const entering = ([known]: Known[]): Known | null => (known?.mayEnter ? known : null)

/** The failure stands at the account too (specification, section 4); that it could not be recorded is only a warning. */
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
      .set({ lastLoginAt: now, loginAttempts: 0, lastLoginAttempt: now })
      .where(eq(users.id, userId)),
  )
}

/** The same password under today's parameters; one that was set meanwhile stays. */
async function renewHash(db: Db, { id, changedAt }: Known, password: string): Promise<void> {
  const hash = await hashPassword(password)
  const same = and(eq(passwords.userId, id), eq(passwords.changedAt, changedAt))
  await warnOnly(db.update(passwords).set({ hash }).where(same))
}

const forgive = (db: Db, { failures }: Limits, tellingId: number) =>
  warnOnly(db.batch([forgiveAttempts(db, failures), withdrawAttempt(db, tellingId)]))

async function warnOnly(work: PromiseLike<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    console.warn(JSON.stringify({ at: 'login attempt', error: errorText(error) }))
  }
}
