import { expect, test, vi } from 'vitest'
import type { Bindings } from '#functions/env.ts'
import { MailError, type OutgoingMail } from '#functions/mail/mail.ts'
import { composeMessage } from '#functions/mail/mime.ts'
import { sendMail } from '#functions/mail/transport.ts'
import { openMailSink, type SinkAnswer } from '#test/support/mail-sink.ts'

const mail: OutgoingMail = {
  from: { name: 'Haut-Barr Pesage', email: 'site@scales.example' },
  to: 'office@scales.example',
  replyTo: 'anne@example.org',
  subject: '[DEV-261120-AAAAA] Demande de devis',
  text: 'Bonjour',
  html: '<p>Bonjour</p>',
  messageId: '<1@scales.example>',
}
const fixed = { MAIL_FROM: 'site@scales.example', MAIL_COMPANY_TO: 'office@scales.example' }
const emailJs = {
  ...fixed,
  MAIL_TRANSPORT: 'emailjs',
  EMAILJS_PUBLIC_KEY: 'key',
  EMAILJS_SERVICE_ID: 'service',
  EMAILJS_TEMPLATE_ID: 'template',
}
const smtp = {
  ...fixed,
  MAIL_TRANSPORT: 'smtp',
  SMTP_HOST: 'mail.example',
  SMTP_PORT: '587',
  SMTP_USERNAME: 'user',
  SMTP_PASSWORD: 'secret',
}
const send = (vars: object, sent = mail) => sendMail(vars as Bindings, sent)

/** The error of a failed send; null when it succeeded. */
const faultOf = (sending: Promise<void>) =>
  sending.then(
    () => null,
    (error: unknown) => (error instanceof MailError ? error.fault : error),
  )

test('the Cloudflare binding gets the whole mail', async () => {
  const EMAIL = { send: vi.fn().mockResolvedValue({}) }
  await send({ ...fixed, MAIL_TRANSPORT: 'cloudflare', EMAIL })
  const { messageId: _id, ...expected } = mail
  expect(EMAIL.send.mock.calls).toEqual([[expected]])
})

test('the binding gets no Reply-To when there is none', async () => {
  const EMAIL = { send: vi.fn().mockResolvedValue({}) }
  await send({ ...fixed, MAIL_TRANSPORT: 'cloudflare', EMAIL }, { ...mail, replyTo: null })
  expect(EMAIL.send.mock.calls[0]?.[0]).not.toHaveProperty('replyTo')
})

test.each([
  ['E_VALIDATION_ERROR', 'permanent'],
  ['E_FIELD_MISSING', 'permanent'],
  ['E_RECIPIENT_NOT_ALLOWED', 'permanent'],
  ['E_CONTENT_TOO_LARGE', 'permanent'],
  ['E_RATE_LIMIT_EXCEEDED', 'temporary'],
  ['E_DELIVERY_FAILED', 'temporary'],
  ['E_INTERNAL_SERVER_ERROR', 'temporary'],
  [undefined, 'temporary'],
])('the code %s of the binding is a %s error', async (code, fault) => {
  const EMAIL = { send: () => Promise.reject(Object.assign(new Error('refused'), { code })) }
  expect(await faultOf(send({ ...fixed, MAIL_TRANSPORT: 'cloudflare', EMAIL }))).toBe(fault)
})

test('EmailJS gets the mail as template parameters and the Message-ID as its key', async () => {
  await using sink = await openMailSink(200)
  await send({ ...emailJs, EMAILJS_URL: sink.url })
  expect(sink.received).toHaveLength(1)
  expect(sink.received[0]?.headers).toMatchObject({
    'content-type': 'application/json',
    'idempotency-key': mail.messageId,
  })
  expect(sink.received[0]?.body).toEqual({
    service_id: 'service',
    template_id: 'template',
    user_id: 'key',
    template_params: {
      to_email: mail.to,
      from_name: mail.from.name,
      reply_to: 'anne@example.org',
      subject: mail.subject,
      message_text: mail.text,
      message_html: mail.html,
      message_id: mail.messageId,
    },
  })
})

test('EmailJS replies to the sender when there is no other address', async () => {
  await using sink = await openMailSink(200)
  await send({ ...emailJs, EMAILJS_URL: sink.url }, { ...mail, replyTo: null })
  expect(sink.received[0]?.body.template_params).toMatchObject({ reply_to: 'site@scales.example' })
})

test('the mail folder gets the mail unchanged', async () => {
  await using sink = await openMailSink(204)
  await send({ ...fixed, MAIL_TRANSPORT: 'file', MAIL_FILE_URL: sink.url })
  expect(sink.received.map(({ body }) => body)).toEqual([mail])
})

const unsubscribeAt = 'https://scales.example/api/newsletter/unsubscribe?token=a.b&lang=fr'
const oneClickHeaders = {
  'List-Unsubscribe': `<${unsubscribeAt}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
}

test('each transport passes the List-Unsubscribe headers on', async () => {
  const letter = { ...mail, listUnsubscribe: unsubscribeAt }
  const EMAIL = { send: vi.fn().mockResolvedValue({}) }
  await send({ ...fixed, MAIL_TRANSPORT: 'cloudflare', EMAIL }, letter)
  expect(EMAIL.send.mock.calls[0]?.[0]).toMatchObject({ headers: oneClickHeaders })
  const message = composeMessage(letter, new Date())
  for (const [name, value] of Object.entries(oneClickHeaders))
    expect(message).toContain(`\r\n${name}: ${value}\r\n`)
  await using sink = await openMailSink(200)
  await send({ ...emailJs, EMAILJS_URL: sink.url }, letter)
  await send({ ...fixed, MAIL_TRANSPORT: 'file', MAIL_FILE_URL: sink.url }, letter)
  expect(sink.received.map(({ body }) => body)).toMatchObject([
    { template_params: { list_unsubscribe: unsubscribeAt } },
    { listUnsubscribe: unsubscribeAt },
  ])
})

const statuses: [SinkAnswer, string | null][] = [
  [200, null],
  [201, null],
  [202, null],
  [204, null],
  [302, 'temporary'],
  [307, 'temporary'],
  [400, 'permanent'],
  [404, 'permanent'],
  [413, 'permanent'],
  [422, 'permanent'],
  [401, 'configuration'],
  [402, 'configuration'],
  [403, 'configuration'],
  [408, 'temporary'],
  [409, 'temporary'],
  [425, 'temporary'],
  [429, 'temporary'],
  [500, 'temporary'],
  [502, 'temporary'],
  [503, 'temporary'],
  [504, 'temporary'],
  ['reset', 'temporary'],
]

test.each(statuses)(
  'the EmailJS response %s is the error %s, without a request elsewhere',
  async (status, fault) => {
    await using sink = await openMailSink(status)
    expect(await faultOf(send({ ...emailJs, EMAILJS_URL: sink.url }))).toBe(fault)
    expect(sink.received.map(({ path }) => path)).toEqual(['/send'])
  },
)

test.each(statuses)(
  'the mail folder response %s is the error %s, without a request elsewhere',
  async (status, fault) => {
    await using sink = await openMailSink(status)
    expect(await faultOf(send({ ...fixed, MAIL_TRANSPORT: 'file', MAIL_FILE_URL: sink.url }))).toBe(fault)
    expect(sink.received.map(({ path }) => path)).toEqual(['/send'])
  },
)

test('an unreachable provider is a temporary error', async () => {
  const sink = await openMailSink(200)
  await sink[Symbol.asyncDispose]()
  expect(await faultOf(send({ ...emailJs, EMAILJS_URL: sink.url }))).toBe('temporary')
})

test('a request to a provider times out after ten seconds', async () => {
  vi.useFakeTimers()
  const EMAIL = { send: () => new Promise<never>(() => {}) }
  const fault = faultOf(send({ ...fixed, MAIL_TRANSPORT: 'cloudflare', EMAIL }))
  const early = await Promise.race([fault, vi.advanceTimersByTimeAsync(9_999).then(() => 'waiting')])
  await vi.advanceTimersByTimeAsync(1)
  expect([early, await fault]).toEqual(['waiting', 'temporary'])
  vi.useRealTimers()
})

test.each([
  ['an unknown transport', { ...fixed, MAIL_TRANSPORT: 'pigeon' }, /« pigeon »/],
  ['a name that every object has', { ...fixed, MAIL_TRANSPORT: 'constructor' }, /« constructor »/],
  ['no transport', fixed, /: MAIL_TRANSPORT\./],
  ['no sender', { ...smtp, MAIL_FROM: '' }, /: MAIL_FROM\./],
  ['no password', { ...smtp, SMTP_PASSWORD: '' }, /: SMTP_PASSWORD\./],
])('%s is a configuration error with a French message', async (_, vars, text) => {
  const fault = send(vars)
  await expect(fault).rejects.toMatchObject({ fault: 'configuration', message: expect.stringMatching(text) })
  await expect(fault).rejects.toThrow(/onfigurez le fichier d’environnement/)
})
