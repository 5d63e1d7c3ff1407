import { beforeEach, expect, test, vi } from 'vitest'
import type { Locale } from '#config/locales.ts'
import { mailsPerHour } from '#functions/mail/mailbox-limit.ts'
import { deliver } from '#functions/queue/deliver.ts'
import { sweep } from '#functions/queue/sweep.ts'
import { asUser, deliverAll, insertUser, password, setTime, signUp, tokenOf } from '#test/support/accounts.ts'
import { type Edge, openEdge, type SentMail } from '#test/support/edge.ts'
import { takeErrors } from '#test/support/no-console-error.ts'
import { contactBody, shortQuote } from '#test/support/requests.ts'

const start = Date.parse('2026-11-20T10:00:00.000Z')
const at = (minutes: number) => setTime(new Date(start + minutes * 60_000))

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  at(0)
})

const to = (email: string, mails: readonly SentMail[]) => mails.filter((mail) => mail.to === email)
type Row = { kind: string; state: string; joined_into: string | null; recipient: string | null }

/** Sends what waits as the minutely run does, and returns what arrived. */
async function sweepAt(edge: Edge, minutes: number) {
  at(minutes)
  await sweep(edge.env)
  return deliverAll(edge)
}

async function referenceOf(answer: Response): Promise<string> {
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { reference: string }).reference
}

test('requests, messages, links, newsletter, sign-up and reset count for one mailbox; the rest comes in one mail', async () => {
  const edge = await openEdge()
  const email = 'ANNE@example.org'
  const references: string[] = []
  for (let i = 0; i < 5; i++) {
    references.push(await referenceOf(await edge.post('/api/quotes', { ...shortQuote, email })))
    references.push(await referenceOf(await edge.post('/api/contact', { ...contactBody, email })))
    await edge.post('/api/request/link', { reference: references.at(-2), email })
  }
  await edge.post('/api/newsletter', { email })
  await signUp(edge, { email })
  await edge.post('/api/auth/password-reset', { email })
  const sent = await deliverAll(edge)
  expect(to('office@scales.example', sent)).toHaveLength(10)
  expect(sent.length - 10).toBe(mailsPerHour)
  expect(await sweepAt(edge, 59)).toEqual([])

  const [joined, ...more] = await sweepAt(edge, 61)
  expect(more).toEqual([])
  expect(joined?.to.toLowerCase()).toBe('anne@example.org')
  const all = [...sent, joined].map((mail) => `${mail?.subject} ${mail?.text}`).join()
  for (const reference of references) expect(all).toContain(reference)
  expect(joined?.text).toContain('/reset-password#token=')
  expect(joined?.html).toContain(tokenOf(joined?.text ?? ''))
  expect(joined?.headers?.['List-Unsubscribe']).toBeUndefined()
  const rows = await edge.rows<Row>('outbox')
  expect(rows.filter(({ state }) => state !== 'sent')).toEqual([])
})

test('twenty requests in the name of a stranger, and links for each, are ten mails in an hour and one after it', async () => {
  const edge = await openEdge()
  for (let i = 0; i < 20; i++) {
    const reference = await referenceOf(await edge.post('/api/quotes', shortQuote))
    for (let link = 0; link < 2; link++)
      await edge.post('/api/request/link', { reference, email: shortQuote.email })
  }
  // Concurrent consumers do not pass the limit together.
  await Promise.all(edge.jobs.splice(0).map(({ outboxId }) => deliver(edge.env, outboxId)))
  expect(to(shortQuote.email, edge.mails)).toHaveLength(10)
  // A joined mail says forty, so that it stays one that can be written.
  const later = to(shortQuote.email, await sweepAt(edge, 61))
  expect(later).toHaveLength(2)
  expect(later.map(({ subject }) => subject.match(/\d+/)?.[0])).toEqual(['40', '10'])
})

test('another mailbox is not concerned, and an hour later a mail comes by itself again', async () => {
  const edge = await openEdge()
  for (let i = 0; i < 12; i++) await edge.post('/api/contact', contactBody)
  await edge.post('/api/contact', { ...contactBody, email: 'other@example.org' })
  expect(to('other@example.org', await deliverAll(edge))).toHaveLength(1)
  expect(to(contactBody.email, await sweepAt(edge, 61))).toHaveLength(1)
  await edge.post('/api/contact', contactBody)
  expect(to(contactBody.email, await deliverAll(edge))).toHaveLength(1)
})

test.each(['fr', 'en', 'de'] as const)(
  'a joined mail is written in the language of its last one (%s)',
  async (lang: Locale) => {
    const edge = await openEdge()
    for (let i = 0; i < 12; i++) await edge.post('/api/contact', { ...contactBody, lang })
    await deliverAll(edge)
    const [joined] = await sweepAt(edge, 61)
    expect(joined?.subject).toMatch({ fr: /^2\sm/, en: /^2 m/, de: /^2 N/ }[lang])
    expect(joined?.html).toContain(`<html lang="${lang}">`)
    expect(joined?.html.match(/<h2/g)).toHaveLength(2)
    expect(joined?.text.match(/MSG-/g)?.length).toBeGreaterThanOrEqual(2)
  },
)

test('what a verified customer asks for while signed in does not count; an unverified one may be anybody', async () => {
  const edge = await openEdge()
  const anne = await insertUser(edge, {
    email: 'anne@example.org',
    emailVerifiedAt: '2026-01-01T00:00:00.000Z',
  })
  const stranger = await insertUser(edge, { email: 'bob@example.org', emailVerifiedAt: null })
  for (let i = 0; i < 12; i++) {
    await edge.post('/api/quotes', { ...shortQuote, email: 'anne@example.org' }, { cookie: anne.cookie })
    await edge.post('/api/quotes', { ...shortQuote, email: 'bob@example.org' }, { cookie: stranger.cookie })
    await edge.post('/api/quotes', { ...shortQuote, email: 'carl@example.org' }, { cookie: anne.cookie })
  }
  const sent = await deliverAll(edge)
  const counts = ['anne', 'bob', 'carl'].map((name) => to(`${name}@example.org`, sent).length)
  expect(counts).toEqual([12, 10, 10])
})

test('a joined mail that fails is tried again whole; one of its mails that can never be written is given up alone', async () => {
  const edge = await openEdge()
  for (let i = 0; i < 13; i++) await edge.post('/api/contact', contactBody)
  await deliverAll(edge)
  const [gone] = await edge.rows<{ subject_id: string }>(
    "outbox where kind = 'contact-visitor' and state = 'pending'",
  )
  await edge.env.DB.exec(`delete from contact_messages where id = '${gone?.subject_id}'`)
  const { send } = edge.env.EMAIL
  edge.env.EMAIL.send = () => Promise.reject(new Error('down'))
  expect(await sweepAt(edge, 61)).toEqual([])
  edge.env.EMAIL.send = send
  const [joined, ...more] = await sweepAt(edge, 63)
  expect(more).toEqual([])
  expect(joined?.html.match(/<h2/g)).toHaveLength(2)
  const rows = await edge.rows<Row>("outbox where kind = 'contact-visitor'")
  expect(rows.map(({ state }) => state).sort()).toEqual(['dead', ...Array(12).fill('sent')])
  takeErrors()
})

test('a joined mail is not sent once the account is erased, and one mail that is left comes as it is', async () => {
  const edge = await openEdge()
  const person = await signUp(edge, { email: 'anne@example.org' })
  await edge.env.DB.exec("update users set email_verified_at = '2026-01-01'")
  for (let i = 0; i < 13; i++) await edge.post('/api/contact', contactBody)
  for (let i = 0; i < 11; i++) await edge.post('/api/contact', { ...contactBody, email: 'bob@example.org' })
  await deliverAll(edge)
  const erased = await asUser(edge, person.cookie)('DELETE', '/api/profile', { password })
  expect(erased.status).toBe(204)
  const later = await sweepAt(edge, 61)
  expect(later.map(({ to }) => to)).toEqual(['bob@example.org'])
  expect(later[0]?.subject).toMatch(/^\[MSG-/)
  expect(await edge.rows("outbox where recipient = 'anne@example.org'")).toEqual([])
})
