import type { Bindings } from '#functions/env.ts'
import { extraHeaders, MailError, type OutgoingMail } from './mail.ts'

const implicitTlsPort = 465

/** Sends by any SMTP relay. The library is loaded on demand, so that no page or API answer loads it. */
export async function sendBySmtp(env: Bindings, mail: OutgoingMail): Promise<void> {
  const { WorkerMailer } = await import('worker-mailer')
  const port = Number(env.SMTP_PORT)
  try {
    await WorkerMailer.send(
      {
        host: env.SMTP_HOST ?? '',
        port,
        secure: port === implicitTlsPort,
        startTls: port !== implicitTlsPort,
        credentials: { username: env.SMTP_USERNAME ?? '', password: env.SMTP_PASSWORD ?? '' },
        authType: ['plain', 'login'],
        socketTimeoutMs: 8000,
        responseTimeoutMs: 8000,
      },
      {
        from: mail.from,
        to: mail.to,
        ...(mail.replyTo === null ? {} : { reply: mail.replyTo }),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: { ...extraHeaders(mail), 'Message-ID': mail.messageId },
      },
    )
  } catch (error) {
    throw new MailError(smtpFault(String(error)), `SMTP: ${error}`, error)
  }
}

/**
 * 535 is a wrong password, any other 5xx refuses this mail; 4xx and a broken connection are temporary (RFC 5321,
 * 4.2.1).
 */
function smtpFault(text: string) {
  if (/\b53[0458]\b/.test(text)) return 'configuration'
  return /\b5\d\d\b/.test(text) ? 'permanent' : 'temporary'
}
