import { once } from 'node:events'
import { connect as connectTcp, type Socket } from 'node:net'
import { connect as connectTls, type TLSSocket } from 'node:tls'
import type { Finding } from '#functions/operations/checks.ts'

type Relay = { SMTP_HOST?: string; SMTP_PORT?: string }

const implicitTlsPort = 465
const patienceMs = 10_000
const dayMs = 86_400_000
/** Authorities renew a month before the end: what is left then has been forgotten. */
const daysLeft = 14

/**
 * The certificate of the mail relay, which a Worker cannot see: untrusted, over, or soon over. Null: it is sound, or
 * mail is not sent by SMTP, or its host is a secret that only the Worker has.
 */
export async function relayFinding({ SMTP_HOST: host, SMTP_PORT = '587' }: Relay): Promise<Finding> {
  if (!host) return null
  const secure = await encrypted(host, Number(SMTP_PORT))
  const { authorizationError } = secure
  const { valid_to } = secure.getPeerCertificate()
  secure.destroy()
  return certificateFinding({ host, until: valid_to, distrust: authorizationError })
}

/** What is wrong with a certificate that is valid until then, and, where nobody vouches for it, why not. */
export function certificateFinding({
  host,
  until,
  distrust,
}: {
  host: string
  until: string
  distrust?: unknown
}): Finding {
  const days = Math.floor((Date.parse(until) - Date.now()) / dayMs)
  if (days < 0) return `The certificate of ${host} ended on ${until}.`
  if (distrust) return `The certificate of ${host} is not trusted: ${distrust}`
  return days < daysLeft ? `The certificate of ${host} ends on ${until}: renew it.` : null
}

/** A connection over TLS, at once or after STARTTLS (RFC 3207), to a relay whoever it says it is. */
async function encrypted(host: string, port: number): Promise<TLSSocket> {
  const plain = connectTcp({ host, port }).setTimeout(patienceMs)
  plain.on('timeout', () => plain.destroy(new Error(`${host}:${port} does not answer`)))
  await once(plain, 'connect')
  if (port !== implicitTlsPort) {
    await reply(plain, '220')
    plain.write('EHLO doctor\r\n')
    await reply(plain, '250')
    plain.write('STARTTLS\r\n')
    await reply(plain, '220')
  }
  const secure = connectTls({ socket: plain, servername: host, rejectUnauthorized: false })
  await once(secure, 'secureConnect')
  return secure
}

/** Reads one reply; its last line has a space behind the code. */
async function reply(socket: Socket, code: string): Promise<void> {
  let text = ''
  while (!/^\d{3} .*\r\n$/m.test(text)) {
    const [bytes] = (await once(socket, 'data')) as [Buffer]
    text += bytes.toString('latin1')
  }
  if (!text.startsWith(code)) throw new Error(text.trim())
}
