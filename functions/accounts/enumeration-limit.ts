import { accounts } from '#config/accounts.ts'
import { AppError } from '#domain/site/error.ts'
import type { Bindings } from '#functions/env.ts'
import { type AttemptKeys, attemptKeys } from '#functions/http/attempts.ts'

/**
 * The messages of the specification say whether an address has an account, which allows account enumeration. So one
 * network hears it at most so often in a quarter of an hour; then every refusal is the same one. Who knows the password
 * still enters.
 */
const windowSeconds = 900

/** The counter of answers that reveal whether an address has an account. */
export const enumerationKeys = (env: Bindings, network: string): Promise<AttemptKeys> =>
  attemptKeys(env, 'enumeration', windowSeconds, network)

/** Has a network heard as many revealing answers as it may? */
export const isEnumerating = (earlier: number) => earlier >= accounts.enumerationAnswers

/** Says nothing of the address. */
export const neutralRefusal = (seconds = windowSeconds) =>
  new AppError('too-many-attempts', { retryAfterSeconds: Math.max(1, seconds) })
