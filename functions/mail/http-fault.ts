import { MailError } from './mail.ts'

/** Statuses that concern this mail; a retry would get the same one. */
const permanent = new Set([400, 404, 413, 422])
/** Statuses that concern keys and permissions: the operator must act, the mail waits. */
const configuration = new Set([401, 402, 403])

/** Throws the `MailError` that a provider's status stands for; redirects are never followed. */
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
