import { accounts } from '#config/accounts.ts'
import { AppError } from '#domain/errors/error.ts'
import type { Bindings } from '#functions/env.ts'
import { type AttemptKeys, attemptKeys, type Earlier, isExhausted } from '#functions/http/attempts.ts'

/**
 * The messages of the specification reveal whether an email has an account (account enumeration). So one network
 * receives at most `accounts.enumerationAnswers` of them in 15 minutes; after that every refusal is the same. The
 * correct password still signs in.
 */
const windowSeconds = 900

/** Attempt keys of the answers that reveal whether an email has an account. */
export const enumerationKeys = (env: Bindings, networks: readonly string[]): Promise<AttemptKeys> =>
  attemptKeys(env, 'enumeration', windowSeconds, networks)

/** True when a network has received the maximum number of revealing answers. */
export const isEnumerating = (earlier: readonly Earlier[]) =>
  isExhausted(earlier, accounts.enumerationAnswers)

/** The refusal that does not reveal whether the email has an account. */
export const neutralRefusal = (seconds = windowSeconds) =>
  new AppError('too-many-attempts', { retryAfterSeconds: Math.max(1, seconds) })
