import { expect, test, vi } from 'vitest'
import {
  asUser,
  cookieOf,
  deliverAll,
  insertUser,
  password,
  setTime,
  signUp,
  tokenOf,
} from '#test/support/accounts.ts'
import { aroundD1, faultyD1 } from '#test/support/around-d1.ts'
import { type Edge, openEdge } from '#test/support/edge.ts'
import { shortQuote } from '#test/support/requests.ts'

type Row = Record<string, unknown>

const next = 'Ahorn-9?Quelle'
const email = 'anne.klein@example.org'
const codeOf = async (response: Response) => ((await response.json()) as Row).code
const login = (edge: Edge, secret = password, headers: Record<string, string> = {}) =>
  edge.post('/api/auth/login', { email, password: secret }, headers)
const isSignedIn = async (edge: Edge, cookie: string | null) =>
  (await asUser(edge, cookie ?? '')('GET', '/api/profile')).status === 200

/** Runs `act` right before the first statement that matches, as a concurrent request might. */
function runBefore(edge: Edge, statement: RegExp, act: () => Promise<unknown>): void {
  const real = edge.env.DB
  let done = false
  const DB = aroundD1(real, async (calls, run) => {
    if (!done && calls.some(({ sql }) => statement.test(sql))) {
      done = true
      Object.assign(edge.env, { DB: real })
      await act()
    }
    return run()
  })
  Object.assign(edge.env, { DB })
}

/** The token of the password reset link in the mail. */
async function resetToken(edge: Edge): Promise<string> {
  await deliverAll(edge)
  await edge.post('/api/auth/password-reset', { email })
  return tokenOf((await deliverAll(edge))[0]?.text ?? '')
}
const reset = (edge: Edge, token: string, to = next) =>
  edge.post('/api/auth/password-reset/confirm', { token, password: to })

test('a sign-in with the old password fails when a reset happens meanwhile', async () => {
  const edge = await openEdge()
  await signUp(edge)
  const token = await resetToken(edge)
  runBefore(edge, /last_login_at/, () => reset(edge, token))
  const late = await login(edge)
  expect([late.status, cookieOf(late)]).toEqual([401, null])
  expect(await edge.rows('sessions')).toEqual([])
  expect((await login(edge, next)).status).toBe(200)
})

test('rehashing an old hash does not overwrite a password that was reset meanwhile', async () => {
  const edge = await openEdge()
  await signUp(edge)
  const { scryptSync } = await import('node:crypto')
  const salt = Buffer.from('0123456789abcdef')
  const bare = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  const old = `$scrypt$ln=12,r=8,p=1$${bare(salt)}$${bare(scryptSync(password, salt, 32, { N: 4096, r: 8, p: 1 }))}`
  await edge.env.DB.prepare('update passwords set hash = ?').bind(old).run()
  const token = await resetToken(edge)
  runBefore(edge, /last_login_at|update "passwords"/, () => reset(edge, token))
  await login(edge)
  expect((await login(edge)).status).toBe(401)
  expect((await login(edge, next)).status).toBe(200)
})

test('a password change that started before a reset changes nothing', async () => {
  const edge = await openEdge()
  const { cookie } = await signUp(edge)
  const token = await resetToken(edge)
  runBefore(edge, /update "passwords"/, () => reset(edge, token))
  const change = { currentPassword: password, password: 'Buche-3?Wiese' }
  const late = await asUser(edge, cookie)('POST', '/api/profile/password', change)
  expect([late.status, cookieOf(late)]).toEqual([401, null])
  expect((await login(edge, next)).status).toBe(200)
  expect((await edge.rows<Row>('outbox')).filter(({ kind }) => kind === 'password-changed')).toHaveLength(1)
})

test('a password change voids an open reset link', async () => {
  const edge = await openEdge()
  const { cookie } = await signUp(edge)
  const token = await resetToken(edge)
  const change = { currentPassword: password, password: next }
  expect((await asUser(edge, cookie)('POST', '/api/profile/password', change)).status).toBe(204)
  expect(await codeOf(await reset(edge, token, 'Buche-3?Wiese'))).toBe('invalid-token')
  expect((await login(edge, next)).status).toBe(200)
})

/** Makes the database fail only at the statement that ends the presented session, after the rest is done. */
function failEnding(edge: Edge) {
  const good = edge.env.DB
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const only = /^delete from .sessions. where .?id.? = \?$/i
  Object.assign(edge.env, { DB: faultyD1(good, { when: 'before', times: 9, only }) })
}

test('the new session works although the old one could not be ended', async () => {
  const edge = await openEdge()
  const { cookie } = await signUp(edge)
  failEnding(edge)
  const again = await login(edge, password, { cookie })
  expect(again.status).toBe(200)
  const change = { currentPassword: password, password: next }
  const changed = await asUser(edge, cookieOf(again) ?? '')('POST', '/api/profile/password', change)
  expect(changed.status).toBe(204)
  expect(await isSignedIn(edge, cookieOf(changed))).toBe(true)
})

test('a reset and an erasure report success when only ending the old session fails', async () => {
  const edge = await openEdge()
  const { cookie } = await signUp(edge)
  const token = await resetToken(edge)
  failEnding(edge)
  const headers = { cookie }
  const done = await edge.post('/api/auth/password-reset/confirm', { token, password: next }, headers)
  expect(done.status).toBe(204)
  const mine = cookieOf(await login(edge, next)) ?? ''
  expect((await asUser(edge, mine)('DELETE', '/api/profile', { password: next })).status).toBe(204)
})

test('sign-out reports success only when the session was ended', async () => {
  const edge = await openEdge()
  const { cookie } = await signUp(edge)
  failEnding(edge)
  const response = await asUser(edge, cookie)('POST', '/api/auth/logout')
  expect([response.status, response.headers.getSetCookie()]).toEqual([503, []])
  expect(await isSignedIn(edge, cookie)).toBe(true)
})

test('the list of sessions holds no expired session and no expiry after the absolute limit', async () => {
  const edge = await openEdge()
  const start = Date.parse('2026-01-01T12:00:00Z')
  const day = (n: number) => setTime(new Date(start + n * 86_400_000))
  day(0)
  const { cookie: old } = await signUp(edge)
  for (const n of [10, 20, 30, 40, 50, 58]) {
    day(n)
    expect(await isSignedIn(edge, old)).toBe(true)
  }
  const fresh = cookieOf(await login(edge)) ?? ''
  const listed = async () =>
    ((await (await asUser(edge, fresh)('GET', '/api/profile/sessions')).json()) as { items: Row[] }).items
  const ends = new Date(start + 60 * 86_400_000).toISOString()
  expect((await listed()).map(({ expiresAt }) => expiresAt)).toContain(ends)
  day(61)
  expect((await listed()).map(({ current }) => current)).toEqual([true])
})

test('a request sent during the erasure of its sender does not reference the user', async () => {
  const edge = await openEdge()
  const { cookie } = await signUp(edge)
  runBefore(edge, /insert into "quote_requests"/, () =>
    asUser(edge, cookie)('DELETE', '/api/profile', { password }),
  )
  const sent = await edge.post('/api/quotes', shortQuote, { cookie })
  expect(sent.status).toBe(201)
  expect((await edge.rows<Row>('quote_requests'))[0]).toMatchObject({ user_id: null })
})

test('two concurrent profile updates set the completed flag from the merged profile', async () => {
  const edge = await openEdge()
  const filled = { company: 'K', phone: '+33388010203', address: '3 rue du Four', city: 'Saverne' }
  const { cookie } = await insertUser(edge, { ...filled, profileCompleted: true })
  const as = asUser(edge, cookie)
  runBefore(edge, /update "users"/, () => as('PATCH', '/api/profile', { company: '' }))
  const answer = await as('PATCH', '/api/profile', { city: 'Colmar' })
  expect(await answer.json()).toMatchObject({ company: '', city: 'Colmar', profileCompleted: false })
})

test('a late response about an ended session does not clear the cookie of a newer session', async () => {
  const edge = await openEdge()
  const { cookie: old } = await signUp(edge)
  expect(cookieOf(await login(edge, password, { cookie: old }))).not.toBeNull()
  // Sent before the new sign-in, answered after it: the browser already holds the new cookie.
  const late = await edge.request('/api/auth/session', { headers: { cookie: old } })
  expect([await late.json(), late.headers.getSetCookie()]).toEqual([{ user: null }, []])
})

test('a second newsletter subscription sends no second mail', async () => {
  const edge = await openEdge()
  const { cookie } = await insertUser(edge, { emailVerifiedAt: '2026-01-05T09:00:00.000Z' })
  const as = asUser(edge, cookie)
  setTime('2026-11-01T10:00:00Z')
  const choose = () => as('PUT', '/api/profile/newsletter', { subscribed: true })
  expect((await choose()).status).toBe(200)
  setTime('2026-11-01T12:00:00Z')
  expect(await (await choose()).json()).toEqual({ state: 'confirmed' })
  expect((await edge.rows<Row>('outbox')).map(({ kind }) => kind)).toEqual(['newsletter-welcome'])
})
