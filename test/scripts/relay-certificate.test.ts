import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { certificateFinding, relayFinding } from '../../scripts/operate/relay-certificate.ts'

/** Offers STARTTLS with a certificate of its own making, which is not trusted. */
const relay = new SMTPServer({ authOptional: true })
let port = ''

beforeAll(async () => {
  const server = relay.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  port = String((server.address() as { port: number }).port)
})
afterAll(() => new Promise<void>((resolve) => relay.close(() => resolve())))

test('a certificate that nobody vouches for, or that is over, is a finding', async () => {
  expect(await relayFinding({ SMTP_HOST: '127.0.0.1', SMTP_PORT: port })).toMatch(/not trusted|ended on/)
})

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toUTCString()

test.each([
  [30, undefined, null],
  [10, undefined, 'ends on'],
  [-1, undefined, 'ended on'],
  [30, 'DEPTH_ZERO_SELF_SIGNED_CERT', 'is not trusted'],
])('a certificate for %i days more, distrusted for %s, says %s', (days, distrust, what) => {
  const finding = certificateFinding({ host: 'mail.example', until: inDays(days), distrust })
  if (what === null) expect(finding).toBeNull()
  else expect(finding).toContain(what)
})

test('without a relay there is nothing to look at', async () => {
  expect(await relayFinding({})).toBeNull()
})

test('a relay that is not there says so', async () => {
  await expect(relayFinding({ SMTP_HOST: '127.0.0.1', SMTP_PORT: '1' })).rejects.toThrow('ECONNREFUSED')
})
