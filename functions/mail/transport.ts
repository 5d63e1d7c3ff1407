import { withTimeout } from '#domain/time/with-timeout.ts'
import type { Bindings } from '#functions/env.ts'
import { extraHeaders, MailError, type OutgoingMail } from './mail.ts'
import { withSafeHeaders } from './safe-headers.ts'
import { sendBySmtp } from './smtp.ts'

type Send = (env: Bindings, mail: OutgoingMail) => Promise<void>
type Transport = { send: Send; needs: readonly (keyof Bindings)[] }

/** Values of `MAIL_TRANSPORT` and the variables that each one requires. */
const transports: Record<string, Transport> = {
  cloudflare: { send: sendByCloudflare, needs: ['EMAIL'] },
  smtp: { send: sendBySmtp, needs: ['SMTP_HOST', 'SMTP_PORT', 'SMTP_USERNAME', 'SMTP_PASSWORD'] },
  emailjs: {
    send: sendByEmailJs,
    needs: ['EMAILJS_PUBLIC_KEY', 'EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID'],
  },
  file: { send: sendToFile, needs: ['MAIL_FILE_URL'] },
}

/** The bindings and secrets that a value of `MAIL_TRANSPORT` requires; none for an unknown one. */
export const mailVariables = (transport: string): readonly string[] =>
  Object.hasOwn(transports, transport) ? (transports[transport]?.needs ?? []) : []

const always = ['MAIL_TRANSPORT', 'MAIL_FROM', 'MAIL_COMPANY_TO'] as const satisfies (keyof Bindings)[]

/** What is missing in the mail configuration, in French for the operator; null when it is complete. */
export function mailConfigurationProblem(env: Bindings): string | null {
  const transport = transportOf(env)
  const missing = [...always, ...(transport?.needs ?? [])].filter((name) => !env[name])
  if (missing.length) {
    return (
      `Variables d’environnement du backend manquantes pour l’envoi des e-mails : ${missing.join(', ')}. ` +
      'Configurez le fichier d’environnement (.dev.vars en local, « wrangler secret » ou wrangler.toml en production).'
    )
  }
  if (!transport) {
    const names = Object.keys(transports).join(', ')
    return `MAIL_TRANSPORT vaut « ${env.MAIL_TRANSPORT} » ; valeurs possibles : ${names}. Configurez le fichier d’environnement.`
  }
  return null
}

const transportOf = (env: Bindings) =>
  Object.hasOwn(transports, env.MAIL_TRANSPORT ?? '') ? transports[env.MAIL_TRANSPORT] : undefined

/** A slower transport counts as failed, so that it cannot block the queue. */
const timeoutMs = 10_000

/** Sends a mail by the configured transport, which gets safe headers. */
export async function sendMail(env: Bindings, mail: OutgoingMail): Promise<void> {
  const problem = mailConfigurationProblem(env)
  const transport = transportOf(env)
  if (problem || !transport) throw new MailError('configuration', problem ?? 'MAIL_TRANSPORT')
  const safe = withSafeHeaders(mail)
  const onTimeout = () => new MailError('temporary', `No answer within ${timeoutMs} ms`)
  try {
    await withTimeout(transport.send(env, safe), timeoutMs, onTimeout)
  } catch (error) {
    throw error instanceof MailError ? error : new MailError('temporary', String(error), error)
  }
}

/** Local runs: a small server beside the Worker writes each mail as an `.eml` file (scripts/mail-folder.ts). */
async function sendToFile(env: Bindings, mail: OutgoingMail): Promise<void> {
  const response = await fetch(env.MAIL_FILE_URL ?? '', {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(mail),
  })
  await refuseBadAnswer('The mail folder', response)
}

/** Error codes of the binding that concern the mail or the recipient; any other may be temporary. */
const permanentCodes = /E_(?:VALIDATION|FIELD|RECIPIENT|CONTENT|HEADER|TO_|REPLY)/

/**
 * Sends by Cloudflare's `send_email` binding, the transport of the deployed site. Cloudflare sets the Message-ID itself
 * and refuses a mail that brings one (E_HEADER_NOT_ALLOWED).
 */
async function sendByCloudflare(env: Bindings, mail: OutgoingMail): Promise<void> {
  try {
    await env.EMAIL.send({
      from: mail.from,
      to: mail.to,
      ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      ...(mail.listUnsubscribe === undefined ? {} : { headers: extraHeaders(mail) }),
    })
  } catch (error) {
    const code = String((error as { code?: unknown }).code ?? error)
    throw new MailError(permanentCodes.test(code) ? 'permanent' : 'temporary', `send_email: ${code}`, error)
  }
}

const defaultUrl = 'https://api.emailjs.com/api/v1.0/email/send'

/** Sends by an EmailJS-compatible service; its template receives the whole mail as parameters. */
async function sendByEmailJs(env: Bindings, mail: OutgoingMail): Promise<void> {
  const response = await fetch(env.EMAILJS_URL ?? defaultUrl, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/json', 'idempotency-key': mail.messageId },
    body: JSON.stringify({
      service_id: env.EMAILJS_SERVICE_ID,
      template_id: env.EMAILJS_TEMPLATE_ID,
      user_id: env.EMAILJS_PUBLIC_KEY,
      template_params: {
        to_email: mail.to,
        from_name: mail.from.name,
        reply_to: mail.replyTo ?? mail.from.email,
        subject: mail.subject,
        message_text: mail.text,
        message_html: mail.html,
        message_id: mail.messageId,
        ...(mail.listUnsubscribe === undefined ? {} : { list_unsubscribe: mail.listUnsubscribe }),
      },
    }),
  })
  await refuseBadAnswer('EmailJS', response)
}

/** Statuses that concern this mail; a retry would get the same one. */
const permanent = new Set([400, 404, 413, 422])
/** Statuses that concern keys and permissions: the operator must act, the mail waits. */
const configuration = new Set([401, 402, 403])

/** Throws the `MailError` that a provider's status stands for; redirects are never followed. */
async function refuseBadAnswer(provider: string, response: Response): Promise<void> {
  if (response.ok) return
  const text = (await response.text().catch(() => '')).slice(0, 200)
  const fault = permanent.has(response.status)
    ? 'permanent'
    : configuration.has(response.status)
      ? 'configuration'
      : 'temporary'
  throw new MailError(fault, `${provider} answered ${response.status}: ${text}`)
}
