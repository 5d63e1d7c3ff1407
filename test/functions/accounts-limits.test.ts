import { createHmac } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { hashQueue } from '#functions/accounts/hash-queue.ts'
import { openDb } from '#functions/db/client.ts'
import { users } from '#functions/db/schema.ts'
import { clock } from '#functions/platform/clock.ts'
import {
  asUser,
  deliverAll,
  insertUser,
  password,
  setTime,
  signUp,
  signupBody,
} from '#test/support/accounts.ts'
import { faultyD1 } from '#test/support/around-d1.ts'
import { type Edge, openEdge } from '#test/support/edge.ts'
import { shortQuote } from '#test/support/requests.ts'

type Row = Record<string, unknown>

const email = 'anne.klein@example.org'
const from = { 'cf-connecting-ip': '203.0.113.5' }
const login = (edge: Edge, secret: string) => edge.post('/api/auth/login', { email, password: secret }, from)

test('a sign-up during which midnight passes counts for one day only', async () => {
  const edge = await openEdge()
  for (let i = 0; i < 10; i++)
    await insertUser(edge, { email: `p${i}@example.org`, createdAt: '2026-03-10T12:00:00.000Z' })
  // Each reading of the clock is one millisecond later; midnight in Paris falls after the first, the second, … reading.
  for (let before = 0; before < 10; before++) {
    let time = Date.parse('2026-03-10T23:00:00Z') - before
    clock.now = () => new Date(time++)
    await edge.post('/api/auth/signup', { ...signupBody, email: `n${before}@example.org` })
  }
  const made = await openDb(edge.env.DB).select({ at: users.createdAt }).from(users)
  expect(made.filter(({ at }) => at < '2026-03-10T23:00:00.000Z')).toHaveLength(10)
})

/** While the work is done the queue has as many places, for strangers and for all. */
async function withPlaces<T>(places: { strangers: number; all: number }, work: () => Promise<T>): Promise<T> {
  const before = { ...hashQueue }
  Object.assign(hashQueue, places)
  try {
    return await work()
  } finally {
    Object.assign(hashQueue, before)
  }
}
const withFullHashQueue = <T>(work: () => Promise<T>) => withPlaces({ strangers: 0, all: 0 }, work)

test('a request refused by the full hash queue counts no failure and reveals nothing', async () => {
  const edge = await openEdge({ vars: { RATE_LIMITS: 'on' } })
  const { cookie } = await signUp(edge, {}, { 'cf-connecting-ip': '192.0.2.1' })
  await edge.env.DB.prepare('delete from attempts').run()
  for (let i = 0; i < 6; i++) {
    const refusal = await withFullHashQueue(() => login(edge, password))
    expect([refusal.status, refusal.headers.get('retry-after')]).toEqual([503, '5'])
  }
  const erasing = { password: 'Falsch-1!Falsch' }
  expect(
    (await withFullHashQueue(() => asUser(edge, cookie)('DELETE', '/api/profile', erasing))).status,
  ).toBe(503)
  expect(await edge.rows('attempts')).toEqual([])
  expect((await login(edge, password)).status).toBe(200)
})

test('a sign-in remembers the device, which then finds a place where strangers find none, with this email only', async () => {
  const edge = await openEdge({ vars: { RATE_LIMITS: 'on' } })
  await signUp(edge, {}, { 'cf-connecting-ip': '192.0.2.1' })
  await signUp(edge, { email: 'other@example.org' }, { 'cf-connecting-ip': '192.0.2.2' })
  const deviceOf = (response: Response) =>
    response.headers.getSetCookie().filter((line) => line.startsWith('__Host-device='))
  expect(deviceOf(await login(edge, 'Falsch-1!Falsch'))).toEqual([])
  const [line = ''] = deviceOf(await login(edge, password))
  expect(line).toMatch(
    /^__Host-device=[0-9a-f]{32}\.[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  )
  const [cookie = ''] = line.split(';')
  const tryWith = (presented: string, who = email) =>
    withPlaces({ strangers: 0, all: 1 }, () =>
      edge.post('/api/auth/login', { email: who, password }, { ...from, cookie: presented }),
    )
  const known = await tryWith(cookie)
  expect([known.status, deviceOf(known)]).toEqual([200, []])
  expect((await tryWith(cookie, 'Anne.Klein@EXAMPLE.org')).status).toBe(200)
  expect((await tryWith(cookie, 'other@example.org')).status).toBe(503)
  expect((await tryWith(cookie.replace(/=./, (start) => (start === '=0' ? '=1' : '=0')))).status).toBe(503)
  expect((await tryWith('__Host-device=nonsense')).status).toBe(503)
})

test('the queue is not called when there is no mail to send', async () => {
  const edge = await openEdge()
  const warn = vi.spyOn(console, 'warn')
  // The queue refuses an empty batch.
  const sendBatch = async (batch: unknown[]) => {
    if (batch.length === 0) throw new TypeError('sendBatch() requires at least one message')
  }
  Object.assign(edge.env.JOBS, { sendBatch })
  await edge.post('/api/auth/password-reset', { email: 'nobody@example.org' })
  const { cookie } = await insertUser(edge, { emailVerifiedAt: '2026-01-05T09:00:00.000Z' })
  await asUser(edge, cookie)('POST', '/api/profile/verification')
  await asUser(edge, cookie)('PUT', '/api/profile/newsletter', { subscribed: false })
  expect(warn).not.toHaveBeenCalled()
})

test('a recipient address quoted by the provider reaches neither the log nor the database', async () => {
  const edge = await openEdge()
  const logged: string[] = []
  for (const level of ['warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((...args) => void logged.push(args.map(String).join(' ')))
  await edge.post('/api/quotes', { ...shortQuote, email })
  Object.assign(edge.env.EMAIL, {
    send: async ({ to }: { to: string }) => {
      throw new Error(`550 5.1.1 <${to}>: Recipient address rejected`)
    },
  })
  await deliverAll(edge)
  const kept = (await edge.rows<Row>('outbox')).map((row) => row.last_error)
  expect(logged.join('\n')).toContain('Recipient address rejected')
  expect(logged.join('\n') + kept.join('\n')).not.toContain('@')
})

test('network keys are hashed with a secret, even without the secret of the limits', async () => {
  const edge = await openEdge({ vars: { RATE_LIMITS: 'on' } })
  await login(edge, password)
  const day = new Date().toISOString().slice(0, 10)
  const open = createHmac('sha256', `${edge.env.SITE_ORIGIN}:${day}`).update('enumeration\n203.0.113.5')
  const guessed = open.digest('hex').slice(0, 32)
  expect((await edge.rows<Row>('attempts')).map(({ key }) => key)).not.toContain(guessed)
})

test('a network’s count before midnight UTC still applies after it', async () => {
  const edge = await openEdge({ vars: { RATE_LIMITS: 'on' } })
  const refused = async (i: number) =>
    (await edge.post('/api/auth/login', { email: `n${i}@example.org`, password }, from)).status
  setTime('2026-05-04T23:58:00Z')
  for (let i = 0; i < 5; i++) expect(await refused(i)).toBe(401)
  setTime('2026-05-05T00:03:00Z')
  expect(await refused(6)).toBe(429)
  setTime('2026-05-05T00:13:01Z')
  expect(await refused(7)).toBe(401)
})

test('a network may make two accounts per Paris day, although that spans two UTC days', async () => {
  const edge = await openEdge({ vars: { RATE_LIMITS: 'on' } })
  const signUpStatus = async (i: number) =>
    (await edge.post('/api/auth/signup', { ...signupBody, email: `n${i}@example.org` }, from)).status
  setTime('2026-05-04T22:30:00Z')
  for (let i = 0; i < 2; i++) expect(await signUpStatus(i)).toBe(201)
  setTime('2026-05-05T21:59:59Z')
  expect(await signUpStatus(2)).toBe(429)
  setTime('2026-05-05T22:00:02Z')
  expect(await signUpStatus(3)).toBe(201)
})

test('a sign-up succeeds although the database loses the response', async () => {
  const edge = await openEdge()
  const plan = { when: 'after', times: 1, only: /insert into "users"/ } as const
  Object.assign(edge.env, { DB: faultyD1(edge.env.DB, { ...plan }) })
  const { cookie, user } = await signUp(edge)
  expect((await asUser(edge, cookie)('GET', '/api/profile')).status).toBe(200)
  expect((await deliverAll(edge)).map(({ to }) => to)).toEqual([user.email])
})

/** An address in the n-th /64 of one /48. */
const inOneLine = (i: number) => ({ 'cf-connecting-ip': `2001:db8:1:${(i * 257).toString(16)}::1` })

test('a line with a /48 of its own does not close sign-up for the day', async () => {
  const edge = await openEdge({ vars: { RATE_LIMITS: 'on' } })
  setTime('2026-05-04T08:00:00Z')
  const statuses: number[] = []
  for (let i = 0; i < 10; i++) {
    const body = { ...signupBody, email: `n${i}@example.org` }
    statuses.push((await edge.post('/api/auth/signup', body, inOneLine(i))).status)
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(6)
  await signUp(edge, {}, { 'cf-connecting-ip': '2001:db8:2::1' })
}, 60_000)

test('a line with a /48 of its own gets fifteen answers that reveal whether an account exists', async () => {
  const edge = await openEdge({ vars: { RATE_LIMITS: 'on' } })
  const statuses: number[] = []
  for (let i = 0; i < 20; i++) {
    const body = { email: `n${i}@example.org`, password }
    statuses.push((await edge.post('/api/auth/login', body, inOneLine(i))).status)
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(15)
}, 60_000)

test('sixteen guesses at one account from sixteen /64 of a line are not all judged', async () => {
  const edge = await openEdge({ vars: { RATE_LIMITS: 'on' } })
  await signUp(edge, {}, { 'cf-connecting-ip': '192.0.2.1' })
  setTime('2026-05-04T08:00:00Z')
  for (let i = 0; i < 15; i++)
    await edge.post('/api/auth/login', { email, password: 'Falsch-1!Falsch' }, inOneLine(i))
  const paused = await edge.post('/api/auth/login', { email, password }, inOneLine(16))
  expect([paused.status, paused.headers.get('retry-after')]).toEqual([429, '10'])
  expect((await login(edge, password)).status).toBe(200)
}, 60_000)
