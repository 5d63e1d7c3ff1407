import { expect, test } from 'vitest'
import { emailKey } from '#domain/accounts/account.ts'
import { openDb } from '#functions/db/client.ts'
import { outbox, users } from '#functions/db/schema.ts'
import { asUser, signUp, signupBody } from '#test/support/accounts.ts'
import { openEdge } from '#test/support/edge.ts'
import { shortQuote } from '#test/support/requests.ts'

const umlaut = 'info@bäckerei-muster.de'
const ascii = 'info@xn--bckerei-muster-5hb.de'

test.each([
  [umlaut, ascii],
  ['Info@BÄCKEREI-Muster.DE', ascii],
  ['info@ba\u0308ckerei-muster.de', ascii],
  [ascii.toUpperCase(), ascii],
  ['info@straße.de', 'info@xn--strae-oqa.de'],
  ['info@STRASSE.de', 'info@strasse.de'],
  ['info@école.fr', 'info@xn--cole-9oa.fr'],
  ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
  ['info@例え.jp', 'info@xn--r8jz45g.jp'],
  ['müller@example.de', 'müller@example.de'],
  ['a@1.2', 'a@1.2'],
  ['a@ä/b', 'a@ä/b'],
  ['no domain', 'no domain'],
])('the key of %j is %j', (typed, key) => {
  expect(emailKey(typed)).toBe(key)
  expect(emailKey(emailKey(typed))).toBe(key)
})

const count = (rows: readonly unknown[]) => rows.length

test.each([
  [umlaut, ascii],
  [ascii, umlaut],
])('who signed up as %s is no second person as %s', async (first, second) => {
  const edge = await openEdge()
  expect((await edge.post('/api/auth/signup', { ...signupBody, email: first })).status).toBe(201)
  const again = await edge.post('/api/auth/signup', { ...signupBody, email: second })
  expect([again.status, ((await again.json()) as { code: string }).code]).toEqual([
    409,
    'email-already-in-use',
  ])
  expect(await edge.rows('users')).toMatchObject([{ email: first, email_key: ascii }])
  const login = await edge.post('/api/auth/login', { email: second, password: signupBody.password })
  expect(login.status).toBe(200)
})

test.each([umlaut, ascii])('an account that is kept under the umlaut is found as %s', async (typed) => {
  const edge = await openEdge()
  await edge.post('/api/auth/signup', { ...signupBody, email: umlaut })
  await openDb(edge.env.DB).update(users).set({ emailKey: umlaut })
  await openDb(edge.env.DB).delete(outbox)
  const login = await edge.post('/api/auth/login', { email: typed, password: signupBody.password })
  expect(login.status).toBe(200)
  expect((await edge.post('/api/auth/signup', { ...signupBody, email: typed })).status).toBe(409)
  await edge.post('/api/auth/password-reset', { email: typed })
  expect(await edge.rows('outbox')).toMatchObject([{ kind: 'password-reset', recipient: ascii }])
})

test.each([
  [umlaut, ascii],
  [ascii, umlaut],
])('requests sent as %s belong to who is verified as %s, and end with them', async (sent, own) => {
  const edge = await openEdge()
  const { cookie } = await signUp(edge, { email: own })
  await openDb(edge.env.DB).update(users).set({ emailVerifiedAt: '2026-01-01T00:00:00.000Z' })
  expect((await edge.post('/api/quotes', { ...shortQuote, email: sent })).status).toBe(201)
  expect(await edge.rows('quote_requests')).toMatchObject([{ email: sent }])
  const as = asUser(edge, cookie)
  const list = (await (await as('GET', '/api/profile/quotes')).json()) as { items: unknown[] }
  expect(count(list.items)).toBe(1)
  expect((await as('DELETE', '/api/profile', { password: signupBody.password })).status).toBe(204)
  expect(await edge.rows('quote_requests')).toMatchObject([{ email: '' }])
})

test('one mailbox has one subscription and one limit, in whichever spelling', async () => {
  const edge = await openEdge()
  for (const email of [umlaut, ascii, umlaut.toUpperCase()])
    await edge.post('/api/newsletter', { email, lang: 'de' })
  expect(await edge.rows('newsletter_subscriptions')).toMatchObject([{ email: ascii }])
  for (const { recipient } of await edge.rows('outbox')) expect(recipient).toBe(ascii)
})

test('a new link is sent to whoever writes the domain the other way', async () => {
  const edge = await openEdge()
  const answer = (await (await edge.post('/api/quotes', { ...shortQuote, email: umlaut })).json()) as {
    reference: string
  }
  await edge.post('/api/request/link', { reference: answer.reference, email: ascii })
  expect(count((await edge.rows('outbox')).filter(({ kind }) => kind === 'request-link'))).toBe(1)
})

test('letters beyond ASCII before the @ are refused with their reason', async () => {
  const edge = await openEdge()
  const answer = await edge.post('/api/quotes', { ...shortQuote, email: 'müller@example.de' })
  expect([answer.status, await answer.json()]).toMatchObject([
    422,
    { fields: { email: 'form.email-local-part' } },
  ])
  const signup = await edge.post('/api/auth/signup', { ...signupBody, email: 'müller@example.de' })
  expect(await signup.json()).toMatchObject({
    code: 'invalid-email',
    fields: { email: 'form.email-local-part' },
  })
})
