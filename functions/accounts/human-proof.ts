import * as v from 'valibot'
import { accounts } from '#config/accounts.ts'
import { features } from '#config/features.ts'
import { AppError } from '#domain/errors/error.ts'
import type { Bindings } from '#functions/env.ts'
import { logError } from '#functions/platform/log.ts'
import { accountsMadeToday } from './registrations.ts'

const verifier = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
/** Longer than any answer that was seen takes; the visitor waits for it. */
const answerMs = 5000

/** From this number of accounts of a day on: strangers shall not use up the places of all others. */
const provenFrom = Math.ceil(accounts.registrationsPerDay / 2)

const Verdict = v.object({ success: v.boolean(), action: v.optional(v.string()) })

/**
 * Asks from half of the daily limit on for a proof that a person makes the account, where one is configured. Throws
 * `invalid-fields` for `proof` when it is missing, used or wrong, and `unavailable` when nobody can judge it: whoever
 * floods the sign-up must not switch the check off.
 */
export async function requireHumanProof(env: Bindings, request: Request, proof = ''): Promise<void> {
  if (!features.turnstileSiteKey || !features.registrationLimits) return
  if ((await accountsMadeToday(env)) < provenFrom) return
  const isProven = proof !== '' && (await isValid(env, request, proof))
  if (!isProven) throw new AppError('invalid-fields', { fields: { proof: 'auth.proof-needed' } })
}

async function isValid(env: Bindings, request: Request, proof: string): Promise<boolean> {
  const remoteip = request.headers.get('cf-connecting-ip')
  const verification = {
    secret: env.TURNSTILE_SECRET ?? '',
    response: proof,
    ...(remoteip ? { remoteip } : {}),
  }
  try {
    const response = await fetch(verifier, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(verification),
      signal: AbortSignal.timeout(answerMs),
    })
    const { success, action } = v.parse(Verdict, await response.json())
    return success && action === 'signup'
  } catch (cause) {
    logError('turnstile', cause)
    throw new AppError('unavailable', { cause })
  }
}
