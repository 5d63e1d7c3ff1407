import { expect, test, vi } from 'vitest'
import { accounts } from '#config/accounts.ts'
import { sweep } from '#functions/queue/sweep.ts'
import {
  asUser,
  cookieOf,
  deliverAll,
  hashAtFullCost,
  password,
  setTime,
  signUp,
  signupBody,
} from '#test/support/accounts.ts'
import { openEdge } from '#test/support/edge.ts'

type Row = Record<string, unknown>

test('a sign-up creates a user, opens a session and queues one mail', async () => {
  const edge = await openEdge()
  setTime('2026-03-10T10:00:00Z')
  const response = await edge.post(
    '/api/auth/signup',
    { ...signupBody, company: 'Boulangerie Klein', phone: '+33388010203', lang: 'de' },
    { 'cf-connecting-ip': '203.0.113.77', 'user-agent': 'Firefox' },
  )
  expect(response.status).toBe(201)
  const { user } = (await response.json()) as { user: Row }
  expect(user).toEqual({
    uid: expect.any(String),
    email: 'anne.klein@example.org',
    firstName: 'Anne',
    lastName: 'Klein',
    displayName: 'Anne Klein',
    emailVerified: false,
  })
  const [row] = await edge.rows<Row>('users')
  expect(row).toMatchObject({
    id: user.uid,
    company: 'Boulangerie Klein',
    phone: '+33 3 88 01 02 03',
    country: 'France',
    locale: 'de',
    is_active: 1,
    profile_completed: 0,
    account_status: 'active',
    email_domain: 'example.org',
    registration_ip: '203.0.113.0/24',
    login_attempts: 0,
    created_at: '2026-03-10T10:00:00.000Z',
    updated_at: '2026-03-10T10:00:00.000Z',
    last_login_at: '2026-03-10T10:00:00.000Z',
  })
  const set = response.headers.getSetCookie()
  expect(set).toHaveLength(1)
  expect(set[0]).toMatch(
    /^__Host-session=[0-9a-f]{64}; Max-Age=1209600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  const cookie = cookieOf(response) ?? ''
  const session = await edge.request('/api/auth/session', { headers: { cookie } })
  expect(await session.json()).toEqual({ user })
  const [mail, ...more] = await deliverAll(edge)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ to: 'anne.klein@example.org', subject: 'Willkommen in Ihrem Kundenbereich' })
  expect(mail?.text).toMatch(/https:\/\/scales\.example\/de\/verify-email#token=\S{80}/)
})

const refused: [string, Row, number, string][] = [
  ['an address without a domain', { email: 'anne' }, 422, 'invalid-email'],
  ['an empty address', { email: '' }, 422, 'invalid-email'],
  ['a disposable address', { email: 'a@mailinator.com' }, 422, 'disposable-email'],
  ['a disposable address in capitals', { email: 'a@YOPMAIL.com' }, 422, 'disposable-email'],
  ['an address under a disposable domain', { email: 'a@x.tempmail.org' }, 422, 'disposable-email'],
  ['a short password', pair('Ab1!xyz'), 422, 'short-password'],
  ['no uppercase letter', pair('klippe-7!birke'), 422, 'weak-password'],
  ['no lowercase letter', pair('KLIPPE-7!BIRKE'), 422, 'weak-password'],
  ['no digit', pair('Klippe-x!Birke'), 422, 'weak-password'],
  ['no special character', pair('Klippe-7-Birke'), 422, 'weak-password'],
  ['a common password', pair('Password1!'), 422, 'weak-password'],
  ['a common password in other letters', pair('P@ssw0rd1!'), 422, 'weak-password'],
  ['a French common password', pair('Azerty2026!'), 422, 'weak-password'],
  ['the name of the address', { email: 'wanderer@example.org', ...pair('Wanderer1!') }, 422, 'weak-password'],
  ['129 characters', pair(`Aa1!${'x'.repeat(125)}`), 422, 'invalid-fields'],
  ['another confirmation', { confirmPassword: 'Klippe-8!Birke' }, 422, 'invalid-fields'],
  ['no first name', { firstName: ' ' }, 422, 'invalid-fields'],
  ['an unknown field', { isAdmin: true }, 422, 'invalid-fields'],
  ['bad address before short password', { email: 'x', ...pair('a') }, 422, 'invalid-email'],
  ['disposable before weak', { email: 'a@yopmail.com', ...pair('aaaaaaaa') }, 422, 'disposable-email'],
]
function pair(password: string) {
  return { password, confirmPassword: password }
}

test.each(refused)('%s is refused and nothing is stored', async (_, changes, status, code) => {
  const edge = await openEdge()
  const response = await edge.post('/api/auth/signup', { ...signupBody, ...changes })
  expect([response.status, ((await response.json()) as Row).code]).toEqual([status, code])
  expect(cookieOf(response)).toBeNull()
  for (const table of ['users', 'passwords', 'sessions', 'outbox', 'account_links'])
    expect(await edge.rows(table)).toEqual([])
})

test.each([
  ['exactly 128 characters', `Aa1!${'x'.repeat(124)}`],
  ['eight characters of four kinds', 'zQ7!pfmw'],
  ['composed letters', 'Äpfel-Bäume-7!q'],
])('%s make an accepted password', async (_, good) => {
  const edge = await openEdge()
  await signUp(edge, pair(good))
})

test('an allow-list of domains refuses all others, after the disposable ones', async () => {
  const edge = await openEdge()
  const before = accounts.allowedDomains
  Object.assign(accounts, { allowedDomains: ['example.org'] })
  try {
    const codes = await Promise.all(
      ['a@other.example', 'a@yopmail.com', 'a@notexample.org'].map(async (email) => {
        const response = await edge.post('/api/auth/signup', { ...signupBody, email })
        return ((await response.json()) as Row).code
      }),
    )
    expect(codes).toEqual(['domain-not-allowed', 'disposable-email', 'domain-not-allowed'])
    await signUp(edge, { email: 'a@example.org' })
  } finally {
    Object.assign(accounts, { allowedDomains: before })
  }
})

test('the sweep sends the welcome mail when the queue fails', async () => {
  const edge = await openEdge()
  const away = async () => {
    throw new Error('queue is away')
  }
  Object.assign(edge.env, { JOBS: { send: away, sendBatch: away } })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await signUp(edge)
  expect(edge.mails).toEqual([])
  await sweep(edge.env)
  expect(edge.mails.map(({ to }) => to)).toEqual([signupBody.email])
})

test('the company gets one alert a day when eight of ten accounts are used', async () => {
  const edge = await openEdge()
  for (let i = 0; i < 10; i++) await signUp(edge, { email: `p${i}@example.org` })
  const alerts = (await deliverAll(edge)).filter(({ to }) => to === 'office@scales.example')
  expect(alerts.map(({ subject }) => subject)).toEqual([expect.stringMatching(/8 comptes sur 10/)])
}, 60_000)

test('an address exists once, whatever its case', async () => {
  const edge = await openEdge()
  await signUp(edge)
  const again = await edge.post('/api/auth/signup', { ...signupBody, email: ' Anne.KLEIN@Example.org ' })
  expect([again.status, ((await again.json()) as Row).code]).toEqual([409, 'email-already-in-use'])
  expect(await edge.rows('users')).toHaveLength(1)
  expect(await edge.rows('outbox')).toHaveLength(1)
})

test('thirty concurrent sign-ups with one address create one account', async () => {
  const edge = await openEdge()
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => edge.post('/api/auth/signup', signupBody)),
  )
  const codes = answers.map((answer) => answer.status).sort()
  expect(codes).toEqual([201, ...Array(29).fill(409)])
  expect(await edge.rows('users')).toHaveLength(1)
  expect(await edge.rows('sessions')).toHaveLength(1)
  expect(await edge.rows('passwords')).toHaveLength(1)
}, 60_000)

test.each([1, 2, 3, 4, 5])(
  'sixty concurrent sign-ups create exactly ten accounts (round %i)',
  async () => {
    const edge = await openEdge()
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        edge.post('/api/auth/signup', { ...signupBody, email: `person${i}@example.org` }),
      ),
    )
    const bodies = await Promise.all(answers.map((answer) => answer.json() as Promise<Row>))
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(10)
    expect(bodies.filter((body) => body.code === 'registration-limit')).toHaveLength(50)
    for (const table of ['users', 'passwords', 'sessions', 'account_links'])
      expect(await edge.rows(table)).toHaveLength(10)
    const kinds = (await edge.rows<Row>('outbox')).map((row) => row.kind)
    expect(kinds.filter((kind) => kind === 'account-welcome')).toHaveLength(10)
    expect(kinds.filter((kind) => kind === 'registrations-alert')).toHaveLength(1)
  },
  60_000,
)

test('an account that is erased on its first day frees no place', async () => {
  setTime('2026-05-04T10:00:00Z')
  const edge = await openEdge()
  for (let n = 0; n < 10; n++) {
    const { cookie } = await signUp(edge, { email: `person-${n}@example.org` })
    const erased = await asUser(edge, cookie)('DELETE', '/api/profile', { password })
    expect(erased.status).toBe(204)
  }
  const full = await edge.post('/api/auth/signup', { ...signupBody, email: 'one.more@example.org' })
  expect([full.status, ((await full.json()) as Row).code]).toEqual([429, 'registration-limit'])
  setTime('2026-05-05T10:00:00Z')
  await signUp(edge, { email: 'one.more@example.org' })
})

test('the daily cap returns the time until midnight in Paris, and resets the next day', async () => {
  const edge = await openEdge()
  setTime('2026-03-10T22:00:00Z')
  for (let i = 0; i < 10; i++) await signUp(edge, { email: `p${i}@example.org` })
  const full = await edge.post('/api/auth/signup', { ...signupBody, email: 'late@example.org' })
  expect([full.status, full.headers.get('retry-after')]).toEqual([429, '3600'])
  expect(((await full.json()) as Row).code).toBe('registration-limit')
  setTime('2026-03-10T22:59:59.999Z')
  expect((await edge.post('/api/auth/signup', { ...signupBody, email: 'late@example.org' })).status).toBe(429)
  setTime('2026-03-10T23:00:00Z')
  await signUp(edge, { email: 'late@example.org' })
}, 60_000)

test.each(['get', 'put'])(
  'a failing counter (KV %s) neither refuses a sign-up nor lifts the cap',
  async (method) => {
    const edge = await openEdge()
    const fault = async () => {
      throw new Error('KV is away')
    }
    const KV = { ...edge.env.KV, get: async () => null, put: async () => {}, [method]: fault }
    Object.assign(edge.env, { KV })
    for (let i = 0; i < 10; i++) await signUp(edge, { email: `p${i}@example.org` })
    const full = await edge.post('/api/auth/signup', { ...signupBody, email: 'late@example.org' })
    expect(((await full.json()) as Row).code).toBe('registration-limit')
    expect(await edge.rows('users')).toHaveLength(10)
  },
  60_000,
)

test('a counter that does not answer stops no sign-up', async () => {
  const edge = await openEdge()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const never = () => new Promise<never>(() => {})
  Object.assign(edge.env, { KV: { get: never, put: never } })
  await signUp(edge)
  expect(await edge.rows('users')).toHaveLength(1)
})

test('a counter that is too high refuses nobody: the database decides', async () => {
  const edge = await openEdge()
  setTime('2026-03-10T10:00:00Z')
  await edge.env.KV.put('registrations:2026-03-10', '99')
  await signUp(edge)
})

test('one network may create two accounts a day, other networks are unaffected', async () => {
  const edge = await openEdge({ vars: { RATE_LIMITS: 'on' } })
  const from = (ip: string) => ({ 'cf-connecting-ip': ip })
  await signUp(edge, { email: 'a@example.org' }, from('2001:db8:1:2::1'))
  await signUp(edge, { email: 'b@example.org' }, from('2001:db8:1:2:ffff::9'))
  const third = await edge.post(
    '/api/auth/signup',
    { ...signupBody, email: 'c@example.org' },
    from('2001:db8:1:2::3'),
  )
  expect([third.status, ((await third.json()) as Row).code]).toEqual([429, 'too-many-attempts'])
  expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0)
  await signUp(edge, { email: 'c@example.org' }, from('2001:db8:1:3::1'))
})

test('a refused sign-up does not count for the limit', async () => {
  const edge = await openEdge({ vars: { RATE_LIMITS: 'on' } })
  const from = { 'cf-connecting-ip': '198.51.100.9' }
  for (let i = 0; i < 8; i++) await edge.post('/api/auth/signup', { ...signupBody, ...pair('short') }, from)
  await signUp(edge, {}, from)
})

test('only the hash of the password is stored', async () => {
  hashAtFullCost()
  const edge = await openEdge()
  await signUp(edge)
  const [row] = await edge.rows<Row>('passwords')
  expect(row?.hash).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  const tables = ['users', 'passwords', 'sessions', 'account_links', 'outbox', 'attempts']
  const dump = JSON.stringify(await Promise.all(tables.map((table) => edge.rows(table))))
  expect(dump).not.toContain(password)
})
