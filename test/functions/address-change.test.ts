import { expect, test } from 'vitest'
import { asUser, deliverAll, hashOf, insertUser, password, setTime } from '#test/support/accounts.ts'
import { type Edge, openEdge } from '#test/support/edge.ts'
import { shortQuote } from '#test/support/requests.ts'

type Row = Record<string, unknown>
const start = '2026-02-02T09:00:00.000Z'
const before = 'anne.klein@example.org'
const after = 'a.klein@neue-firma.example'

async function openAccount() {
  const edge = await openEdge()
  setTime(start)
  const anne = await insertUser(edge, { email: before, firstName: 'Anne', emailVerifiedAt: start })
  await edge.env.DB.prepare('update passwords set hash = ?')
    .bind(await hashOf(password))
    .run()
  const as = asUser(edge, anne.cookie)
  const ask = (email = after, secret = password) =>
    as('POST', '/api/profile/address', { email, password: secret })
  const confirm = (token: string, cookie = anne.cookie) =>
    asUser(edge, cookie)('POST', '/api/profile/address/confirm', { token })
  return { edge, anne, as, ask, confirm }
}

const codeOf = async (response: Response) => [response.status, ((await response.json()) as Row).code]
const tokenIn = (mails: { text: string }[]) =>
  mails.map(({ text }) => text.match(/#address=(\S+)/)?.[1]).find((token) => token !== undefined) ?? 'none'
const emailOf = async (edge: Edge) => (await edge.rows<Row>('users'))[0]?.email

test('a new address counts once its link is opened by the account; both addresses are told', async () => {
  const { edge, as, ask, confirm } = await openAccount()
  expect((await ask()).status).toBe(202)
  const asked = await deliverAll(edge)
  expect(asked.map(({ to }) => to).sort()).toEqual([after, before])
  expect(asked.find(({ to }) => to === before)?.text).not.toContain('#address=')
  expect(asked.find(({ to }) => to === before)?.text).toContain(after)
  expect(await emailOf(edge)).toBe(before)
  const answer = await confirm(tokenIn(asked))
  expect([answer.status, await answer.json()]).toEqual([200, { email: after }])
  expect(await edge.rows('users')).toMatchObject([
    { email: after, email_key: after, email_domain: 'neue-firma.example', email_verified_at: start },
  ])
  const told = await deliverAll(edge)
  expect(told.map(({ to }) => to).sort()).toEqual([after, before])
  expect((await as('GET', '/api/profile')).status).toBe(200)
  expect((await edge.post('/api/auth/login', { email: after, password })).status).toBe(200)
  expect(await codeOf(await edge.post('/api/auth/login', { email: before, password }))).toEqual([
    401,
    'user-not-found',
  ])
})

test.each(['fr', 'en', 'de'] as const)(
  'the four mails are complete in their language (%s)',
  async (locale) => {
    const { edge, ask, confirm } = await openAccount()
    await edge.env.DB.prepare('update users set locale = ?').bind(locale).run()
    await ask()
    const asked = await deliverAll(edge)
    await confirm(tokenIn(asked))
    const mails = [...asked, ...(await deliverAll(edge))]
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(4)
    for (const { text, html } of mails) {
      expect(html).toContain(`<html lang="${locale}">`)
      expect(text).not.toMatch(/undefined|null|\{\{|account-mail\./)
    }
  },
)

test('other sessions and every link to the old address end, this session goes on', async () => {
  const { edge, anne, as, ask, confirm } = await openAccount()
  const login = await edge.post('/api/auth/login', { email: before, password })
  const other = login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  await edge.post('/api/auth/password-reset', { email: before })
  const reset = (await deliverAll(edge))[0]?.text.match(/#token=(\S+)/)?.[1]
  await ask()
  await confirm(tokenIn(await deliverAll(edge)))
  expect((await asUser(edge, other)('GET', '/api/profile')).status).toBe(401)
  expect((await asUser(edge, anne.cookie)('GET', '/api/profile')).status).toBe(200)
  expect(
    await codeOf(
      await edge.post('/api/auth/password-reset/confirm', { token: reset, password: 'Ahorn-9?Quelle' }),
    ),
  ).toEqual([422, 'invalid-token'])
  expect((await as('GET', '/api/profile/sessions')).status).toBe(200)
})

test('it needs the password, a valid address, and the session of the account; the link works once', async () => {
  const { edge, ask, confirm } = await openAccount()
  expect(await codeOf(await ask(after, 'Falsch-1!Falsch'))).toEqual([401, 'wrong-password'])
  expect(await codeOf(await ask('no address'))).toEqual([422, 'invalid-email'])
  expect(await codeOf(await ask(before.toUpperCase()))).toEqual([422, 'invalid-fields'])
  expect(await edge.rows('account_links')).toEqual([])
  await ask()
  const token = tokenIn(await deliverAll(edge))
  const stranger = await insertUser(edge)
  expect(await codeOf(await confirm(token, stranger.cookie))).toEqual([401, 'unauthenticated'])
  expect(await emailOf(edge)).toBe(before)
  expect((await confirm(token)).status).toBe(200)
  expect(await codeOf(await confirm(token))).toEqual([422, 'invalid-token'])
})

test('a later request voids the link before, and a link ends after half an hour', async () => {
  const { edge, ask, confirm } = await openAccount()
  await ask('first@example.org')
  const first = tokenIn(await deliverAll(edge))
  await ask()
  const second = tokenIn(await deliverAll(edge))
  expect(await codeOf(await confirm(first))).toEqual([422, 'invalid-token'])
  setTime('2026-02-02T09:31:00.000Z')
  expect(await codeOf(await confirm(second))).toEqual([422, 'invalid-token'])
  expect(await emailOf(edge)).toBe(before)
})

test('three links an hour are sent, as for other links', async () => {
  const { edge, ask } = await openAccount()
  const statuses = []
  for (let n = 0; n < 5; n++) statuses.push((await ask(`new${n}@example.org`)).status)
  expect(statuses).toEqual([202, 202, 202, 429, 429])
  expect(await edge.rows('account_links')).toHaveLength(3)
  // The earlier two are void, and not sent.
  expect((await deliverAll(edge)).filter(({ text }) => text.includes('#address='))).toHaveLength(1)
})

test('an address that has an account is not revealed before its own mailbox opens the link', async () => {
  const { edge, ask, confirm } = await openAccount()
  await insertUser(edge, { email: after, emailVerifiedAt: start })
  const answer = await ask()
  expect(answer.status).toBe(202)
  const token = tokenIn(await deliverAll(edge))
  expect(await codeOf(await confirm(token))).toEqual([409, 'email-already-in-use'])
  expect((await edge.rows<Row>('users')).map(({ email }) => email).sort()).toEqual([after, before])
})

test('what belongs to the account by its address stays with it: guest requests, messages, newsletter', async () => {
  const { edge, as, ask, confirm } = await openAccount()
  await edge.post('/api/quotes', { ...shortQuote, email: before })
  await edge.post('/api/contact', { name: 'Anne', email: before, subject: 'Question', message: 'Bonjour' })
  await as('PUT', '/api/profile/newsletter', { subscribed: true })
  await deliverAll(edge)
  await ask()
  await confirm(tokenIn(await deliverAll(edge)))
  const exported = (await (await as('GET', '/api/profile/export')).json()) as Record<string, Row[]>
  expect(exported.quoteRequests).toMatchObject([{ email: after }])
  expect(exported.contactMessages).toHaveLength(1)
  expect(await (await as('GET', '/api/profile/newsletter')).json()).toEqual({ state: 'confirmed' })
})

test('an account that never verified its address takes nothing of strangers along', async () => {
  const { edge, as, ask, confirm } = await openAccount()
  await edge.env.DB.prepare('update users set email_verified_at = null').run()
  await edge.post('/api/quotes', { ...shortQuote, email: before })
  await deliverAll(edge)
  await ask()
  await confirm(tokenIn(await deliverAll(edge)))
  expect(await edge.rows('quote_requests')).toMatchObject([{ email: before, user_id: null }])
  expect(await (await as('GET', '/api/profile/quotes')).json()).toMatchObject({ items: [] })
})
