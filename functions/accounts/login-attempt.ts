import { eq, sql } from 'drizzle-orm'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { passwords, users } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import {
  type AttemptKeys,
  attemptKeys,
  attemptQueries,
  forgiveAttempts,
  pauseSeconds,
  withdrawAttempt,
} from '#functions/http/attempts.ts'
import { limitedNetwork } from '#functions/http/rate-limit.ts'
import { clock } from '#functions/platform/clock.ts'
import { enumerationKeys, isEnumerating, neutralRefusal } from './enumeration-limit.ts'
import { knownColumns } from './session-user.ts'

/** How long failures of one email and network are counted. */
const failureSeconds = 24 * 3600

/** The attempt counters of one sign-in, already incremented. */
type Counters = {
  failures: AttemptKeys
  failureId: number
  enumerationId: number
  /** The network has received too many revealing answers; the next one must be neutral. */
  enumerating: boolean
  windowSeconds: number
}

const findAccount = (db: Db, emailKey: string) =>
  db
    .select({
      ...knownColumns,
      mayEnter: sql<number>`${users.isActive} and ${users.accountStatus} = 'active'`,
      hash: passwords.hash,
      changedAt: passwords.changedAt,
    })
    .from(users)
    .innerJoin(passwords, eq(passwords.userId, users.id))
    .where(eq(users.emailKey, emailKey))
    .limit(1)

/** The account of an email with its password hash. */
export type LoginAccount = Awaited<ReturnType<typeof findAccount>>[number]
/** What a sign-in is decided by; `counters` is null where no limit applies. */
export type Login = { account: LoginAccount | null; counters: Counters | null }

/** Treats an account that may not sign in as missing. */
const entering = ([account]: LoginAccount[]): LoginAccount | null => (account?.mayEnter ? account : null)

/**
 * Records the attempt and reads the earlier attempts and the account in one round trip. Throws 429 during the pause
 * that follows earlier failures.
 */
export async function loadLogin(env: Bindings, request: Request, emailKey: string): Promise<Login> {
  const db = openDb(env.DB)
  const network = limitedNetwork(env, request)
  if (!network) return { account: entering(await findAccount(db, emailKey)), counters: null }
  const [failures, answers] = await Promise.all([
    attemptKeys(env, 'login', failureSeconds, network, emailKey),
    enumerationKeys(env, network),
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
    failureId: result.failure[0]?.id ?? 0,
    enumerationId: result.answer[0]?.id ?? 0,
    enumerating: isEnumerating(result.answers[0]?.count ?? 0),
    windowSeconds: answers.seconds,
  }
  const pause = pauseSeconds(result.failures[0]?.count ?? 0, result.failures[0]?.last ?? null, clock.now())
  if (pause > 0) {
    await withdrawLogin(db, counters)
    throw neutralRefusal(pause)
  }
  return { account: entering(result.account), counters }
}

/** Removes an attempt whose password was never checked: it counts neither as a failure nor as a revealing answer. */
export const withdrawLogin = (db: Db, { failureId, enumerationId }: Counters) =>
  db.batch([withdrawAttempt(db, failureId), withdrawAttempt(db, enumerationId)])

/** A correct password deletes the earlier failures of this email from this network. */
export const forgiveLogin = (db: Db, { failures, enumerationId }: Counters) =>
  db.batch([forgiveAttempts(db, failures), withdrawAttempt(db, enumerationId)])
