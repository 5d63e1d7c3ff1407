import { emailKey } from '#domain/accounts/account.ts'
import type { Bindings } from '#functions/env.ts'
import { limitedNetworks } from '#functions/http/rate-limit.ts'
import type { Applicant } from './hash-queue.ts'

const accountKey = (email: string) => `account ${emailKey(email)}`

/** A customer whose password, link or device is known: one slot an account, from however many devices. */
export const customer = (account: string): Applicant => ({ keys: [account], isKnown: true })

/** Who asks for a hash with an email: from a known device its account, from anywhere else its network too. */
export function applicantOf(
  env: Bindings,
  request: Request,
  { email, isKnownDevice }: { email: string; isKnownDevice: boolean },
): Applicant {
  if (isKnownDevice) return customer(accountKey(email))
  // The widest network that one line may have.
  const network = limitedNetworks(env, request).at(-1)
  return { keys: [accountKey(email), ...(network ? [network] : [])], isKnown: false }
}
