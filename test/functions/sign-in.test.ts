import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { asUser, cookieOf, hashAtFullCost, password, setTime, signUp } from '#test/support/accounts.ts'
import { faultyD1, meteredD1 } from '#test/support/around-d1.ts'
import { type Edge, openEdge } from '#test/support/edge.ts'

type Row = Record<string, unknown>

const login = (edge: Edge, changes: Row = {}, headers: Record<string, string> = {}) =>
  edge.post('/api/auth/login', { email: 'anne.klein@example.org', password, ...changes }, headers)
const codeOf = async (response: Response) => ((await response.json()) as Row).code
const sessionUser = async (edge: Edge, cookie: string) =>
  ((await (await edge.request('/api/auth/session', { headers: { cookie } })).json()) as { user: Row | null })
    .user

test('signing in opens and records a session, whatever the case of the address', async () => {
  const edge = await openEdge()
  setTime('2026-05-04T08:00:00Z')
  await signUp(edge)
  setTime('2026-05-04T09:00:00Z')
  const response = await login(edge, { email: ' ANNE.Klein@example.org ' })
  expect(response.status).toBe(200)
  const cookie = cookieOf(response) ?? ''
  expect((await sessionUser(edge, cookie))?.email).toBe('anne.klein@example.org')
  expect((await edge.rows<Row>('users'))[0]).toMatchObject({
    last_login_at: '2026-05-04T09:00:00.000Z',
    last_login_attempt: '2026-05-04T09:00:00.000Z',
    login_attempts: 0,
  })
})

test('the database stores only the hash of a session token', async () => {
  const edge = await openEdge()
  const { cookie } = await signUp(edge)
  const token = cookie.split('=')[1] ?? ''
  const dump = JSON.stringify(await edge.rows('sessions'))
  expect(token).toMatch(/^[0-9a-f]{64}$/)
  expect(dump).not.toContain(token)
  expect(dump).toContain(createHash('sha256').update(token).digest('hex'))
})

test('failed sign-ins are counted per account and reset by a success', async () => {
  const edge = await openEdge()
  await signUp(edge)
  setTime('2026-12-04T09:30:00Z')
  for (let i = 0; i < 3; i++) {
    const wrong = await login(edge, { password: 'Falsch-1!Falsch' })
    expect([wrong.status, await codeOf(wrong)]).toEqual([401, 'wrong-password'])
    expect(cookieOf(wrong)).toBeNull()
  }
  expect((await edge.rows<Row>('users'))[0]).toMatchObject({
    login_attempts: 3,
    last_login_attempt: '2026-12-04T09:30:00.000Z',
  })
  await login(edge)
  expect((await edge.rows<Row>('users'))[0]).toMatchObject({ login_attempts: 0 })
})

test('concurrent failures are all counted', async () => {
  const edge = await openEdge()
  await signUp(edge)
  await Promise.all(Array.from({ length: 12 }, () => login(edge, { password: 'Falsch-1!Falsch' })))
  expect((await edge.rows<Row>('users'))[0]).toMatchObject({ login_attempts: 12 })
})

test('an unknown address gets its own error code', async () => {
  const edge = await openEdge()
  const response = await login(edge, { email: 'nobody@example.org' })
  expect([response.status, await codeOf(response)]).toEqual([401, 'user-not-found'])
})

test.each([{ is_active: 0 }, { account_status: 'disabled' }])(
  'an account that may not sign in says so to whoever knows its password, and to nobody else: %o',
  async (change) => {
    const edge = await openEdge()
    const { cookie } = await signUp(edge)
    const [column, value] = Object.entries(change)[0] ?? []
    await edge.env.DB.prepare(`update users set ${column} = ?`).bind(value).run()
    const refused = await login(edge)
    expect([refused.status, await codeOf(refused)]).toEqual([403, 'account-disabled'])
    expect(cookieOf(refused)).toBeNull()
    expect(await codeOf(await login(edge, { password: 'Falsch-1!Falsch' }))).toBe('user-not-found')
    expect(await sessionUser(edge, cookie)).toBeNull()
  },
)

test('a failure that could not be recorded only logs a warning', async () => {
  const edge = await openEdge()
  await signUp(edge)
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const plan = { when: 'before', times: 1, only: /login_attempts/ } as const
  Object.assign(edge.env, { DB: faultyD1(edge.env.DB, { ...plan }) })
  expect(await codeOf(await login(edge, { password: 'Falsch-1!Falsch' }))).toBe('wrong-password')
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('login attempt'))
})

test('each sign-in issues a new token and invalidates the presented one', async () => {
  const edge = await openEdge()
  const { cookie } = await signUp(edge)
  const again = cookieOf(await login(edge, {}, { cookie })) ?? ''
  expect(again).not.toBe(cookie)
  expect(await sessionUser(edge, cookie)).toBeNull()
  expect(await sessionUser(edge, again)).not.toBeNull()
  const planted = `__Host-session=${'a'.repeat(64)}`
  expect(cookieOf(await login(edge, {}, { cookie: planted }))).not.toBe(planted)
})

test('signing out ends the session and clears the cookie', async () => {
  const edge = await openEdge()
  const { cookie } = await signUp(edge)
  const response = await edge.request('/api/auth/logout', { method: 'POST', headers: { cookie } })
  expect(response.status).toBe(204)
  expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-session=; Max-Age=0; Path=\/;/)
  expect(response.headers.get('clear-site-data')).toBe('"cache"')
  expect(await sessionUser(edge, cookie)).toBeNull()
  expect(await edge.rows('sessions')).toEqual([])
})

test('a session expires after fourteen days without use', async () => {
  const edge = await openEdge()
  setTime('2026-01-01T12:00:00Z')
  const { cookie } = await signUp(edge)
  setTime('2026-01-15T11:59:00Z')
  expect(await sessionUser(edge, cookie)).not.toBeNull()
  setTime('2026-01-29T12:00:00Z')
  expect(await sessionUser(edge, cookie)).toBeNull()
  expect(await edge.rows('sessions')).toEqual([])
})

test('a session expires after sixty days in any case', async () => {
  const edge = await openEdge()
  const start = Date.parse('2026-01-01T12:00:00Z')
  setTime(new Date(start))
  const { cookie } = await signUp(edge)
  for (let day = 5; day < 60; day += 5) {
    setTime(new Date(start + day * 86_400_000))
    expect([day, await sessionUser(edge, cookie)]).toEqual([day, expect.any(Object)])
  }
  setTime(new Date(start + 60 * 86_400_000))
  expect(await sessionUser(edge, cookie)).toBeNull()
})

test('using a session extends the session and its cookie', async () => {
  const edge = await openEdge()
  setTime('2026-01-01T12:00:00Z')
  const { cookie } = await signUp(edge)
  setTime('2026-01-09T12:00:00Z')
  const response = await edge.request('/api/auth/session', { headers: { cookie } })
  expect(cookieOf(response)).toBe(cookie)
  setTime('2026-01-20T12:00:00Z')
  expect(await sessionUser(edge, cookie)).not.toBeNull()
})

test('a database failure signs nobody out', async () => {
  const edge = await openEdge()
  const { cookie } = await signUp(edge)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const good = edge.env.DB
  Object.assign(edge.env, { DB: faultyD1(good, { when: 'before', times: 99 }) })
  for (const path of ['/api/auth/session', '/api/profile']) {
    const response = await edge.request(path, { headers: { cookie } })
    expect([path, response.status, response.headers.getSetCookie()]).toEqual([path, 503, []])
  }
  Object.assign(edge.env, { DB: good })
  expect(await sessionUser(edge, cookie)).not.toBeNull()
})

test('known and unknown addresses cost the same number of round trips, which prevents timing attacks', async () => {
  const edge = await openEdge({ vars: { RATE_LIMITS: 'on' } })
  await signUp(edge)
  const { db, meter } = meteredD1(edge.env.DB)
  Object.assign(edge.env, { DB: db })
  const cost = async (email: string, ip: string) => {
    const before = meter.trips
    const refused = await login(edge, { email, password: 'Falsch-1!Falsch' }, { 'cf-connecting-ip': ip })
    expect(refused.status).toBe(401)
    return meter.trips - before
  }
  expect(await cost('nobody@example.org', '198.51.100.1')).toBe(
    await cost('anne.klein@example.org', '198.51.100.2'),
  )
})

test('a network gets five answers that reveal whether an account exists, then one answer for all', async () => {
  const edge = await openEdge({ vars: { RATE_LIMITS: 'on' } })
  await signUp(edge, {}, { 'cf-connecting-ip': '192.0.2.1' })
  const from = { 'cf-connecting-ip': '203.0.113.5' }
  const codes: unknown[] = []
  for (let i = 0; i < 8; i++) {
    const email = i % 2 ? 'anne.klein@example.org' : `nobody${i}@example.org`
    codes.push(await codeOf(await login(edge, { email, password: 'Falsch-1!Falsch' }, from)))
  }
  const revealing = ['user-not-found', 'wrong-password']
  expect(codes.slice(0, 5).every((code) => revealing.includes(String(code)))).toBe(true)
  expect(codes.slice(5)).toEqual(Array(3).fill('too-many-attempts'))
  // The right password still signs in from the same network.
  expect((await login(edge, {}, from)).status).toBe(200)
  // The sign-up form reveals no more.
  const refusedSignUp = await edge.post(
    '/api/auth/signup',
    { firstName: 'A', lastName: 'B', email: 'anne.klein@example.org', password, confirmPassword: password },
    from,
  )
  expect([refusedSignUp.status, await codeOf(refusedSignUp)]).toEqual([429, 'too-many-attempts'])
})

test('concurrent requests also get at most five such answers', async () => {
  const edge = await openEdge({ vars: { RATE_LIMITS: 'on' } })
  const from = { 'cf-connecting-ip': '203.0.113.5' }
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => login(edge, { email: `nobody${i}@example.org` }, from)),
  )
  const codes = await Promise.all(answers.map(codeOf))
  expect(codes.filter((code) => code === 'user-not-found').length).toBeLessThanOrEqual(5)
  expect(codes.filter((code) => code === 'too-many-attempts').length).toBeGreaterThanOrEqual(15)
}, 60_000)

test('failures for one address from one network get growing delays; others are unaffected', async () => {
  const edge = await openEdge({ vars: { RATE_LIMITS: 'on' } })
  setTime('2026-05-04T08:00:00Z')
  await signUp(edge, {}, { 'cf-connecting-ip': '192.0.2.1' })
  const from = { 'cf-connecting-ip': '203.0.113.5' }
  for (let i = 0; i < 5; i++) await login(edge, { password: 'Falsch-1!Falsch' }, from)
  const paused = await login(edge, {}, from)
  expect([paused.status, paused.headers.get('retry-after')]).toEqual([429, '10'])
  expect((await login(edge, {}, { 'cf-connecting-ip': '192.0.2.1' })).status).toBe(200)
  setTime('2026-05-04T08:00:11Z')
  await login(edge, { password: 'Falsch-1!Falsch' }, from)
  expect((await login(edge, {}, from)).headers.get('retry-after')).toBe('20')
  setTime('2026-05-04T08:00:32Z')
  expect((await login(edge, {}, from)).status).toBe(200)
})

test('signing in renews a hash with outdated parameters', async () => {
  hashAtFullCost()
  const edge = await openEdge()
  await signUp(edge)
  const { scryptSync } = await import('node:crypto')
  const salt = Buffer.from('0123456789abcdef')
  const bare = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  const old = `$scrypt$ln=12,r=8,p=1$${bare(salt)}$${bare(scryptSync(password, salt, 32, { N: 4096, r: 8, p: 1 }))}`
  await edge.env.DB.prepare('update passwords set hash = ?').bind(old).run()
  expect((await login(edge)).status).toBe(200)
  expect((await edge.rows<Row>('passwords'))[0]?.hash).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$/)
  expect((await login(edge)).status).toBe(200)
})

test('a password matches in any Unicode normalisation', async () => {
  const edge = await openEdge()
  const composed = 'Äpfel-Bäume-7!'
  await signUp(edge, { password: composed, confirmPassword: composed })
  expect((await login(edge, { password: composed.normalize('NFD') })).status).toBe(200)
})

test('the list of sessions names devices, and ends one or all others', async () => {
  const edge = await openEdge()
  const { cookie } = await signUp(edge)
  const second =
    cookieOf(await login(edge, {}, { 'user-agent': 'Second', 'cf-connecting-ip': '203.0.113.9' })) ?? ''
  const third = cookieOf(await login(edge, {}, { 'user-agent': 'Third' })) ?? ''
  const as = asUser(edge, second)
  const { items } = (await (await as('GET', '/api/profile/sessions')).json()) as { items: Row[] }
  expect(items.map((item) => [item.userAgent, item.network, item.current])).toEqual(
    expect.arrayContaining([
      ['Second', '203.0.113.0/24', true],
      ['Third', null, false],
    ]),
  )
  const thirdId = items.find((item) => item.userAgent === 'Third')?.id
  expect((await as('DELETE', `/api/profile/sessions/${thirdId}`)).status).toBe(204)
  expect(await sessionUser(edge, third)).toBeNull()
  expect((await as('DELETE', `/api/profile/sessions/${thirdId}`)).status).toBe(404)
  expect((await as('DELETE', '/api/profile/sessions')).status).toBe(204)
  expect(await sessionUser(edge, cookie)).toBeNull()
  expect(await sessionUser(edge, second)).not.toBeNull()
})

test('neither the log nor the database contains a password, a token or a network address', async () => {
  const edge = await openEdge({ vars: { RATE_LIMITS: 'on' } })
  const logged: string[] = []
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, level).mockImplementation((...args) => void logged.push(args.map(String).join(' ')))
  const from = { 'cf-connecting-ip': '203.0.113.77' }
  const { cookie } = await signUp(edge, {}, from)
  await login(edge, { password: 'Falsch-1!Falsch' }, from)
  await edge.post('/api/auth/password-reset', { email: 'anne.klein@example.org' }, from)
  Object.assign(edge.env, {
    DB: faultyD1(edge.env.DB, { when: 'before', times: 3, only: /sessions|passwords/ }),
  })
  await login(edge, {}, from)
  await edge.request('/api/profile', { headers: { cookie } })
  const names = ['users', 'passwords', 'sessions', 'account_links', 'attempts', 'outbox', 'idempotency_keys']
  const tables = await Promise.all(names.map((name) => edge.rows(name)))
  const kept = JSON.stringify(tables) + logged.join('\n')
  const token = cookie.split('=')[1] ?? 'x'
  for (const secret of [password, 'Falsch-1!Falsch', token, '203.0.113.77'])
    expect(kept.includes(secret)).toBe(false)
  expect(logged.join('\n')).not.toContain('anne.klein@example.org')
})
