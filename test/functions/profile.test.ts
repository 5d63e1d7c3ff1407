import { expect, test } from 'vitest'
import { asUser, insertUser, password, setTime, signUp } from '#test/support/accounts.ts'
import { openEdge } from '#test/support/edge.ts'

type Row = Record<string, unknown>
const read = async (response: Response) => (await response.json()) as Row

const complete = {
  firstName: 'Anne',
  lastName: 'Klein',
  company: 'Boulangerie Klein',
  phone: '03 88 01 02 03',
  address: '3 rue du Four',
  city: 'Saverne',
  country: 'France',
}

test('the profile contains only the fields that the contract shows to its owner', async () => {
  const edge = await openEdge()
  const { cookie, user } = await insertUser(edge, { email: 'jean@example.org' })
  const response = await asUser(edge, cookie)('GET', '/api/profile')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(Object.keys(await read(response)).sort()).toEqual(
    [
      ...[
        'uid',
        'email',
        'firstName',
        'lastName',
        'company',
        'position',
        'phone',
        'siret',
        'address',
        'city',
      ],
      ...['postalCode', 'country', 'lang', 'createdAt', 'lastLoginAt', 'updatedAt', 'isActive'],
      ...['profileCompleted', 'emailVerified', 'scaleReminders'],
    ].sort(),
  )
  expect(user.email).toBe('jean@example.org')
})

test('an update is merged, dated by the edge, and sets the completed flag', async () => {
  const edge = await openEdge()
  const { cookie } = await insertUser(edge)
  const as = asUser(edge, cookie)
  setTime('2026-01-10T10:00:00Z')
  const first = await read(await as('PATCH', '/api/profile', { company: 'Boulangerie Klein' }))
  expect(first).toMatchObject({
    company: 'Boulangerie Klein',
    firstName: 'Jean',
    profileCompleted: false,
    updatedAt: '2026-01-10T10:00:00.000Z',
  })
  const whole = await read(await as('PATCH', '/api/profile', complete))
  expect(whole).toMatchObject({ profileCompleted: true, phone: '+33 3 88 01 02 03' })
  for (const field of ['company', 'phone', 'address', 'city']) {
    expect(await read(await as('PATCH', '/api/profile', { [field]: '  ' }))).toMatchObject({
      profileCompleted: false,
      [field]: '',
    })
    expect(await read(await as('PATCH', '/api/profile', complete))).toMatchObject({ profileCompleted: true })
  }
})

test.each([
  ['uid', 'x'],
  ['id', 'x'],
  ['email', 'other@example.org'],
  ['emailVerified', true],
  ['profileCompleted', true],
  ['isActive', true],
  ['createdAt', '2020-01-01'],
  ['updatedAt', '2020-01-01'],
  ['accountStatus', 'active'],
  ['loginAttempts', 0],
  ['securityMetadata', {}],
  ['passwordHash', 'x'],
])('a customer cannot change the field %s', async (field, value) => {
  const edge = await openEdge()
  const { cookie } = await insertUser(edge)
  const before = await edge.rows('users')
  const response = await asUser(edge, cookie)('PATCH', '/api/profile', { city: 'Saverne', [field]: value })
  expect([response.status, (await read(response)).fields]).toEqual([422, { [field]: 'form.unknown' }])
  expect(await edge.rows('users')).toEqual(before)
})

test('an unknown field that is not named like one is refused without its name', async () => {
  const edge = await openEdge()
  const { cookie } = await insertUser(edge)
  const response = await asUser(edge, cookie)('PATCH', '/api/profile', { __proto__x: 'x' })
  const { fields } = await read(response)
  expect([response.status, Object.values(fields ?? {})]).toEqual([422, ['form.unknown']])
  expect(Object.keys(fields ?? {})).not.toContain('__proto__x')
})

test.each([
  ['73282932000074', '73282932000074'],
  ['732 829 320 00074', '73282932000074'],
  ['', ''],
])('the SIRET « %s » is stored as « %s »', async (typed, kept) => {
  const edge = await openEdge()
  const { cookie } = await insertUser(edge)
  expect(await read(await asUser(edge, cookie)('PATCH', '/api/profile', { siret: typed }))).toMatchObject({
    siret: kept,
  })
})

test.each(['73282932000075', '7328293200007', 'abcdefghijklmn'])(
  'the SIRET « %s » is refused',
  async (siret) => {
    const edge = await openEdge()
    const { cookie } = await insertUser(edge)
    const response = await asUser(edge, cookie)('PATCH', '/api/profile', { siret })
    expect([response.status, (await read(response)).fields]).toEqual([422, { siret: 'form.invalid-siret' }])
  },
)

test('an empty name is refused because it is required', async () => {
  const edge = await openEdge()
  const { cookie } = await insertUser(edge)
  const response = await asUser(edge, cookie)('PATCH', '/api/profile', { firstName: ' ' })
  expect([response.status, (await read(response)).fields]).toEqual([422, { firstName: 'form.required' }])
})

const shortQuote = (email: string) => ({
  name: 'Anne Klein',
  email,
  phone: '03 88 01 02 03',
  message: 'Une balance ?',
  termsAccepted: true,
})

test('the export contains all stored data and no credentials', async () => {
  const edge = await openEdge()
  const { cookie } = await signUp(edge, { company: 'Boulangerie Klein' })
  await edge.post('/api/quotes', shortQuote('anne.klein@example.org'), {
    cookie,
    'sec-fetch-site': 'same-origin',
  })
  const response = await asUser(edge, cookie)('GET', '/api/profile/export')
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.json"$/)
  const text = await response.text()
  expect(JSON.parse(text)).toMatchObject({
    account: {
      email: 'anne.klein@example.org',
      company: 'Boulangerie Klein',
      securityMetadata: { emailDomain: 'example.org', accountStatus: 'active', loginAttempts: 0 },
    },
    quoteRequests: [{ message: 'Une balance ?' }],
    sessions: [{ userAgent: '' }],
  })
  expect(text).not.toContain('$scrypt$')
  expect(text).not.toContain((cookie.split('=')[1] ?? 'x').slice(0, 20))
  expect(text).not.toContain(((await edge.rows<Row>('sessions'))[0]?.id as string) ?? 'x')
})

test('erasing needs the password, removes all personal data and keeps anonymous quote requests', async () => {
  const edge = await openEdge()
  const { cookie, user } = await signUp(edge, { company: 'Boulangerie Klein', phone: '+33388010203' })
  await edge.env.DB.prepare('update users set email_verified_at = created_at').run()
  await edge.post('/api/quotes', shortQuote('anne.klein@example.org'), { cookie })
  await edge.post('/api/quotes', shortQuote('Anne.Klein@example.org'))
  await edge.post('/api/contact', {
    name: 'Anne Klein',
    email: 'anne.klein@example.org',
    subject: 'Une question',
    message: 'Bonjour',
  })
  await edge.post('/api/newsletter', { email: 'anne.klein@example.org' })
  const as = asUser(edge, cookie)
  const wrong = await as('DELETE', '/api/profile', { password: 'Falsch-1!Falsch' })
  expect([wrong.status, (await read(wrong)).code]).toEqual([401, 'wrong-password'])
  expect(await edge.rows('users')).toHaveLength(1)
  expect((await as('DELETE', '/api/profile', { password })).status).toBe(204)
  const names = [
    ...['users', 'passwords', 'sessions', 'account_links', 'saved_lists', 'scales'],
    ...['contact_messages', 'newsletter_subscriptions'],
  ]
  for (const name of names) expect([name, await edge.rows(name)]).toEqual([name, []])
  const quotes = await edge.rows<Row>('quote_requests')
  expect(quotes).toHaveLength(2)
  for (const quote of quotes) expect(quote).toMatchObject({ name: '', email: '', message: '', user_id: null })
  const everything = JSON.stringify([quotes, await edge.rows('outbox'), await edge.rows('attempts')])
  for (const trace of ['Klein', 'klein', '388010203', user.uid]) expect(everything).not.toContain(trace)
  expect((await as('GET', '/api/profile')).status).toBe(401)
  expect((await edge.post('/api/auth/login', { email: 'anne.klein@example.org', password })).status).toBe(401)
})

test('an account with an unverified address does not see requests of others under it', async () => {
  const edge = await openEdge()
  await edge.post('/api/quotes', shortQuote('anne.klein@example.org'))
  await edge.post('/api/newsletter', { email: 'anne.klein@example.org' })
  const { cookie } = await signUp(edge)
  const as = asUser(edge, cookie)
  expect(await read(await as('GET', '/api/profile/quotes'))).toEqual({ items: [], nextCursor: null })
  expect((await read(await as('GET', '/api/profile/export'))).quoteRequests).toEqual([])
  await as('PUT', '/api/profile/newsletter', { subscribed: false })
  expect(await edge.rows('newsletter_subscriptions')).toHaveLength(1)
  await as('DELETE', '/api/profile', { password })
  expect((await edge.rows<Row>('quote_requests'))[0]?.email).toBe('anne.klein@example.org')
  expect(await edge.rows('newsletter_subscriptions')).toHaveLength(1)
})

test('a verified customer subscribes and unsubscribes at once', async () => {
  const edge = await openEdge()
  const { cookie } = await insertUser(edge, { emailVerifiedAt: '2026-01-05T09:00:00.000Z' })
  const as = asUser(edge, cookie)
  const state = async () => (await read(await as('GET', '/api/profile/newsletter'))).state
  expect(await state()).toBe('none')
  expect(await read(await as('PUT', '/api/profile/newsletter', { subscribed: true }))).toEqual({
    state: 'confirmed',
  })
  expect(await state()).toBe('confirmed')
  const kinds = (await edge.rows<Row>('outbox')).map((row) => row.kind)
  expect(kinds).toEqual(['newsletter-welcome'])
  expect(await read(await as('PUT', '/api/profile/newsletter', { subscribed: false }))).toEqual({
    state: 'none',
  })
  expect(await edge.rows('newsletter_subscriptions')).toEqual([])
})

test('a customer with an unverified address must confirm the subscription by mail', async () => {
  const edge = await openEdge()
  const { cookie } = await insertUser(edge)
  const as = asUser(edge, cookie)
  expect(await read(await as('PUT', '/api/profile/newsletter', { subscribed: true }))).toEqual({
    state: 'pending',
  })
  expect((await edge.rows<Row>('outbox')).map((row) => row.kind)).toEqual(['newsletter-confirm'])
})
