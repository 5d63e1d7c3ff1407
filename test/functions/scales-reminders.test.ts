import { beforeEach, expect, test, vi } from 'vitest'
import { locales } from '#config/locales.ts'
import { updateProfile } from '#functions/accounts/profile.ts'
import type { users } from '#functions/db/schema.ts'
import { sweep } from '#functions/queue/sweep.ts'
import { enqueueReminders } from '#functions/scales/reminders.ts'
import { aroundD1, type Call, meteredD1 } from '#test/support/around-d1.ts'
import { type Edge, openEdge, origin, type SentMail, setClock } from '#test/support/edge.ts'
import { takeErrors } from '#test/support/no-console-error.ts'
import { scaleBody } from '#test/support/scale-body.ts'
import { createHolder, createScale, type Holder, requestAs, signedInAgain } from '#test/support/scales.ts'

/** Verified one year earlier: the scale is due on this day. */
const dueOn = '2027-03-10'
const yearly = { use: 'trade', lastVerifiedOn: '2026-03-10' }
const daysBefore = (days: number, time = '10:00') =>
  new Date(Date.parse(`${dueOn}T${time}:00Z`) - days * 86_400_000)

let logged: unknown[][] = []
beforeEach(() => {
  logged = []
  setClock(daysBefore(110))
  for (const level of ['log', 'info', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...args) => void logged.push(args))
})

/** Runs the cron of one minute, which delivers the mails. */
async function minute(edge: Edge): Promise<SentMail[]> {
  edge.env.JOBS.sendBatch = () => Promise.reject(new Error('no queue: the sweep delivers'))
  const before = edge.mails.length
  await sweep(edge.env)
  return edge.mails.slice(before)
}

async function openReminded(changes: Partial<typeof users.$inferInsert> = {}, scale: object = {}) {
  const edge = await openEdge()
  const anne = await createHolder(edge, { scaleReminders: true, email: 'anne@example.org', ...changes })
  return { edge, anne, scale: await createScale(edge, anne, { ...yearly, ...scale }) }
}

/** Days before the due date on which a reminder could begin or end, in the order in which they pass. */
const aroundReminders = [91, 90, 89, 31, 30, 29, 8, 7, 6, 1, 0, -1, -2]

const reminded = (edge: Edge) => edge.rows('scale_reminders order by created_at')
const tokenOf = (mail: SentMail | undefined) => mail?.text.match(/#stop=(\S+)/)?.[1] ?? 'none'
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

test('a reminder is sent ninety, thirty and seven days before the due date, and one after it was missed', async () => {
  const { edge } = await openReminded()
  const sent: number[] = []
  for (const days of [95, 91, 90, 89, 60, 31, 30, 29, 8, 7, 6, 1, 0, -1, -2, -30, -400]) {
    setClock(daysBefore(days))
    for (let i = 0; i < 2; i++) if ((await minute(edge)).length) sent.push(days)
  }
  expect(sent).toEqual([90, 30, 7, -1])
  expect(await reminded(edge)).toMatchObject(
    [90, 30, 7, -1].map((days_before) => ({ due_on: dueOn, days_before })),
  )
})

test('a day begins at midnight in Paris', async () => {
  const { edge } = await openReminded()
  setClock(daysBefore(91, '22:59'))
  expect(await minute(edge)).toEqual([])
  setClock(daysBefore(91, '23:00'))
  expect(await minute(edge)).toHaveLength(1)
})

test.each([
  [60, [60, 30, 7, -1], [90, 30, 7, -1]],
  [20, [20, 7, -1], [30, 7, -1]],
  [3, [3, -1], [7, -1]],
  [0, [0, -1], [7, -1]],
  [-1, [-1], [-1]],
  [-2, [-2], [-1]],
])(
  'a cron that first runs %d days before sends only the nearest reminder, and one once it was missed',
  async (wakes, days, distances) => {
    const { edge } = await openReminded()
    const sent: number[] = []
    for (const left of [wakes, ...aroundReminders.filter((day) => day < wakes)]) {
      setClock(daysBefore(left))
      if ((await minute(edge)).length) sent.push(left)
    }
    expect(sent).toEqual(days)
    expect((await reminded(edge)).map(({ days_before }) => days_before)).toEqual(distances)
  },
)

test('one mail lists all instruments of a person, the earliest due date first', async () => {
  const { edge, anne } = await openReminded()
  await createScale(edge, anne, { ...yearly, model: 'TR2', lastVerifiedOn: '2026-02-20' })
  await createScale(edge, anne, { ...yearly, model: 'Later', lastVerifiedOn: '2026-11-01' })
  await createScale(edge, anne, { model: 'None', use: 'none' })
  setClock(daysBefore(25))
  const [mail, ...more] = await minute(edge)
  expect(more).toEqual([])
  expect(mail?.subject).toContain('2 échéances')
  expect(mail?.text.indexOf('TR2')).toBeLessThan(mail?.text.indexOf('P1') ?? -1)
  expect(mail?.text).not.toMatch(/Later|None/)
  expect((await reminded(edge)).map(({ days_before }) => days_before).sort()).toEqual([30, 7])
})

test.each(locales)('the reminder mail is complete in its language (%s)', async (locale) => {
  const { edge, anne } = await openReminded({ locale }, { country: 'FR' })
  setClock(daysBefore(30))
  const [mail] = await minute(edge)
  const token = tokenOf(mail)
  const prefix = locale === 'fr' ? '' : `/${locale}`
  expect(mail?.to).toBe(anne.user.email)
  expect(mail).not.toHaveProperty('replyTo')
  for (const text of [mail?.text, mail?.html]) {
    for (const part of ['Anne', 'Montevigne P1', 'A-12', 'Boulangerie Klein, Saverne', '2027', '30'])
      expect(text).toContain(part)
    expect(text).toContain(`${origin}${prefix}/dashboard`)
    expect(text).toContain(`${origin}${prefix}/rappels#stop=${token}`)
    expect(text).toMatch(/incombe à son détenteur|lies with its holder|liegt beim Verwender/)
  }
  expect(plain(mail?.text)).toContain('(III)  Max 15 kg  e = 5 g')
  expect(mail?.html).toContain(`<html lang="${locale}">`)
  expect(mail?.headers).toEqual({
    'List-Unsubscribe': `<${origin}/api/scales/reminders/stop?token=${token}&lang=${locale}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect(mail?.text).not.toMatch(/undefined|null|\{\{/)
})

const german = { country: 'DE', use: 'trade', lastVerifiedOn: '2024-05-03' }

test.each([
  ['2026-10-22', /In Deutschland eicht ausschließlich die Eichbehörde: .* bis spätestens 22\. Oktober 2026/],
  ['2026-10-23', /In Deutschland eicht ausschließlich die Eichbehörde\. Haben Sie den Antrag/],
  ['2026-12-01', /stellen Sie ihn umgehend/],
])('the mail of %s for an instrument in Germany says when to apply to the authority', async (day, text) => {
  const { edge } = await openReminded({ locale: 'de' }, german)
  setClock(`${day}T10:00:00Z`)
  const [mail] = await minute(edge)
  expect(mail?.text).toContain('31.\u00a0Dezember 2026')
  expect(plain(mail?.text)).toMatch(text)
})

test.each([
  ['fr', 'Genre : trieuse pondérale'],
  ['en', 'Kind: checkweigher'],
  ['de', 'Art: selbsttätige Kontroll- oder Sortierwaage'],
] as const)(
  'a checkweigher falls due after its own period, and the mail names it (%s)',
  async (locale, kind) => {
    const { edge } = await openReminded(
      { locale },
      { ...german, kind: 'checkweigher', lastVerifiedOn: '2025-05-03' },
    )
    setClock('2026-12-01T10:00:00Z')
    const [mail] = await minute(edge)
    expect(plain(mail?.text)).toContain(kind)
    expect(mail?.html).toContain(kind.replace(/^.*: /, ''))
    expect(mail?.text).toContain('2026')
  },
)

test('the first reminder of an instrument in Germany leaves a month for the application', async () => {
  const { edge } = await openReminded({}, german)
  const sent: string[] = []
  for (const day of ['09-21', '09-22', '10-02', '12-01', '12-24', '12-31']) {
    setClock(`2026-${day}T10:00:00Z`)
    if ((await minute(edge)).length) sent.push(day)
  }
  expect(sent).toEqual(['09-22', '12-01', '12-24'])
  expect((await reminded(edge)).map(({ days_before }) => days_before)).toEqual([100, 30, 7])
})

test.each<[string, Partial<typeof users.$inferInsert>]>([
  ['did not switch reminders on', { scaleReminders: false }],
  ['has no verified address', { emailVerifiedAt: null }],
  ['is disabled', { accountStatus: 'disabled' }],
  ['is not active', { isActive: false }],
])('a person who %s gets no reminder', async (_, changes) => {
  const edge = await openEdge()
  const anne = await createHolder(edge, { scaleReminders: true })
  await createScale(edge, anne, yearly)
  const columns = Object.entries(changes).map(([name, value]) => [
    name.replaceAll(/[A-Z]/g, (char) => `_${char.toLowerCase()}`),
    typeof value === 'boolean' ? Number(value) : value,
  ])
  for (const [name, value] of columns)
    await edge.env.DB.prepare(`update users set ${name} = ?`)
      .bind(value ?? null)
      .run()
  setClock(daysBefore(30))
  expect(await minute(edge)).toEqual([])
  expect(await reminded(edge)).toEqual([])
})

test('concurrent and repeated rounds create one mail', async () => {
  const { edge, anne } = await openReminded()
  await createScale(edge, anne, { ...yearly, model: 'TR2' })
  setClock(daysBefore(30))
  await Promise.all(Array.from({ length: 10 }, () => enqueueReminders(edge.env)))
  await enqueueReminders(edge.env)
  expect(await edge.rows('outbox')).toHaveLength(1)
  expect(await reminded(edge)).toHaveLength(2)
  expect(await minute(edge)).toHaveLength(1)
})

test.each(['before', 'after'] as const)(
  'when the database fails %s the reminder rows are written, the next minute sends the mail once',
  async (when) => {
    const { edge } = await openReminded()
    setClock(daysBefore(30))
    const sound = edge.env.DB
    edge.env.DB = aroundD1(sound, async (calls, run) => {
      if (calls.length === 1) return run()
      if (when === 'after') await run()
      throw new Error('D1 is down')
    })
    await expect(enqueueReminders(edge.env)).rejects.toThrow()
    edge.env.DB = sound
    expect(await minute(edge)).toHaveLength(1)
    expect(await edge.rows('outbox')).toHaveLength(1)
  },
)

test('when reminders fail the rest of the sweep continues', async () => {
  const edge = await openEdge()
  await edge.post('/api/contact', { name: 'A', email: 'a@example.org', subject: 'x', message: 'x' })
  const sound = edge.env.DB
  edge.env.DB = aroundD1(sound, (calls, run) =>
    calls.some(({ sql }) => sql.includes('scale_reminders')) ? Promise.reject(new Error('no')) : run(),
  )
  expect(await minute(edge)).toHaveLength(2)
  expect(JSON.stringify(takeErrors())).toContain('reminders')
})

test('a mail omits instruments verified or removed meanwhile, and is not sent when none is left', async () => {
  const { edge, anne, scale } = await openReminded()
  const other = await createScale(edge, anne, { ...yearly, model: 'TR2' })
  setClock(daysBefore(30))
  await enqueueReminders(edge.env)
  await requestAs(edge, await signedInAgain(edge, anne.user), 'DELETE', `/profile/scales/${other.id}`)
  const [mail] = await minute(edge)
  expect(mail?.text).toContain('P1')
  expect(mail?.text).not.toContain('TR2')
  setClock(daysBefore(7))
  await enqueueReminders(edge.env)
  const verified = { ...scaleBody, ...yearly, lastVerifiedOn: daysBefore(7).toISOString().slice(0, 10) }
  await requestAs(edge, await signedInAgain(edge, anne.user), 'PUT', `/profile/scales/${scale.id}`, verified)
  expect(await minute(edge)).toEqual([])
  expect(await edge.rows("outbox where state <> 'sent'")).toEqual([])
})

test('a new due date after a verification gets a new reminder', async () => {
  const { edge, anne, scale } = await openReminded()
  setClock(daysBefore(30))
  expect(await minute(edge)).toHaveLength(1)
  const next = { ...scaleBody, ...yearly, lastVerifiedOn: '2027-02-08' }
  await requestAs(edge, await signedInAgain(edge, anne.user), 'PUT', `/profile/scales/${scale.id}`, next)
  expect(await minute(edge)).toEqual([])
  setClock('2028-01-09T10:00:00Z')
  expect(await minute(edge)).toHaveLength(1)
})

test('without reminders a minute costs one query on the index of the next look', async () => {
  const { edge } = await openReminded()
  await enqueueReminders(edge.env)
  const sound = edge.env.DB
  const seen: Call[] = []
  edge.env.DB = aroundD1(sound, (calls, run) => {
    seen.push(...calls)
    return run()
  })
  await enqueueReminders(edge.env)
  const [query, ...more] = seen
  expect(more).toEqual([])
  const plan = await sound
    .prepare(`explain query plan ${query?.sql}`)
    .bind(...(query?.params ?? []))
    .all<{ detail: string }>()
  const steps = plan.results.map(({ detail }) => detail)
  expect(steps.some((step) => step.includes('scales_remind'))).toBe(true)
  expect(steps.filter((step) => step.startsWith('SCAN'))).toEqual([])
})

test.each([
  ['whose owner wants no reminders', false],
  ['of which reminders were sent', true],
])(
  'a hundred instruments %s are looked at a few a minute, and then once a day at most',
  async (_, scaleReminders) => {
    const { edge, anne } = await openReminded({ scaleReminders })
    for (let n = 0; n < 99; n++) await createScale(edge, anne, { ...yearly, model: `P${n}` })
    setClock(daysBefore(20))
    const rowsRead = async () => {
      const { db, meter } = meteredD1(edge.env.DB)
      await enqueueReminders({ ...edge.env, DB: db })
      return meter.rowsRead
    }
    if (scaleReminders) await rowsRead()
    for (let n = 0; n < 7; n++) expect(await rowsRead()).toBeLessThanOrEqual(100)
    expect(await rowsRead()).toBeLessThanOrEqual(1)
    expect(await reminded(edge)).toHaveLength(scaleReminders ? 100 : 0)
    setClock(daysBefore(19))
    expect(await rowsRead()).toBeLessThanOrEqual(scaleReminders ? 1 : 100)
  },
)

test.each([
  ['fr', /une échéance est dépassée/, /ne doit plus servir/],
  ['en', /a due date has passed/, /must not be used/],
  ['de', /eine Frist ist abgelaufen/, /nicht mehr eichpflichtig verwendet werden/],
] as const)('the mail after a missed date names it and what it means (%s)', async (locale, subject, text) => {
  const { edge } = await openReminded({ locale }, { country: 'FR' })
  setClock(daysBefore(-1))
  const [mail, ...more] = await minute(edge)
  expect(more).toEqual([])
  expect(plain(mail?.subject)).toMatch(subject)
  for (const part of [mail?.text, mail?.html]) expect(plain(part)).toMatch(text)
  expect(mail?.text).toContain('#stop=')
  expect(mail?.text).not.toMatch(/undefined|null|\{\{/)
})

test('what is missed comes before what is near, in one mail', async () => {
  const { edge, anne } = await openReminded()
  await createScale(edge, anne, { ...yearly, model: 'TR2', lastVerifiedOn: '2026-03-15' })
  setClock(daysBefore(-1))
  const [mail, ...more] = await minute(edge)
  expect(more).toEqual([])
  const at = (words: string) => plain(mail?.text)?.indexOf(words) ?? -1
  expect(at('est dépassée pour')).toBeLessThan(at('P1'))
  expect(at('P1')).toBeLessThan(at('s’achève bientôt'))
  expect(at('s’achève bientôt')).toBeLessThan(at('TR2'))
})

test('a new date that is missed is told again, one that was verified in time is not', async () => {
  const { edge, anne, scale } = await openReminded()
  setClock(daysBefore(-1))
  expect(await minute(edge)).toHaveLength(1)
  const next = { ...scaleBody, ...yearly, lastVerifiedOn: '2027-03-11' }
  await requestAs(edge, await signedInAgain(edge, anne.user), 'PUT', `/profile/scales/${scale.id}`, next)
  setClock('2028-03-11T10:00:00Z')
  expect(await minute(edge)).toHaveLength(1)
  setClock('2028-03-12T10:00:00Z')
  expect(await minute(edge)).toHaveLength(1)
  setClock('2028-03-13T10:00:00Z')
  expect(await minute(edge)).toEqual([])
})

test('instruments entered with a date that has passed are told of together, the next day', async () => {
  const { edge, anne } = await openReminded({}, { lastVerifiedOn: '2020-01-01' })
  expect(await minute(edge)).toEqual([])
  await createScale(edge, anne, { ...yearly, model: 'TR2', lastVerifiedOn: '2021-01-01' })
  expect(await minute(edge)).toEqual([])
  setClock(daysBefore(109))
  const [mail, ...more] = await minute(edge)
  expect(more).toEqual([])
  expect(mail?.subject).toContain('2 échéances')
  setClock(daysBefore(108))
  expect(await minute(edge)).toEqual([])
})

test('a missed date is told to whoever switches reminders on later', async () => {
  const { edge, anne } = await openReminded({ scaleReminders: false })
  setClock(daysBefore(-60))
  expect(await minute(edge)).toEqual([])
  await updateProfile(edge.env, anne.user.id, { scaleReminders: true })
  expect(await minute(edge)).toHaveLength(1)
})

test('reminders that are switched on late come in the next minute', async () => {
  const { edge, anne } = await openReminded({ scaleReminders: false })
  setClock(daysBefore(20))
  expect(await minute(edge)).toEqual([])
  await updateProfile(edge.env, anne.user.id, { scaleReminders: true })
  expect(await minute(edge)).toHaveLength(1)
})

/** A person with a sent reminder, and the token in its mail. */
async function openToken(): Promise<{ edge: Edge; anne: Holder; token: string }> {
  const { edge, anne } = await openReminded()
  setClock(daysBefore(90))
  const [mail] = await minute(edge)
  return { edge, anne, token: tokenOf(mail) }
}
const reminderFlags = async (edge: Edge) =>
  (await edge.rows('users')).map(({ scale_reminders }) => scale_reminders)

test('a click on the page stops the reminders of this person, and may be repeated', async () => {
  const { edge, token } = await openToken()
  await createHolder(edge, { scaleReminders: true })
  for (let i = 0; i < 2; i++) {
    const answer = await edge.post('/api/scales/reminders/stop', { token })
    expect([answer.status, await answer.json()]).toEqual([200, { state: 'stopped' }])
  }
  expect((await reminderFlags(edge)).sort()).toEqual([0, 1])
  setClock(daysBefore(30))
  expect(await minute(edge)).toEqual([])
})

test('stopping reminders cancels pending reminder mails', async () => {
  const { edge, token } = await openToken()
  setClock(daysBefore(30))
  await enqueueReminders(edge.env)
  await edge.post('/api/scales/reminders/stop', { token })
  expect(await edge.rows("outbox where state = 'pending'")).toEqual([])
  expect(await minute(edge)).toEqual([])
})

test('switching reminders off in the profile cancels pending mails', async () => {
  const { edge } = await openToken()
  setClock(daysBefore(30))
  await enqueueReminders(edge.env)
  await edge.env.DB.prepare('update users set scale_reminders = 0').run()
  expect(await minute(edge)).toEqual([])
  expect(await edge.rows("outbox where state <> 'sent'")).toEqual([])
})

test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--',
  ],
])('a one-click POST as %s stops the reminders', async (type, body) => {
  const { edge, token } = await openToken()
  const address = `/api/scales/reminders/stop?token=${token}&lang=de`
  const response = await edge.request(
    address,
    {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    },
    'unspecified',
  )
  expect(response.status).toBe(200)
  expect(await reminderFlags(edge)).toEqual([0])
})

test('a GET of the link changes nothing and redirects to the page with the button', async () => {
  const { edge, token } = await openToken()
  const response = await edge.request(`/api/scales/reminders/stop?token=${token}&lang=de`)
  expect([response.status, response.headers.get('location')]).toEqual([302, `/de/rappels#stop=${token}`])
  const wrong = await edge.request('/api/scales/reminders/stop?token=//evil.example')
  expect(wrong.headers.get('location')).toBe('/rappels')
  expect(await reminderFlags(edge)).toEqual([1])
})

test('a token of another purpose or person, a forged token or an empty POST stops nothing', async () => {
  const { edge, anne, token } = await openToken()
  const [, mac] = token.split('.')
  const forged = [`${crypto.randomUUID()}.${mac}`, `${anne.user.id}.${'A'.repeat(43)}`, 'x']
  for (const wrong of forged) {
    const answer = await edge.post('/api/scales/reminders/stop', { token: wrong })
    expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'invalid-token' }])
  }
  const other = await edge.post('/api/newsletter/unsubscribe', { token })
  expect(other.status).toBe(422)
  const bare = await edge.request(
    `/api/scales/reminders/stop?token=${token}`,
    { method: 'POST' },
    'unspecified',
  )
  expect(bare.status).toBe(400)
  expect(await reminderFlags(edge)).toEqual([1])
})

test('no address, name or token is in the log', async () => {
  const { token } = await openToken()
  const logText = JSON.stringify(logged)
  expect(logText).not.toMatch(/anne|klein/i)
  expect(logText).not.toContain(token.split('.')[1])
})
