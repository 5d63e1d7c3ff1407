import { and, eq, sql } from 'drizzle-orm'
import { accounts } from '#config/accounts.ts'
import { emailKey, type LoginRequest, type SessionUser } from '#domain/accounts/account.ts'
import { AppError } from '#domain/errors/error.ts'
import { batchByName, type Statement } from '#functions/db/batch-by-name.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { isEmail } from '#functions/db/email-spellings.ts'
import { insertIf } from '#functions/db/insert-if.ts'
import { passwords, sessions, users } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import {
  type AttemptKeys,
  attemptKeys,
  attemptQueries,
  earlierOf,
  forgiveAttempts,
  longestPause,
  withdrawAttempt,
} from '#functions/http/attempts.ts'
import { limitedNetworks } from '#functions/http/rate-limit.ts'
import { clock } from '#functions/platform/clock.ts'
import { logWarning } from '#functions/platform/log.ts'
import { type Device, newSession } from '#functions/sessions/lucia.ts'
import { applicantOf } from './applicant.ts'
import { enumerationKeys, isEnumerating, neutralRefusal } from './enumeration-limit.ts'
import { type HashSlot, withHashSlot } from './hash-queue.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { knownColumns, sessionUser } from './session-user.ts'

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
  const renewed = stale ? [renewHash(db, account, await hashPassword(slot, password))] : []
  const forgiven = counters ? forgiveLogin(db, counters) : []
  const after = [recordSuccess(db, account.id), ...renewed, ...forgiven]
  return { user: sessionUser(account), token: await startSession(db, account, { device, after }) }
}

/**
 * The answer to a failed sign-in: the message of the specification, or a neutral one past the enumeration limit. Only
 * who knows its password learns that an account is disabled.
 */
async function refusal(db: Db, { account, counters }: Login): Promise<AppError> {
  const recorded = recordFailure(db, account?.id ?? null)
  if (counters?.enumerating) {
    await Promise.all([recorded, withdrawAttempt(db, counters.answer)])
    return neutralRefusal(counters.windowSeconds)
  }
  await recorded
  return new AppError(account?.canSignIn ? 'wrong-password' : 'user-not-found')
}

/**
 * Opens a session, and records that in the same batch, unless the password was changed during the check: that change
 * ended all sessions.
 */
async function startSession(
  db: Db,
  { id, changedAt }: LoginAccount,
  { device, after }: { device: Device; after: Statement[] },
): Promise<string> {
  const { token, row } = await newSession(id, device)
  const isSame = sql`exists (select 1 from ${passwords} where ${passwords.userId} = ${id} and ${passwords.changedAt} = ${changedAt})`
  const opened = insertIf(db, sessions, row, isSame).returning({ id: sessions.id })
  const results = await batchByName(db, { opened }, { after })
  if (results.opened.length === 0) throw new AppError('wrong-password')
  return token
}

/** Records the failure in the account too (specification, section 4); an error here is only logged. */
async function recordFailure(db: Db, userId: string | null): Promise<void> {
  try {
    await db
      .update(users)
      .set({ loginAttempts: sql`${users.loginAttempts} + 1`, lastLoginAttempt: clock.now().toISOString() })
      .where(eq(users.id, userId ?? ''))
  } catch (error) {
    logWarning('login attempt', error)
  }
}

function recordSuccess(db: Db, userId: string) {
  const now = clock.now().toISOString()
  const contact = { lastLoginAt: now, lastContactAt: now, expiryWarnedAt: null }
  return db
    .update(users)
    .set({ ...contact, loginAttempts: 0, lastLoginAttempt: now })
    .where(eq(users.id, userId))
}

/** Stores the password hash with current parameters, unless the password was changed meanwhile. */
const renewHash = (db: Db, { id, changedAt }: LoginAccount, hash: string) =>
  db
    .update(passwords)
    .set({ hash })
    .where(and(eq(passwords.userId, id), eq(passwords.changedAt, changedAt)))

/** The records of one attempt. */
type Attempt = readonly { id: number }[]

/** The attempt counters of one sign-in, already incremented. */
type Counters = {
  failures: AttemptKeys
  failure: Attempt
  answer: Attempt
  /** The network has received too many revealing answers; the next one must be neutral. */
  enumerating: boolean
  windowSeconds: number
}

const findAccount = (db: Db, emailKey: string) =>
  db
    .select({
      ...knownColumns,
      canSignIn: sql<number>`${users.isActive} and ${users.accountStatus} = 'active'`,
      hash: passwords.hash,
      changedAt: passwords.changedAt,
    })
    .from(users)
    .innerJoin(passwords, eq(passwords.userId, users.id))
    .where(isEmail(users.emailKey, emailKey))
    .limit(1)

/** The account of an email with its password hash. */
type LoginAccount = Awaited<ReturnType<typeof findAccount>>[number]
/** What a sign-in is decided by; `counters` is null where no limit applies. */
type Login = { account: LoginAccount | null; counters: Counters | null }

/**
 * Records the attempt and reads the earlier attempts and the account in one round trip. Throws 429 during the pause
 * that follows earlier failures.
 */
async function loadLogin(env: Bindings, request: Request, emailKey: string): Promise<Login> {
  const db = openDb(env.DB)
  const networks = limitedNetworks(env, request)
  if (networks.length === 0) return { account: (await findAccount(db, emailKey))[0] ?? null, counters: null }
  const [failures, answers] = await Promise.all([
    attemptKeys(env, 'login', accounts.failureSeconds, networks, emailKey),
    enumerationKeys(env, networks),
  ])
  const [failure, answer] = [attemptQueries(db, failures), attemptQueries(db, answers)]
  const result = await batchByName(db, {
    failure: failure.insert,
    failures: failure.earlier,
    answer: answer.insert,
    answers: answer.earlier,
    account: findAccount(db, emailKey),
  })
  const counters: Counters = {
    failures,
    failure: result.failure,
    answer: result.answer,
    enumerating: isEnumerating(earlierOf(answers, result.answers)),
    windowSeconds: answers.seconds,
  }
  const pause = longestPause(earlierOf(failures, result.failures), clock.now())
  if (pause > 0) {
    await withdrawLogin(db, counters)
    throw neutralRefusal(pause)
  }
  return { account: result.account[0] ?? null, counters }
}

/** Removes an attempt whose password was never checked: it counts neither as a failure nor as a revealing answer. */
const withdrawLogin = (db: Db, { failure, answer }: Counters) => withdrawAttempt(db, [...failure, ...answer])

/** Statements: a correct password deletes the earlier failures of this email from this network. */
const forgiveLogin = (db: Db, { failures, answer }: Counters) => [
  forgiveAttempts(db, failures),
  withdrawAttempt(db, answer),
]
