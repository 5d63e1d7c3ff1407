import fc from 'fast-check'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect, test, vi } from 'vitest'
import type { Bindings } from '#functions/env.ts'
import { MailError, type OutgoingMail } from '#functions/mail/mail.ts'
import { composeMessage } from '#functions/mail/mime.ts'
import { sendMail } from '#functions/mail/transport.ts'
import { takeErrors } from '#test/support/no-console-error.ts'
import { openRelay, type RelayAnswer } from '#test/support/scripted-relay.ts'

vi.mock('cloudflare:sockets', () => import('#test/support/smtp-socket.ts'))

const mail: OutgoingMail = {
  from: { name: 'Haut-Barr Pesage', email: 'site@scales.example' },
  to: 'office@scales.example',
  replyTo: 'anne@example.org',
  subject: '[DEV-261120-AAAAA] Demande de devis',
  text: 'Bonjour,\n\n.\nà bientôt',
  html: '<p>Bonjour, à bientôt</p>',
  messageId: '<1@scales.example>',
}
const variables = (port: string, host = '127.0.0.1') =>
  ({
    MAIL_TRANSPORT: 'smtp',
    MAIL_FROM: 'site@scales.example',
    MAIL_COMPANY_TO: 'office@scales.example',
    SMTP_HOST: host,
    SMTP_PORT: port,
    SMTP_USERNAME: 'user',
    SMTP_PASSWORD: 'secret',
  }) as Bindings
const faultOf = (sending: Promise<void>) =>
  sending.then(
    () => null,
    (error: unknown) => (error instanceof MailError ? error.fault : error),
  )
const send = (port: string, host?: string) => faultOf(sendMail(variables(port, host), mail))
const errorOf = (port: string): Promise<MailError | null> =>
  sendMail(variables(port), mail).then(
    () => null,
    (error: MailError) => error,
  )

test('a relay of the same machine gets login, envelope and message, and a goodbye', async () => {
  await using relay = await openRelay()
  expect(await send(relay.port)).toBeNull()
  await vi.waitFor(() => expect(relay.commands).toHaveLength(7))
  expect(relay.commands).toEqual([
    'EHLO scales.example',
    `AUTH PLAIN ${btoa('\0user\0secret')}`,
    'MAIL FROM:<site@scales.example>',
    'RCPT TO:<office@scales.example>',
    'DATA',
    'message',
    'QUIT',
  ])
})

test('over STARTTLS a relay with a password accepts the mail as it was written', async () => {
  const received: Buffer[] = []
  const said: string[] = []
  const server = new SMTPServer({
    authMethods: ['LOGIN'],
    onAuth({ username, password }, { secure }, done) {
      said.push(`${username} ${password} ${secure}`)
      done(null, { user: username ?? '' })
    },
    onData(stream, _session, done) {
      stream.on('data', (part: Buffer) => received.push(part))
      stream.on('end', () => done())
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? String(address.port) : ''
  expect(await send(port, 'mail.example')).toBeNull()
  expect(said).toEqual(['user secret true'])
  const parsed = await PostalMime.parse(Buffer.concat(received))
  expect(parsed).toMatchObject({
    subject: mail.subject,
    messageId: mail.messageId,
    from: { name: mail.from.name, address: mail.from.email },
    replyTo: [{ address: mail.replyTo }],
    html: expect.stringContaining('à bientôt'),
  })
  expect(parsed.text?.replaceAll('\r\n', '\n').trim()).toBe(mail.text)
  // Its certificate is known to everybody.
  expect(takeErrors()).toHaveLength(1)
  await new Promise<void>((resolve) => server.close(resolve))
})

const tls = '250-relay.example\r\n250-STARTTLS\r\n250 AUTH PLAIN LOGIN'
test.each<[string, Record<string, RelayAnswer>, string]>([
  ['offers no STARTTLS', {}, 'configuration'],
  ['offers it in another place', { EHLO: '250-x STARTTLS\r\n250 AUTH PLAIN' }, 'configuration'],
  ['refuses it', { EHLO: tls, STARTTLS: '454 4.7.0 Not now' }, 'temporary'],
  ['refuses it for good', { EHLO: tls, STARTTLS: '502 5.5.1 No' }, 'configuration'],
  ['adds plain text to its reply', { EHLO: tls, STARTTLS: '220 Go\r\n250 AUTH PLAIN' }, 'temporary'],
  ['hangs up instead', { EHLO: tls, STARTTLS: 'hang-up' }, 'temporary'],
])('a remote relay that %s never sees the password', async (_, script, fault) => {
  await using relay = await openRelay(script)
  expect(await send(relay.port, 'mail.example')).toBe(fault)
  expect(relay.commands.filter((text) => /AUTH|MAIL/.test(text))).toEqual([])
})

test.each<[string, string, string]>([
  ['AUTH', '535 5.7.8 Authentication credentials invalid', 'configuration'],
  ['AUTH', '454 4.7.0 Temporary failure', 'temporary'],
  ['greeting', '554 5.7.1 No service for you', 'configuration'],
  ['greeting', '421 4.3.2 Busy', 'temporary'],
  ['greeting', 'HTTP/1.1 400 Bad Request', 'temporary'],
  ['MAIL', '530 5.7.0 Authentication required', 'configuration'],
  ['MAIL', '450 4.7.1 Greylisted, try again in 550 seconds', 'temporary'],
  ['MAIL', '451 4.3.0 The queue 535 is full', 'temporary'],
  ['RCPT', '550 5.1.1 No such user; 421 others exist', 'permanent'],
  ['RCPT', '550-5.1.1 No such user\r\n550 5.1.1 at all', 'permanent'],
  ['RCPT', '452 4.2.2 Mailbox full', 'temporary'],
  ['DATA', '503 5.5.1 Bad sequence', 'permanent'],
  ['message', '554 5.7.1 Spam', 'permanent'],
  ['message', '451 4.3.0 Local error', 'temporary'],
])('the answer to %s %j is a %s fault', async (command, answer, fault) => {
  await using relay = await openRelay({ [command]: answer })
  expect(await send(relay.port)).toBe(fault)
})

test.each(['greeting', 'EHLO', 'AUTH', 'MAIL', 'RCPT', 'DATA', 'message'])(
  'a relay that hangs up at %s is a temporary fault at once',
  async (command) => {
    await using relay = await openRelay({ [command]: 'hang-up' })
    const error = await errorOf(relay.port)
    expect(error).toMatchObject({ fault: 'temporary' })
    expect(error?.message).not.toContain('no answer within')
  },
)

test.each(['silence', 'hang-up', '500 5.5.1 What?'])(
  'a mail is sent although the relay answers QUIT by %s',
  async (answer) => {
    await using relay = await openRelay({ QUIT: answer })
    expect(await send(relay.port)).toBeNull()
    expect(relay.commands.filter((text) => text === 'message')).toHaveLength(1)
  },
)

test('a relay that says nothing is given up before the transport’s own time limit', async () => {
  await using relay = await openRelay({ MAIL: 'silence' })
  expect(await errorOf(relay.port)).toMatchObject({
    fault: 'temporary',
    message: 'SMTP: no answer within 8500 ms',
  })
}, 30_000)

test('a subject of any characters arrives as it was, in words of at most 75 characters', async () => {
  const text = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 150 })
    .map((drawn) => drawn.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '').trim())
    .filter((subject) => subject !== '')
  await fc.assert(
    fc.asyncProperty(text, async (subject) => {
      const message = composeMessage({ ...mail, subject }, new Date('2026-11-20T10:00:00Z'))
      for (const line of message.split('\r\n')) expect(line.length).toBeLessThanOrEqual(100)
      for (const word of message.match(/=\?\S*\?=/g) ?? []) expect(word.length).toBeLessThanOrEqual(75)
      expect((await PostalMime.parse(message)).subject).toBe(subject)
    }),
    { numRuns: 200 },
  )
})
