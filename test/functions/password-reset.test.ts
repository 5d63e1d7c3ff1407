import { expect, test } from 'vitest'
import { openDb } from '#functions/db/client.ts'
import { deleteExpired } from '#functions/queue/retention.ts'
import { asUser, cookieOf, deliverAll, password, setTime, signUp, tokenOf } from '#test/support/accounts.ts'
import { faultyD1, meteredD1 } from '#test/support/around-d1.ts'
import { type Edge, openEdge } from '#test/support/edge.ts'

type Row = Record<string, unknown>

const next = 'Ahorn-9?Quelle'
const email = 'anne.klein@example.org'
const codeOf = async (response: Response) => ((await response.json()) as Row).code
const requestReset = (edge: Edge, address = email, headers = {}) =>
  edge.post('/api/auth/password-reset', { email: address }, headers)
const confirm = (edge: Edge, token: string, to = next, headers = {}) =>
  edge.post('/api/auth/password-reset/confirm', { token, password: to }, headers)
const login = (edge: Edge, secret: string) => edge.post('/api/auth/login', { email, password: secret })

/** A person who requested a reset link, and the token in the mail. */
async function openWithResetLink() {
  const edge = await openEdge()
  const { cookie, user } = await signUp(edge)
  await deliverAll(edge)
  await requestReset(edge)
  const [mail] = await deliverAll(edge)
  return { edge, cookie, user, mail, token: tokenOf(mail?.text ?? '') }
}

test('the reset link sets a new password, ends every session, signs nobody in and sends a notice', async () => {
  const { edge, cookie, mail, token } = await openWithResetLink()
  expect(mail).toMatchObject({ to: email, subject: 'Réinitialisation de votre mot de passe' })
  expect(mail?.text).toContain('https://scales.example/reset-password#token=')
  const response = await confirm(edge, token)
  expect([response.status, cookieOf(response)]).toEqual([204, null])
  expect((await asUser(edge, cookie)('GET', '/api/profile')).status).toBe(401)
  expect(await codeOf(await login(edge, password))).toBe('wrong-password')
  expect((await login(edge, next)).status).toBe(200)
  const [changed] = await deliverAll(edge)
  expect(changed).toMatchObject({ to: email, subject: 'Votre mot de passe a été modifié' })
  expect(changed?.text).not.toContain('#token=')
})

test('a reset link works once', async () => {
  const { edge, token } = await openWithResetLink()
  expect((await confirm(edge, token)).status).toBe(204)
  const again = await confirm(edge, token, 'Buche-3?Wiese')
  expect([again.status, await codeOf(again)]).toEqual([422, 'invalid-token'])
  expect((await login(edge, next)).status).toBe(200)
})

test('a reset link used twenty times at once works once', async () => {
  const { edge, token } = await openWithResetLink()
  const choices = Array.from({ length: 20 }, (_, i) => `Ahorn-9?Quelle${i}`)
  const answers = await Promise.all(choices.map((choice) => confirm(edge, token, choice)))
  const won = choices.filter((_, i) => answers[i]?.status === 204)
  expect(won).toHaveLength(1)
  expect((await login(edge, won[0] ?? '')).status).toBe(200)
  expect(await deliverAll(edge)).toHaveLength(1)
  expect((await edge.rows<Row>('outbox')).filter((row) => row.kind === 'password-changed')).toHaveLength(1)
}, 60_000)

test('a reset link expires after half an hour', async () => {
  const edge = await openEdge()
  setTime('2026-04-01T10:00:00Z')
  await signUp(edge)
  await deliverAll(edge)
  await requestReset(edge)
  const token = tokenOf((await deliverAll(edge))[0]?.text ?? '')
  setTime('2026-04-01T10:30:00Z')
  expect(await codeOf(await confirm(edge, token))).toBe('invalid-token')
  setTime('2026-04-01T10:29:59Z')
  expect((await confirm(edge, token)).status).toBe(204)
})

test('a newer reset link voids the older one', async () => {
  const { edge, token } = await openWithResetLink()
  await requestReset(edge)
  const newer = tokenOf((await deliverAll(edge))[0]?.text ?? '')
  expect(await codeOf(await confirm(edge, token))).toBe('invalid-token')
  expect((await confirm(edge, newer)).status).toBe(204)
})

test('a refused password does not use up the link', async () => {
  const { edge, token } = await openWithResetLink()
  for (const [bad, code] of [
    ['Ab1!', 'short-password'],
    ['klippe-birke', 'weak-password'],
    ['Password1!', 'weak-password'],
  ] as const)
    expect(await codeOf(await confirm(edge, token, bad))).toBe(code)
  expect((await confirm(edge, token)).status).toBe(204)
})

test('a server error does not use up the link', async () => {
  const { edge, token } = await openWithResetLink()
  const good = edge.env.DB
  Object.assign(edge.env, { DB: faultyD1(good, { when: 'before', times: 1, only: /update "passwords"/ }) })
  const { vi } = await import('vitest')
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect((await confirm(edge, token)).status).toBe(503)
  Object.assign(edge.env, { DB: good })
  expect((await login(edge, password)).status).toBe(200)
  expect((await confirm(edge, token)).status).toBe(204)
})

test.each([
  ['nothing', ''],
  ['a made-up one', `${crypto.randomUUID()}.${'a'.repeat(43)}`],
  ['SQL', "' or 1=1 --"],
])('%s is refused as a token', async (_, token) => {
  const edge = await openEdge()
  const response = await confirm(edge, token)
  expect([
    response.status,
    ['invalid-token', 'invalid-fields'].includes(String(await codeOf(response))),
  ]).toEqual([422, true])
})

test('a link of another purpose is refused', async () => {
  const edge = await openEdge()
  await signUp(edge)
  const verify = tokenOf((await deliverAll(edge))[0]?.text ?? '')
  expect(await codeOf(await confirm(edge, verify))).toBe('invalid-token')
})

test('an unknown address gets the same response with the same work, and no mail', async () => {
  const edge = await openEdge()
  await signUp(edge)
  await deliverAll(edge)
  const { db, meter } = meteredD1(edge.env.DB)
  Object.assign(edge.env, { DB: db })
  const answered = async (address: string) => {
    const before = meter.trips
    const response = await requestReset(edge, address)
    return [response.status, await response.text(), [...response.headers].sort(), meter.trips - before]
  }
  expect(await answered('nobody@example.org')).toEqual(await answered(email))
  expect(await deliverAll(edge)).toHaveLength(1)
})

test('an address gets three links an hour, then the same response without a mail', async () => {
  const edge = await openEdge()
  setTime('2026-04-01T10:00:00Z')
  await signUp(edge)
  await deliverAll(edge)
  let sent = 0
  for (let i = 0; i < 6; i++) {
    expect((await requestReset(edge)).status).toBe(202)
    sent += (await deliverAll(edge)).length
  }
  expect(sent).toBe(3)
  setTime('2026-04-01T11:00:01Z')
  await requestReset(edge)
  expect(await deliverAll(edge)).toHaveLength(1)
})

test('no token is stored in plain text', async () => {
  const { edge, token } = await openWithResetLink()
  const tables = await Promise.all(['account_links', 'outbox', 'users'].map((name) => edge.rows(name)))
  expect(JSON.stringify(tables)).not.toContain(token)
})

test('the link of the welcome mail verifies the address and may be used twice', async () => {
  const edge = await openEdge()
  const { cookie } = await signUp(edge)
  const token = tokenOf((await deliverAll(edge))[0]?.text ?? '')
  const verified = async () =>
    ((await (await asUser(edge, cookie)('GET', '/api/profile')).json()) as Row).emailVerified
  expect(await verified()).toBe(false)
  for (let i = 0; i < 2; i++) {
    const response = await edge.post('/api/auth/verification/confirm', { token }, { cookie })
    expect([response.status, await response.json()]).toEqual([200, { state: 'verified' }])
  }
  expect(await verified()).toBe(true)
})

test('opening the link without the session of the account verifies nothing', async () => {
  const edge = await openEdge()
  await signUp(edge)
  const token = tokenOf((await deliverAll(edge))[0]?.text ?? '')
  const other = await signUp(edge, { email: 'other@example.org' })
  for (const cookie of [{}, { cookie: other.cookie }] as Record<string, string>[]) {
    const response = await edge.post('/api/auth/verification/confirm', { token }, cookie)
    expect([response.status, await codeOf(response)]).toEqual([401, 'unauthenticated'])
  }
  expect((await edge.rows<Row>('users')).map((row) => row.email_verified_at)).toEqual([null, null])
})

test('a password reset also verifies the address', async () => {
  const { edge, token } = await openWithResetLink()
  await confirm(edge, token)
  expect((await edge.rows<Row>('users'))[0]?.email_verified_at).not.toBeNull()
})

test('the verification mail can be requested three times an hour until the address is verified', async () => {
  const edge = await openEdge()
  const { cookie } = await signUp(edge)
  await deliverAll(edge)
  const as = asUser(edge, cookie)
  const statuses: number[] = []
  for (let i = 0; i < 4; i++) statuses.push((await as('POST', '/api/profile/verification')).status)
  // The welcome mail was the first of the hour.
  expect(statuses).toEqual([202, 202, 429, 429])
  const mails = await deliverAll(edge)
  expect(mails).toHaveLength(2)
  await edge.post('/api/auth/verification/confirm', { token: tokenOf(mails[1]?.text ?? '') }, { cookie })
  expect((await as('POST', '/api/profile/verification')).status).toBe(202)
  expect(await deliverAll(edge)).toEqual([])
})

test('changing the password needs the old one, ends all other sessions and issues a new token', async () => {
  const edge = await openEdge()
  const { cookie } = await signUp(edge)
  const other = cookieOf(await login(edge, password)) ?? ''
  const as = asUser(edge, cookie)
  const wrong = await as('POST', '/api/profile/password', { currentPassword: next, password: next })
  expect([wrong.status, await codeOf(wrong)]).toEqual([401, 'wrong-password'])
  const weak = await as('POST', '/api/profile/password', {
    currentPassword: password,
    password: 'Password1!',
  })
  expect(await codeOf(weak)).toBe('weak-password')
  const response = await as('POST', '/api/profile/password', { currentPassword: password, password: next })
  const fresh = cookieOf(response) ?? ''
  expect([response.status, fresh === cookie]).toEqual([204, false])
  for (const old of [cookie, other]) expect((await asUser(edge, old)('GET', '/api/profile')).status).toBe(401)
  expect((await asUser(edge, fresh)('GET', '/api/profile')).status).toBe(200)
  expect((await login(edge, next)).status).toBe(200)
  expect((await deliverAll(edge)).map(({ subject }) => subject)).toContain('Votre mot de passe a été modifié')
})

test('wrong guesses of the old password are rate-limited across networks', async () => {
  const edge = await openEdge({ vars: { RATE_LIMITS: 'on' } })
  const { cookie } = await signUp(edge, {}, { 'cf-connecting-ip': '192.0.2.1' })
  const as = asUser(edge, cookie)
  const codes: unknown[] = []
  for (let i = 0; i < 6; i++)
    codes.push(
      await codeOf(await as('POST', '/api/profile/password', { currentPassword: next, password: next })),
    )
  expect(codes).toEqual([...Array(5).fill('wrong-password'), 'too-many-attempts'])
})

test('a link that waited for the mail server is valid for half an hour from sending', async () => {
  const edge = await openEdge()
  setTime('2026-04-01T10:00:00Z')
  await signUp(edge)
  await deliverAll(edge)
  await requestReset(edge)
  setTime('2026-04-03T10:00:00Z')
  await deleteExpired(openDb(edge.env.DB))
  const token = tokenOf((await deliverAll(edge))[0]?.text ?? '')
  setTime('2026-04-03T10:29:59Z')
  expect((await confirm(edge, token)).status).toBe(204)
})

test('of links that wait together only the newest is sent', async () => {
  const edge = await openEdge()
  await signUp(edge)
  await deliverAll(edge)
  for (let i = 0; i < 3; i++) await requestReset(edge)
  const [only, ...more] = await deliverAll(edge)
  expect(more).toEqual([])
  expect((await confirm(edge, tokenOf(only?.text ?? ''))).status).toBe(204)
})

test('after three requests of strangers the owner has a working link, or gets one when it has expired', async () => {
  const edge = await openEdge()
  setTime('2026-04-01T10:00:00Z')
  await signUp(edge)
  await deliverAll(edge)
  let last = ''
  for (let i = 0; i < 3; i++) {
    await requestReset(edge)
    last = tokenOf((await deliverAll(edge))[0]?.text ?? '')
  }
  setTime('2026-04-01T10:29:00Z')
  await requestReset(edge)
  expect(await deliverAll(edge)).toEqual([])
  setTime('2026-04-01T10:31:00Z')
  expect(await codeOf(await confirm(edge, last))).toBe('invalid-token')
  await requestReset(edge)
  await requestReset(edge)
  const [mail, ...more] = await deliverAll(edge)
  expect(more).toEqual([])
  expect((await confirm(edge, tokenOf(mail?.text ?? ''))).status).toBe(204)
})
