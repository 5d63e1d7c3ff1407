import { withTimeout } from '#domain/time/with-timeout.ts'
import type { Bindings } from '#functions/env.ts'
import { sendByCloudflare } from './cloudflare.ts'
import { sendByEmailJs } from './emailjs.ts'
import { refuseBadAnswer } from './http-fault.ts'
import { MailError, type OutgoingMail } from './mail.ts'
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
