import { withTimeout } from '#domain/time/with-timeout.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { isLoopbackName } from '#functions/platform/network.ts'
import { MailError, type MailFault, type OutgoingMail } from './mail.ts'
import { base64, composeMessage } from './mime.ts'
import { SmtpLine, SmtpRefusal, type SmtpReply } from './smtp-line.ts'

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

/** The relay and the account that it knows us by. */
type SmtpRelay = { host: string; encrypted: boolean; username: string; password: string }
/** Sender and recipient as the relay sees them, and the message with its headers. */
type SmtpEnvelope = { from: string; to: string; message: string }

/**
 * Sends one message (RFC 5321). It is sent when this returns, whatever happens to the connection afterwards. The
 * password is sent over TLS only; a relay on the same machine needs none.
 */
async function sendMessage(line: SmtpLine, relay: SmtpRelay, envelope: SmtpEnvelope): Promise<void> {
  const extensions = await openSession(line, relay, domainOf(envelope.from))
  // Addresses beyond ASCII need the extension of RFC 6531.
  const isAscii = /^[\0-\x7f]*$/.test(envelope.from + envelope.to + envelope.message)
  const utf8 = !isAscii && hasExtension(extensions, 'SMTPUTF8') ? ' SMTPUTF8' : ''
  await line.command(`MAIL FROM:<${envelope.from}>${utf8}`, 2, 'MAIL')
  await line.command(`RCPT TO:<${envelope.to}>`, 2, 'RCPT')
  await line.command('DATA', 3)
  await line.command(`${envelope.message}.`, 2, 'message')
}

/** Who is refused before the mail is named must correct the configuration; the mail waits. */
function asConfiguration(error: unknown): never {
  if (error instanceof SmtpRefusal && error.code >= 500)
    throw new MailError('configuration', `SMTP: ${error.message}`, error)
  throw error
}

/** The part of an address behind its last @. */
const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1)

/** Greeting, name, TLS and login; returns the extensions that the relay offers. */
async function openSession(line: SmtpLine, relay: SmtpRelay, domain: string): Promise<string[]> {
  const extensions = await greet(line, relay, domain).catch(asConfiguration)
  await logIn(line, relay, extensions).catch(asConfiguration)
  return extensions
}

async function greet(line: SmtpLine, { host, encrypted }: SmtpRelay, domain: string): Promise<string[]> {
  await line.reply(2, 'greeting')
  const extensions = extensionsOf(await line.command(`EHLO ${domain}`, 2))
  if (encrypted) return extensions
  if (!hasExtension(extensions, 'STARTTLS')) {
    if (isLoopbackName(host)) return extensions
    throw new MailError('configuration', 'SMTP: the relay offers no STARTTLS, so no password is sent')
  }
  await line.command('STARTTLS', 2)
  line.encrypt()
  // Replies received before TLS may be forged.
  return extensionsOf(await line.command(`EHLO ${domain}`, 2))
}

const extensionsOf = ({ lines }: SmtpReply) => lines.slice(1).map((text) => text.toUpperCase())

const hasExtension = (extensions: readonly string[], name: string) =>
  extensions.some((extension) => extension.split(/[ =]/)[0] === name)

/** A relay that offers no AUTH is used without it; one that wants it says so in its reply to MAIL. */
async function logIn(line: SmtpLine, { username, password }: SmtpRelay, extensions: readonly string[]) {
  const offered = extensions.find((extension) => /^AUTH[ =]/.test(extension))?.split(/[ =]/)
  if (!offered) return
  if (offered.includes('PLAIN')) {
    await line.command(`AUTH PLAIN ${base64(`\0${username}\0${password}`)}`, 2, 'AUTH')
    return
  }
  await line.command('AUTH LOGIN', 3, 'AUTH')
  await line.command(base64(username), 3, 'AUTH')
  await line.command(base64(password), 2, 'AUTH')
}
