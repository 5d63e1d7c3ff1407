import { withTimeout } from '#domain/time/with-timeout.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { MailError, type MailFault, type OutgoingMail } from './mail.ts'
import { composeMessage } from './mime.ts'
import { SmtpLine, SmtpRefusal } from './smtp-line.ts'
import { domainOf, openSession, type SmtpRelay, sendMessage } from './smtp-session.ts'

const implicitTlsPort = 465
/** Shorter than the time limit of the transport, so that a late conversation is over when the next attempt begins. */
const sessionMs = 8500

/** Sends by any SMTP relay, over a connection of its own. */
export function sendBySmtp(env: Bindings, mail: OutgoingMail): Promise<void> {
  const envelope = { from: mail.from.email, to: mail.to, message: composeMessage(mail, clock.now()) }
  return converse(env, (line, relay) => sendMessage(line, relay, envelope))
}

/**
 * Greets the relay, logs in and leaves: a certificate that ended or that nobody vouches for, a refused login and a
 * silent relay are found before a mail waits for them. Throws `MailError`.
 */
export const greetRelay = (env: Bindings): Promise<void> =>
  converse(env, async (line, relay) => {
    await openSession(line, relay, domainOf(env.MAIL_FROM))
  })

/** One connection to the relay, which is over when this returns or throws `MailError`. */
async function converse(
  env: Bindings,
  talk: (line: SmtpLine, relay: SmtpRelay) => Promise<void>,
): Promise<void> {
  const { connect } = await import('cloudflare:sockets')
  const hostname = env.SMTP_HOST ?? ''
  const port = Number(env.SMTP_PORT)
  const encrypted = port === implicitTlsPort
  const relay = {
    host: hostname,
    encrypted,
    username: env.SMTP_USERNAME ?? '',
    password: env.SMTP_PASSWORD ?? '',
  }
  const secureTransport = encrypted ? 'on' : 'starttls'
  const line = new SmtpLine(connect({ hostname, port }, { secureTransport, allowHalfOpen: false }))
  const onTimeout = () => new MailError('temporary', `SMTP: no answer within ${sessionMs} ms`)
  try {
    await withTimeout(talk(line, relay), sessionMs, onTimeout)
  } catch (error) {
    throw error instanceof MailError ? error : new MailError(faultOf(error), `SMTP: ${error}`, error)
  } finally {
    await line.close()
  }
}

/** Codes by which a relay asks for other credentials or for TLS (RFC 4954, 6; RFC 3207, 4). */
const configurationCodes = new Set([530, 534, 535, 538])

/** 5xx refuses this mail for good; 4xx and a broken connection are temporary (RFC 5321, 4.2.1). */
function faultOf(error: unknown): MailFault {
  if (!(error instanceof SmtpRefusal)) return 'temporary'
  if (configurationCodes.has(error.code)) return 'configuration'
  return error.code >= 500 ? 'permanent' : 'temporary'
}
