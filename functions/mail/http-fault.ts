import { MailError } from './mail.ts'

/** Statuses that speak of this mail and would say the same tomorrow. */
const permanent = new Set([400, 404, 413, 422])
/** Statuses that speak of keys and rights: the operator must act, the mail may wait. */
const configuration = new Set([401, 402, 403])

/** Turns a provider's bad answer into the fault that the outbox acts on; a redirect is never followed. */
export async function refuseBadAnswer(provider: string, response: Response): Promise<void> {
  if (response.ok) return
  const text = (await response.text().catch(() => '')).slice(0, 200)
  const fault = permanent.has(response.status)
    ? 'permanent'
    : configuration.has(response.status)
      ? 'configuration'
      : 'temporary'
  throw new MailError(fault, `${provider} answered ${response.status}: ${text}`)
}
