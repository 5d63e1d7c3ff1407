import PostalMime from 'postal-mime'
import { expect, test, vi } from 'vitest'
import type { Bindings } from '#functions/env.ts'
import { MailError, type OutgoingMail } from '#functions/mail/mail.ts'
import { sendMail } from '#functions/mail/transport.ts'
import { openMailSink } from '#test/support/mail-sink.ts'
import { mailsOf } from '#test/support/request-mails.ts'
import { contactBody, quoteBody } from '#test/support/requests.ts'
import { openRelay } from '#test/support/scripted-relay.ts'

vi.mock('cloudflare:sockets', () => import('#test/support/smtp-socket.ts'))

const umlaut = 'info@bäckerei-muster.de'
const ascii = 'info@xn--bckerei-muster-5hb.de'
const mail: OutgoingMail = {
  from: { name: 'Haut-Barr Pesage', email: 'site@scales.example' },
  to: umlaut,
  replyTo: umlaut,
  subject: 'Une balance',
  text: `De ${umlaut}`,
  html: '<p>é</p>',
  messageId: '<1@scales.example>',
}
const fixed = { MAIL_FROM: 'site@scales.example', MAIL_COMPANY_TO: 'office@scales.example' }

/** What a mail has beyond ASCII may be in its parts, which are encoded, and nowhere else. */
const isPlain = (text: unknown) => /^[\0-\x7f]*$/.test(String(text))

const variables = (port: string) =>
  ({
    ...{ ...fixed, MAIL_TRANSPORT: 'smtp', SMTP_HOST: '127.0.0.1', SMTP_PORT: port },
    ...{ SMTP_USERNAME: 'u', SMTP_PASSWORD: 'p' },
  }) as Bindings
const recipientsOf = ({ commands }: { commands: readonly string[] }) =>
  commands.filter((command) => command.startsWith('RCPT'))

test('a relay without SMTPUTF8 takes a mail to a domain with an umlaut', async () => {
  await using relay = await openRelay()
  await sendMail(variables(relay.port), mail)
  expect(recipientsOf(relay)).toEqual([`RCPT TO:<${ascii}>`])
  expect(isPlain(relay.lines)).toBe(true)
  const read = await PostalMime.parse(relay.lines.join('\r\n'))
  expect(relay.lines).toEqual(expect.arrayContaining([`To: ${ascii}`, `Reply-To: ${ascii}`]))
  expect(read.text).toContain(umlaut)
})

test('a Reply-To that it cannot take costs the header and not the mail', async () => {
  await using relay = await openRelay()
  for (const replyTo of ['müller@example.de', 'a@b', 'a@example.org, b@example.org'])
    await sendMail(variables(relay.port), { ...mail, replyTo })
  expect(recipientsOf(relay)).toHaveLength(3)
  expect(relay.lines.join('\n')).not.toContain('Reply-To')
})

test('a recipient that it cannot take is refused once and for all', async () => {
  await using relay = await openRelay()
  const sending = sendMail(variables(relay.port), { ...mail, to: 'müller@bäckerei.de' })
  const fault = await sending.catch((error: unknown) => error)
  expect(fault instanceof MailError && fault.fault).toBe('permanent')
})

test('the other transports are given the same addresses', async () => {
  const EMAIL = { send: vi.fn().mockResolvedValue({}) }
  await sendMail({ ...fixed, MAIL_TRANSPORT: 'cloudflare', EMAIL } as unknown as Bindings, mail)
  expect(EMAIL.send.mock.calls[0]?.[0]).toMatchObject({ to: ascii, replyTo: ascii })
  const keys = { EMAILJS_PUBLIC_KEY: 'k', EMAILJS_SERVICE_ID: 's', EMAILJS_TEMPLATE_ID: 't' }
  await using api = await openMailSink(200)
  await sendMail({ ...fixed, ...keys, MAIL_TRANSPORT: 'emailjs', EMAILJS_URL: api.url } as Bindings, mail)
  expect(api.received[0]?.body.template_params).toMatchObject({ to_email: ascii, reply_to: ascii })
  await using folder = await openMailSink(204)
  await sendMail({ ...fixed, MAIL_TRANSPORT: 'file', MAIL_FILE_URL: folder.url } as Bindings, mail)
  expect(folder.received[0]?.body).toMatchObject({ to: ascii, replyTo: ascii })
})

test('the company reads the umlaut, and its answer goes to the ASCII domain', async () => {
  for (const [path, body] of [
    ['/api/contact', contactBody],
    ['/api/quotes', { ...quoteBody, items: [] }],
  ] as const) {
    const { office, visitor } = await mailsOf(path, { ...body, email: umlaut })
    expect([office.replyTo, visitor.to]).toEqual([ascii, ascii])
    expect(office.text).toContain(umlaut)
    expect(office.html).toContain(umlaut)
  }
})
