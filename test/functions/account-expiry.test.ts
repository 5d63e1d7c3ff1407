import { expect, test } from 'vitest'
import { expireAccounts } from '#functions/accounts/account-expiry.ts'
import { deliver } from '#functions/queue/deliver.ts'
import { sweep } from '#functions/queue/sweep.ts'
import { asUser, hashOf, insertUser, password, setTime } from '#test/support/accounts.ts'
import { meteredD1 } from '#test/support/around-d1.ts'
import { openEdge } from '#test/support/edge.ts'

const lastContact = '2026-01-05T09:00:00.000Z'
const at = (day: string) => `${day}T09:00:00.000Z`
const [dayBefore, warning, erasure] = [at('2028-12-05'), at('2028-12-07'), at('2029-01-07')] as const

/** A customer who was last heard of on 5 January 2026. */
async function openSilent(changes: Parameters<typeof insertUser>[1] = {}) {
  const edge = await openEdge()
  setTime(lastContact)
  const { user, cookie } = await insertUser(edge, { locale: 'de', lastContactAt: lastContact, ...changes })
  /** The sweep of that moment, and the mails that it made go out. */
  const sweepAt = async (time: string) => {
    setTime(time)
    await sweep(edge.env)
    const before = edge.mails.length
    for (const { outboxId } of edge.jobs.splice(0)) await deliver(edge.env, outboxId)
    return edge.mails.slice(before)
  }
  const left = async () => (await edge.rows('users')).length
  return { edge, user, cookie, sweepAt, left }
}

test('an account is kept for three years after the last contact, and a mail comes thirty days before', async () => {
  const { sweepAt, left, user } = await openSilent()
  expect(await sweepAt(dayBefore)).toEqual([])
  const [mail, ...more] = await sweepAt(warning)
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    to: user.email,
    subject: 'Ihr Kundenbereich wird am 6.\u00a0Januar 2029 gelöscht',
  })
  expect(mail?.text).toContain('/de/dashboard')
  expect(await sweepAt(at('2029-01-05'))).toEqual([])
  expect(await left()).toBe(1)
  expect(await sweepAt(erasure)).toEqual([])
  expect(await left()).toBe(0)
})

test.each(['fr', 'en', 'de'] as const)(
  'the mail in %s names the day and holds no place that is not filled',
  async (locale) => {
    const { sweepAt } = await openSilent({ locale })
    const [mail] = await sweepAt(warning)
    expect(mail?.subject).toMatch(/2029/)
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain('{{')
  },
)

test('who signs in after the mail keeps the account, and is warned again three years later', async () => {
  const { edge, user, sweepAt, left } = await openSilent()
  await edge.env.DB.prepare('update passwords set hash = ?')
    .bind(await hashOf(password))
    .run()
  await sweepAt(warning)
  expect((await edge.post('/api/auth/login', { email: user.email, password })).status).toBe(200)
  expect(await sweepAt(at('2031-11-01'))).toEqual([])
  expect(await left()).toBe(1)
  expect(await sweepAt(at('2031-11-09'))).toHaveLength(1)
})

test('a mail that waited until its reader had signed in is not sent', async () => {
  const { edge, user, sweepAt } = await openSilent()
  await edge.env.DB.prepare('update passwords set hash = ?')
    .bind(await hashOf(password))
    .run()
  setTime(warning)
  await expireAccounts(edge.env)
  await edge.post('/api/auth/login', { email: user.email, password })
  expect(await sweepAt(at('2028-12-08'))).toEqual([])
})

test.each([
  ['the profile', (send: ReturnType<typeof asUser>) => send('PATCH', '/api/profile', { city: 'Saverne' })],
  ['the saved list', (send: ReturnType<typeof asUser>) => send('PUT', '/api/profile/list', { items: [] })],
])('a change of %s is a contact', async (_, change) => {
  const { edge, cookie, sweepAt, left } = await openSilent()
  setTime(at('2026-01-10'))
  expect((await change(asUser(edge, cookie))).status).toBeLessThan(300)
  expect(await sweepAt(warning)).toEqual([])
  expect(await sweepAt(at('2028-12-12'))).toHaveLength(1)
  expect(await left()).toBe(1)
})

test('no account is erased whose mail still waits', async () => {
  const { edge, sweepAt, left } = await openSilent()
  setTime(warning)
  await expireAccounts(edge.env)
  await edge.env.DB.prepare("update outbox set due_at = '2030-01-01T00:00:00.000Z'").run()
  await sweepAt(at('2029-03-01'))
  expect(await left()).toBe(1)
})

test('an account that was shut out gets no mail and is erased all the same', async () => {
  const { sweepAt, left } = await openSilent({ isActive: false })
  expect(await sweepAt(warning)).toEqual([])
  await sweepAt(erasure)
  expect(await left()).toBe(0)
})

test('of many silent accounts each run warns twenty and erases five, and none twice', async () => {
  const { edge, left } = await openSilent()
  for (let n = 1; n < 23; n++) await insertUser(edge, { lastContactAt: lastContact })
  const run = async (time: string) => {
    setTime(time)
    await expireAccounts(edge.env)
    return (await edge.rows('outbox')).length
  }
  expect(await run(warning)).toBe(20)
  expect(await run(warning)).toBe(23)
  expect(await run(warning)).toBe(23)
  await edge.env.DB.prepare("update outbox set state = 'sent'").run()
  await run(erasure)
  expect(await left()).toBe(18)
})

test('with nothing to do it reads no more rows with more accounts', async () => {
  const { edge } = await openSilent()
  for (let n = 0; n < 40; n++) await insertUser(edge, { lastContactAt: lastContact })
  setTime(at('2027-01-01'))
  const { db, meter } = meteredD1(edge.env.DB)
  await expireAccounts({ DB: db })
  expect(meter.rowsRead).toBeLessThan(5)
})

test('the export says until when the account is kept', async () => {
  const { edge, cookie } = await openSilent()
  const exported = (await (await asUser(edge, cookie)('GET', '/api/profile/export')).json()) as {
    account: object
  }
  expect(exported.account).toMatchObject({
    lastContactAt: lastContact,
    keptUntil: '2029-01-05T09:00:00.000Z',
  })
})
