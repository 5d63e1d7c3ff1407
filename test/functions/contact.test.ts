import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import { openEdge, setClock } from '#test/support/edge.ts'
import { expectRefused, foreignHeaders, otherTypes, streamed } from '#test/support/refusals.ts'
import { contactBody } from '#test/support/requests.ts'

const path = '/api/contact'
const whole = { quote_requests: 0, quote_items: 0, contact_messages: 1, idempotency_keys: 1, outbox: 2 }
const invalid = { status: 422, code: 'invalid-fields' }

test('a message is stored with its key and two outbox rows, which are put on the queue', async () => {
  const edge = await openEdge()
  setClock('2026-11-20T09:30:00.000Z')
  const response = await edge.post(path, contactBody)
  const answer = await response.json()
  expect([response.status, answer]).toEqual([
    201,
    { reference: expect.stringMatching(/^MSG-261120-[0-9A-HJKMNP-TV-Z]{5}$/) },
  ])
  expect(await edge.stored()).toEqual(whole)
  const [message] = await edge.rows('contact_messages')
  expect(message).toMatchObject({
    ...(answer as object),
    locale: 'fr',
    name: 'Anne Klein',
    email: 'anne@example.org',
    phone: '+49 30 1234567',
    subject: 'Une balance en panne',
    message: contactBody.message,
    created_at: '2026-11-20T09:30:00.000Z',
  })
  const outbox = await edge.rows('outbox order by kind')
  expect(outbox).toMatchObject([
    { kind: 'contact-company', subject_id: message?.id, recipient: null, state: 'pending' },
    { kind: 'contact-visitor', subject_id: message?.id, recipient: 'anne@example.org', state: 'pending' },
  ])
  expect(edge.jobs.map(({ outboxId }) => outboxId).sort()).toEqual(outbox.map(({ id }) => id).sort())
})

test('name, e-mail, subject and message are enough', async () => {
  const edge = await openEdge()
  const { phone: _phone, lang: _lang, ...needed } = contactBody
  expect((await edge.post(path, needed)).status).toBe(201)
  expect(await edge.rows('contact_messages')).toMatchObject([{ phone: '', locale: 'fr' }])
})

test.each(locales)('a message in %s is stored with that language', async (lang) => {
  const edge = await openEdge()
  expect((await edge.post(path, { ...contactBody, lang })).status).toBe(201)
  expect(await edge.rows('contact_messages')).toMatchObject([{ locale: lang }])
})

test('the same key replays the response; another body under it is refused', async () => {
  const edge = await openEdge()
  const key = { 'idempotency-key': crypto.randomUUID() }
  const first = await edge.post(path, contactBody, key)
  const again = await edge.post(path, contactBody, key)
  const other = await edge.post(path, { ...contactBody, subject: 'Autre' }, key)
  expect([again.status, await again.json()]).toEqual([201, await first.json()])
  expect([other.status, await other.json()]).toMatchObject([422, { code: 'idempotency-mismatch' }])
  expect(await edge.stored()).toEqual(whole)
  expect(edge.jobs).toHaveLength(2)
})

test('thirty equal concurrent messages store one, and all get the same response', async () => {
  const edge = await openEdge()
  const key = { 'idempotency-key': crypto.randomUUID() }
  const responses = await Promise.all(Array.from({ length: 30 }, () => edge.post(path, contactBody, key)))
  const answers = await Promise.all(
    responses.map(async (response) => JSON.stringify([response.status, await response.json()])),
  )
  expect(new Set(answers).size).toBe(1)
  expect(answers[0]).toMatch(/^\[201,/)
  expect(await edge.stored()).toEqual(whole)
})

const texts = ['name', 'email', 'phone', 'subject', 'message', 'lang']
test.each(texts.flatMap((field) => otherTypes('string').map((value) => [field, value] as const)))(
  '%s as %j is refused with an error of that field only',
  async (field, value) => {
    const edge = await openEdge()
    await expectRefused(edge, await edge.post(path, { ...contactBody, [field]: value }), {
      ...invalid,
      fields: { [field]: expect.stringMatching(/^form\./) },
    })
  },
)

test.each([
  ...['name', 'email', 'subject', 'message'].flatMap((field) => [
    [`no ${field}`, { [field]: undefined }, { [field]: 'form.required' }] as const,
    [
      `a ${field} of spaces`,
      { [field]: ' \n '.replace('\n', field === 'message' ? '\n' : ' ') },
      { [field]: 'form.required' },
    ] as const,
  ]),
  ['a field of the other form', { company: 'Klein' }, { company: 'form.unknown' }] as const,
  [
    'a subject of two lines',
    { subject: 'a\r\nBcc: b@example.org' },
    { subject: 'form.invalid-characters' },
  ] as const,
  ['a name with an escape', { name: 'a\u001bb' }, { name: 'form.invalid-characters' }] as const,
  ['a message with a bell', { message: 'a\u0007b' }, { message: 'form.invalid-characters' }] as const,
  ['a subject too long', { subject: 'x'.repeat(151) }, { subject: 'form.too-long' }] as const,
  ['a bad address', { email: 'anne@' }, { email: 'form.invalid-email' }] as const,
])('%s is refused', async (_, change, fields) => {
  const edge = await openEdge()
  await expectRefused(edge, await edge.post(path, { ...contactBody, ...change }), { ...invalid, fields })
})

test.each(foreignHeaders)('a message %s is refused', async (_, headers) => {
  const edge = await openEdge()
  const asJson = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
  const init = { method: 'POST', body: JSON.stringify(contactBody), headers: { ...asJson, ...headers } }
  await expectRefused(edge, await edge.request(path, init, 'unspecified'), {
    status: 403,
    code: 'cross-site',
  })
})

test('a message over 16 KB is refused, with or without Content-Length', async () => {
  const edge = await openEdge()
  const body = JSON.stringify({ ...contactBody, padding: 'x'.repeat(16 * 1024) })
  const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
  const tooLarge = { status: 413, code: 'too-large' }
  await expectRefused(edge, await edge.post(path, body, { 'content-length': String(body.length) }), tooLarge)
  await expectRefused(
    edge,
    await edge.request(path, {
      method: 'POST',
      headers,
      body: streamed(body),
      duplex: 'half',
    } as RequestInit),
    tooLarge,
  )
})

test('invalid JSON, another content type and a missing key are refused', async () => {
  const edge = await openEdge()
  await expectRefused(edge, await edge.post(path, '{"name":'), { status: 400, code: 'unreadable' })
  await expectRefused(edge, await edge.post(path, contactBody, { 'content-type': 'text/plain' }), {
    status: 415,
    code: 'unsupported-type',
  })
  await expectRefused(edge, await edge.post(path, contactBody, { 'idempotency-key': '' }), {
    status: 400,
    code: 'unreadable',
  })
})
