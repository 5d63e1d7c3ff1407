import { accounts } from '#config/accounts.ts'
import { parisDay } from '#domain/time/paris-day.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { openDb } from '#functions/db/client.ts'
import type { Bindings } from '#functions/env.ts'
import { attemptKeys, attemptQueries, withdrawAttempt } from '#functions/http/attempts.ts'
import { isOwnMachine, limitedNetwork } from '#functions/http/rate-limit.ts'
import { clock } from '#functions/platform/clock.ts'
import { errorText } from '#functions/platform/error-text.ts'
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
  const network = limitedNetwork(env, request)
  if (!network) return uncounted
  const own = isOwnMachine(env, request)
  const recorded = await record(env, network)
  const { accountId, answerId, spent } = recorded
  const withdraw = (...ids: number[]) => withdrawAll(env, ids)
  if (!own && (recorded.accounts >= accounts.registrationsPerNetwork || spent)) {
    await withdraw(accountId, answerId)
    throw neutralRefusal(spent ? recorded.windowSeconds : secondsToMidnight())
  }
  return {
    succeeded: async () => {
      if (own) await withdraw(answerId)
    },
    revealed: async () => {
      await withdraw(accountId)
      if (!spent) return
      await withdraw(answerId)
      throw neutralRefusal(recorded.windowSeconds)
    },
    withdraw: () => withdraw(accountId, answerId),
  }
}

/** Records both attempts and reads the earlier ones. */
async function record(env: Bindings, network: string) {
  const db = openDb(env.DB)
  const now = clock.now()
  const sinceMidnight = Math.ceil((now.getTime() - parisDay(now).start.getTime()) / 1000) + 1
  const [accountKeys, answerKeys] = await Promise.all([
    attemptKeys(env, 'signup', sinceMidnight, network),
    enumerationKeys(env, network),
  ])
  const [account, answer] = [attemptQueries(db, accountKeys), attemptQueries(db, answerKeys)]
  const result = await batchByName(db, {
    account: account.insert,
    accounts: account.earlier,
    answer: answer.insert,
    answers: answer.earlier,
  })
  return {
    accountId: result.account[0]?.id ?? 0,
    accounts: result.accounts[0]?.count ?? 0,
    answerId: result.answer[0]?.id ?? 0,
    spent: isEnumerating(result.answers[0]?.count ?? 0),
    windowSeconds: answerKeys.seconds,
  }
}

/** Removes both attempts; an error is only logged. */
async function withdrawAll(env: Bindings, ids: readonly number[]): Promise<void> {
  const db = openDb(env.DB)
  try {
    await Promise.all(ids.map((id) => withdrawAttempt(db, id)))
  } catch (error) {
    console.warn(JSON.stringify({ at: 'attempts', error: errorText(error) }))
  }
}

function secondsToMidnight(): number {
  const now = clock.now()
  return Math.ceil((parisDay(now).end.getTime() - now.getTime()) / 1000)
}
