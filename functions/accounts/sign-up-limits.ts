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

/** What becomes of the counters once the outcome of a sign-up is known. */
type SignupAttempt = {
  /** An account was made. */
  succeeded: () => Promise<void>
  /** The visitor is about to hear that the address has an account; throws when a network has heard that too often. */
  revealed: () => Promise<void>
  /** Neither happened: the attempt does not count. */
  withdraw: () => Promise<void>
}

const uncounted: SignupAttempt = {
  succeeded: async () => {},
  revealed: async () => {},
  withdraw: async () => {},
}

/**
 * Counts a sign-up: only so many accounts a day from one network, and only so many answers that reveal whether an address
 * has one; a new account is such an answer too. On a developer's machine the machine itself may make any number.
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

/** Writes both attempts down, and reads what came before them. */
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

/** A counter that could not be taken back is only a warning. */
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
