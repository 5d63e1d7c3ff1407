import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { eventually } from '#test/journeys/support.ts'
import { openSite } from '#test/support/open-site.ts'
import { contactBody } from '#test/support/requests.ts'

/** A local relay that requires a password, accepts mails and refuses the first one temporarily. */
const received: { mail: Email; envelope: string[] }[] = []
let refusals = 1
const relay = new SMTPServer({
  hideSTARTTLS: true,
  allowInsecureAuth: true,
  authMethods: ['PLAIN', 'LOGIN'],
  onAuth({ username, password }, _session, done) {
    const known = username === 'balance' && password === 'secret'
    done(known ? null : new Error('Unknown user'), { user: username ?? '' })
  },
  onData(stream, { envelope }, done) {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', async () => {
      if (refusals-- > 0) return done(Object.assign(new Error('Come back later'), { responseCode: 451 }))
      received.push({
        mail: await PostalMime.parse(Buffer.concat(parts)),
        envelope: envelope.rcptTo.map(({ address }) => address),
      })
      done()
    })
  },
})
await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve))
const address = relay.server.address()
const port = typeof address === 'object' && address ? address.port : 0
afterAll(() => new Promise<void>((resolve) => relay.close(resolve)))

const site = await openSite({
  MAIL_TRANSPORT: 'smtp',
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: String(port),
  SMTP_USERNAME: 'balance',
  SMTP_PASSWORD: 'secret',
})

test('The Worker in workerd sends mail over SMTP, also after a temporary refusal', async () => {
  const answer = await site.post('/api/contact', { ...contactBody, email: 'smtp@example.org' })
  const { reference } = (await answer.json()) as { reference: string }
  await eventually(() => received.length, 'the mail that was not refused').toBe(1)
  await expect.poll(() => received.length, { timeout: 40_000 }).toBe(2)
  const company = received.find(({ envelope }) => !envelope.includes('smtp@example.org'))?.mail
  const visitor = received.find(({ envelope }) => envelope.includes('smtp@example.org'))?.mail
  expect(company?.subject).toContain(reference)
  expect(company?.replyTo?.[0]?.address).toBe('smtp@example.org')
  expect(company?.text).toContain('Elle affiche ERR 4.')
  expect(visitor?.subject).toContain(reference)
  expect(visitor?.html).toContain(reference)
  expect(visitor?.text).not.toContain('ERR 4')
  expect(visitor?.messageId).not.toBe(company?.messageId)
})
