import { accounts } from '#config/accounts.ts'
import { parisDay } from '#domain/time/paris-day.ts'
import { openDb } from '#functions/db/client.ts'
import type { Bindings } from '#functions/env.ts'
import { attemptQueries, counted, withdrawAttempt } from '#functions/http/attempts.ts'
import { isOwnMachine, limitedNetwork } from '#functions/http/rate-limit.ts'
import { clock } from '#functions/platform/clock.ts'
import { errorText } from '#functions/platform/error-text.ts'
import { isSpent, neutralRefusal, tellingBudget } from './telling.ts'

/** What a sign-up did to the counters: it made an account, told that one exists, or neither. */
type Entry = { succeeded: () => Promise<void>; told: () => Promise<void>; withdraw: () => Promise<void> }

const free: Entry = {
  succeeded: async () => {},
  told: async () => {},
  withdraw: async () => {},
}

/**
 * Only so many accounts a day from one network, and only so many answers that tell whether an address has one; a new
 * account is such an answer too. On a developer's machine the machine itself may make as many as it likes.
 */
export async function enterSignup(env: Bindings, request: Request): Promise<Entry> {
  const network = limitedNetwork(env, request)
  if (!network) return free
  const own = isOwnMachine(env, request)
  const db = openDb(env.DB)
  const now = clock.now()
  const { start, end } = parisDay(now)
  const sinceMidnight = Math.ceil((now.getTime() - start.getTime()) / 1000) + 1
  const [making, telling] = await Promise.all([
    counted(env, 'signup', sinceMidnight, network),
    tellingBudget(env, network),
  ])
  const [mine, made, toldMine, told] = await db.batch([
    ...attemptQueries(db, making),
    ...attemptQueries(db, telling),
  ])
  const madeId = mine[0]?.id ?? 0
  const toldId = toldMine[0]?.id ?? 0
  const spent = isSpent(told[0]?.before ?? 0)
  const withdraw = (...ids: number[]) =>
    Promise.all(ids.map((id) => withdrawAttempt(db, id))).then(
      () => {},
      (error) => console.warn(JSON.stringify({ at: 'attempts', error: errorText(error) })),
    )
  if (!own && ((made[0]?.before ?? 0) >= accounts.registrationsPerNetwork || spent)) {
    await withdraw(madeId, toldId)
    throw neutralRefusal(spent ? telling.seconds : Math.ceil((end.getTime() - now.getTime()) / 1000))
  }
  return {
    succeeded: () => (own ? withdraw(toldId) : Promise.resolve()),
    told: async () => {
      await withdraw(madeId)
      if (!spent) return
      await withdraw(toldId)
      throw neutralRefusal(telling.seconds)
    },
    withdraw: () => withdraw(madeId, toldId),
  }
}
