import { accounts } from '#config/accounts.ts'
import { AppError } from '#domain/site/error.ts'
import type { Bindings } from '#functions/env.ts'
import { type Counted, counted } from '#functions/http/attempts.ts'

/**
 * The messages of the specification tell whether an address has an account. A stranger hears that at most so often in a
 * quarter of an hour; then every refusal is the same one. Who knows the password still enters.
 */
const windowSeconds = 900

export const tellingBudget = (env: Bindings, network: string): Promise<Counted> =>
  counted(env, 'telling', windowSeconds, network)

export const isSpent = (told: number) => told >= accounts.tellingAnswers

/** Says nothing of the address. */
export const neutralRefusal = (seconds = windowSeconds) =>
  new AppError('too-many-attempts', { retryAfterSeconds: Math.max(1, seconds) })
