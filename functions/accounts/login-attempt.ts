import { eq, sql } from 'drizzle-orm'
import { accounts } from '#config/accounts.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { isEmail } from '#functions/db/email-spellings.ts'
import { passwords, users } from '#functions/db/schema.ts'
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
import { enumerationKeys, isEnumerating, neutralRefusal } from './enumeration-limit.ts'
import { knownColumns } from './session-user.ts'

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
export type LoginAccount = Awaited<ReturnType<typeof findAccount>>[number]
/** What a sign-in is decided by; `counters` is null where no limit applies. */
export type Login = { account: LoginAccount | null; counters: Counters | null }

/**
 * Records the attempt and reads the earlier attempts and the account in one round trip. Throws 429 during the pause
 * that follows earlier failures.
 */
export async function loadLogin(env: Bindings, request: Request, emailKey: string): Promise<Login> {
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
export const forgiveLogin = (db: Db, { failures, answer }: Counters) => [
  forgiveAttempts(db, failures),
  withdrawAttempt(db, answer),
]
