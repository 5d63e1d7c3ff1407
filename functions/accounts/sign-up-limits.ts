import { accounts } from '#config/accounts.ts'
import { parisDay } from '#domain/time/business-hours.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { openDb } from '#functions/db/client.ts'
import type { Bindings } from '#functions/env.ts'
import {
  attemptKeys,
  attemptQueries,
  earlierOf,
  isExhausted,
  withdrawAttempt,
} from '#functions/http/attempts.ts'
import { isOwnMachine, limitedNetworks } from '#functions/http/rate-limit.ts'
import { clock } from '#functions/platform/clock.ts'
import { logWarning } from '#functions/platform/log.ts'
import { enumerationKeys, isEnumerating, neutralRefusal } from './enumeration-limit.ts'

/** What to do with the counters once the outcome of a sign-up is known. */
type SignupAttempt = {
  /** An account was made. */
  succeeded: () => Promise<void>
  /**
   * The answer will reveal that the email has an account; throws when the network has reached the enumeration limit.
   */
  revealed: () => Promise<void>
  /** Neither outcome: the attempt does not count. */
  withdraw: () => Promise<void>
}

/** The records of one attempt. */
type Attempt = readonly { id: number }[]

const uncounted: SignupAttempt = {
  succeeded: async () => {},
  revealed: async () => {},
  withdraw: async () => {},
}

/**
 * Counts a sign-up against two limits: accounts per day of one network, and answers that reveal whether an email has an
 * account (a new account is such an answer too). Requests from the local machine are not limited in development.
 */
export async function countSignup(env: Bindings, request: Request): Promise<SignupAttempt> {
  const networks = limitedNetworks(env, request)
  if (networks.length === 0) return uncounted
  const isOwn = isOwnMachine(env, request)
  const recorded = await record(env, networks)
  const { account, answer, full, spent } = recorded
  const withdraw = (...attempts: Attempt[]) => withdrawAll(env, attempts.flat())
  if (!isOwn && (full || spent)) {
    await withdraw(account, answer)
    throw neutralRefusal(spent ? recorded.windowSeconds : secondsToMidnight())
  }
  return {
    succeeded: async () => {
      if (isOwn) await withdraw(answer)
    },
    revealed: async () => {
      await withdraw(account)
      if (!spent) return
      await withdraw(answer)
      throw neutralRefusal(recorded.windowSeconds)
    },
    withdraw: () => withdraw(account, answer),
  }
}

/** Records both attempts and reads the earlier ones. */
async function record(env: Bindings, networks: readonly string[]) {
  const db = openDb(env.DB)
  const now = clock.now()
  const sinceMidnight = Math.ceil((now.getTime() - parisDay(now).start.getTime()) / 1000) + 1
  const [accountKeys, answerKeys] = await Promise.all([
    attemptKeys(env, 'signup', sinceMidnight, networks),
    enumerationKeys(env, networks),
  ])
  const [account, answer] = [attemptQueries(db, accountKeys), attemptQueries(db, answerKeys)]
  const result = await batchByName(db, {
    account: account.insert,
    accounts: account.earlier,
    answer: answer.insert,
    answers: answer.earlier,
  })
  return {
    account: result.account,
    full: isExhausted(earlierOf(accountKeys, result.accounts), accounts.registrationsPerNetwork),
    answer: result.answer,
    spent: isEnumerating(earlierOf(answerKeys, result.answers)),
    windowSeconds: answerKeys.seconds,
  }
}

/** Removes records of attempts; an error is only logged. */
async function withdrawAll(env: Bindings, records: Attempt): Promise<void> {
  try {
    await withdrawAttempt(openDb(env.DB), records)
  } catch (error) {
    logWarning('attempts', error)
  }
}

function secondsToMidnight(): number {
  const now = clock.now()
  return Math.ceil((parisDay(now).end.getTime() - now.getTime()) / 1000)
}
