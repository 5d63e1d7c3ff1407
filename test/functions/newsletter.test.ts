import { beforeEach, expect, test, vi } from 'vitest'
import { locales } from '#config/locales.ts'
import { sweep } from '#functions/queue/sweep.ts'
import { faultyD1 } from '#test/support/around-d1.ts'
import { type Edge, openEdge, origin, type SentMail, setClock } from '#test/support/edge.ts'
import { takeErrors } from '#test/support/no-console-error.ts'

const start = new Date('2026-11-20T10:00:00.000Z')
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const hour = 3600
const day = 24 * hour
const email = 'Anne.Klein@Example.org'

let logged: unknown[][] = []
beforeEach(() => {
  logged = []
  setClock(start)
  for (const level of ['log', 'info', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...args) => void logged.push(args))
})

const subscribe = (edge: Edge, address = email, lang = 'fr') =>
  edge.post('/api/newsletter', { email: address, lang })
const subscriptions = (edge: Edge) => edge.rows('newsletter_subscriptions')
const kinds = async (edge: Edge) => (await edge.rows('outbox order by created_at')).map(({ kind }) => kind)

/** Lets the cron deliver the outbox and returns the mails sent since the last call. */
async function delivered(edge: Edge): Promise<SentMail[]> {
  edge.env.JOBS.sendBatch = () => Promise.reject(new Error('no queue: the sweep delivers'))
  const before = edge.mails.length
  await sweep(edge.env)
  return edge.mails.slice(before)
}

const tokenOf = (mail: SentMail | undefined, action: string) =>
  mail?.text.match(new RegExp(`#${action}=(\\S+)`))?.[1] ?? 'none'
const confirm = (edge: Edge, token: string) => edge.post('/api/newsletter/confirm', { token })
const unsubscribe = (edge: Edge, token: string) => edge.post('/api/newsletter/unsubscribe', { token })
const answerOf = async (response: Response) => [response.status, await response.json()]

/** An edge with one confirmed subscriber and the tokens in its mails. */
async function openSubscribed(lang = 'fr') {
  const edge = await openEdge()
  await subscribe(edge, email, lang)
  const [question] = await delivered(edge)
  const confirmToken = tokenOf(question, 'confirm')
  const answer = await confirm(edge, confirmToken)
  const [welcome] = await delivered(edge)
  return { edge, confirmToken, answer, welcome, unsubscribeToken: tokenOf(welcome, 'unsubscribe') }
}

test('a subscription is stored as pending with one outbox row, which is put on the queue and counts for its mailbox', async () => {
  const edge = await openEdge()
  const response = await subscribe(edge)
  expect(await answerOf(response)).toEqual([202, { state: 'requested' }])
  const [row] = await subscriptions(edge)
  expect(row).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    email: 'anne.klein@example.org',
    locale: 'fr',
    state: 'pending',
    requested_at: start.toISOString(),
    confirmed_at: null,
  })
  const outbox = await edge.rows('outbox')
  expect(outbox).toMatchObject([
    { kind: 'newsletter-confirm', subject_id: row?.id, recipient: row?.email, state: 'pending', attempts: 0 },
  ])
  expect(edge.jobs).toEqual([{ outboxId: outbox[0]?.id }])
})

test.each(locales)('a reader subscribes, confirms and unsubscribes (%s)', async (lang) => {
  const { edge, answer, welcome, unsubscribeToken } = await openSubscribed(lang)
  expect(await answerOf(answer)).toEqual([200, { state: 'confirmed' }])
  expect(await subscriptions(edge)).toMatchObject([
    { state: 'confirmed', locale: lang, confirmed_at: start.toISOString() },
  ])
  const [question] = edge.mails
  const page = `${origin}${lang === 'fr' ? '' : `/${lang}`}/newsletter`
  expect(question).toMatchObject({ to: 'anne.klein@example.org' })
  expect(question?.text).toContain(`${page}#confirm=`)
  expect(question?.html).toContain(`href="${page}#confirm=`)
  expect(question?.html).toContain(`<html lang="${lang}">`)
  expect(question).not.toHaveProperty('headers')
  expect(question).not.toHaveProperty('replyTo')
  expect(welcome?.text).toContain(`${page}#unsubscribe=`)
  expect(welcome?.headers).toEqual({
    'List-Unsubscribe': `<${origin}/api/newsletter/unsubscribe?token=${unsubscribeToken}&lang=${lang}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect(await answerOf(await unsubscribe(edge, unsubscribeToken))).toEqual([200, { state: 'unsubscribed' }])
  expect(await subscriptions(edge)).toEqual([])
  expect(await edge.rows('outbox')).toEqual([])
})

test('the response is the same for an unknown, a pending and a confirmed address', async () => {
  const { edge } = await openSubscribed()
  setClock(later(2 * hour))
  await subscribe(edge, 'asked@example.org')
  const answers = await Promise.all(
    [email, 'asked@example.org', 'unknown@example.org'].map(async (address) => {
      const response = await subscribe(edge, address)
      const headers = [...response.headers].filter(([name]) => name !== 'date')
      return JSON.stringify([response.status, headers, await response.text()])
    }),
  )
  expect(new Set(answers).size).toBe(1)
})

test('twenty equal concurrent subscriptions store one row and send one mail', async () => {
  const edge = await openEdge()
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, i) => subscribe(edge, i % 2 ? email : email.toUpperCase())),
  )
  expect(responses.every(({ status }) => status === 202)).toBe(true)
  expect(await subscriptions(edge)).toHaveLength(1)
  expect(await kinds(edge)).toEqual(['newsletter-confirm'])
  expect(edge.jobs).toHaveLength(1)
})

test('an address gets at most one mail an hour and five a week', async () => {
  const edge = await openEdge()
  const sent: number[] = []
  for (let i = 0; i < 16; i++) {
    setClock(later(i * 0.5 * hour))
    expect((await subscribe(edge)).status).toBe(202)
    sent.push((await delivered(edge)).length)
  }
  expect(sent).toEqual([1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0])
  expect(await subscriptions(edge)).toMatchObject([{ requested_at: later(4 * hour).toISOString() }])
})

test('a new language applies from the mail that it causes', async () => {
  const edge = await openEdge()
  await subscribe(edge)
  await subscribe(edge, email, 'de')
  expect(await subscriptions(edge)).toMatchObject([{ locale: 'fr' }])
  setClock(later(hour + 1))
  await subscribe(edge, email, 'de')
  expect(await subscriptions(edge)).toMatchObject([
    { locale: 'de', requested_at: later(hour + 1).toISOString() },
  ])
})

test('a subscriber who subscribes again gets a mail with the unsubscribe link and stays confirmed', async () => {
  const { edge, unsubscribeToken } = await openSubscribed()
  setClock(later(2 * hour))
  await subscribe(edge, email, 'de')
  const [again, ...more] = await delivered(edge)
  expect(more).toEqual([])
  expect(tokenOf(again, 'unsubscribe')).toBe(unsubscribeToken)
  expect(await subscriptions(edge)).toMatchObject([
    { state: 'confirmed', locale: 'fr', requested_at: start.toISOString() },
  ])
})

test('twenty concurrent confirmations confirm once and send one welcome mail', async () => {
  const edge = await openEdge()
  await subscribe(edge)
  const token = tokenOf((await delivered(edge))[0], 'confirm')
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => answerOf(await confirm(edge, token))),
  )
  expect(answers.filter(([, body]) => (body as { state: string }).state === 'confirmed')).toHaveLength(1)
  expect(answers.every(([status]) => status === 200)).toBe(true)
  expect(await kinds(edge)).toEqual(['newsletter-confirm', 'newsletter-welcome'])
  expect(await answerOf(await confirm(edge, token))).toEqual([200, { state: 'already-confirmed' }])
})

test('twenty concurrent and later unsubscriptions all succeed', async () => {
  const { edge, unsubscribeToken } = await openSubscribed()
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async () => (await unsubscribe(edge, unsubscribeToken)).status),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect((await unsubscribe(edge, unsubscribeToken)).status).toBe(200)
  expect(await subscriptions(edge)).toEqual([])
})

test('after unsubscribing only a new subscription counts, not the old link', async () => {
  const { edge, confirmToken, unsubscribeToken } = await openSubscribed()
  await unsubscribe(edge, unsubscribeToken)
  expect(await answerOf(await confirm(edge, confirmToken))).toMatchObject([422, { code: 'invalid-token' }])
  await subscribe(edge)
  const [question] = await delivered(edge)
  expect(tokenOf(question, 'confirm')).not.toBe(confirmToken)
  await unsubscribe(edge, unsubscribeToken)
  expect(await subscriptions(edge)).toHaveLength(1)
})

test('after seven days the link is void, and the sweep deletes the address and its mails', async () => {
  const edge = await openEdge()
  await subscribe(edge)
  const token = tokenOf((await delivered(edge))[0], 'confirm')
  setClock(later(7 * day - 1))
  await sweep(edge.env)
  expect(await subscriptions(edge)).toHaveLength(1)
  setClock(later(7 * day + 1))
  expect(await answerOf(await confirm(edge, token))).toMatchObject([422, { code: 'invalid-token' }])
  await sweep(edge.env)
  expect(await subscriptions(edge)).toEqual([])
  expect(await edge.rows('outbox')).toEqual([])
})

test('the sweep keeps confirmed subscriptions and mails of others', async () => {
  const { edge } = await openSubscribed()
  const message = { name: 'A', email: 'a@example.org', subject: 'x', message: 'x' }
  await edge.post('/api/contact', message)
  setClock(later(30 * day))
  await sweep(edge.env)
  expect(await subscriptions(edge)).toHaveLength(1)
  expect((await kinds(edge)).filter((kind) => String(kind).startsWith('contact-'))).toHaveLength(2)
})

test('no token is in the database, the log or the queue messages', async () => {
  const { edge, confirmToken, unsubscribeToken } = await openSubscribed()
  await confirm(edge, confirmToken)
  const tables = await edge.rows<{ name: string }>(
    "sqlite_schema where type = 'table' and sql not like '%VIRTUAL%'",
  )
  const dump = await Promise.all(
    tables.filter(({ name }) => !name.startsWith('_cf')).map(({ name }) => edge.rows(name)),
  )
  const recorded = JSON.stringify([dump, logged, edge.jobs])
  for (const token of [confirmToken, unsubscribeToken]) {
    expect(token).toMatch(/^[0-9a-f-]{36}\.[\w-]{43}$/)
    expect(recorded).not.toContain(token.split('.')[1])
  }
  expect(JSON.stringify(logged)).not.toContain('klein')
})

test('a mail waits without a link secret and is sent once the secret is set', async () => {
  const edge = await openEdge({ vars: { LINK_SECRET: '' } })
  expect((await subscribe(edge)).status).toBe(202)
  expect(await delivered(edge)).toEqual([])
  expect(await edge.rows('outbox')).toMatchObject([
    { state: 'pending', attempts: 0, last_error: expect.stringContaining('LINK_SECRET') },
  ])
  const health = (await (await edge.request('/api/health')).json()) as { links: string }
  expect(health.links).toContain('Variable d’environnement du backend manquante')
  const refused = await confirm(edge, `${crypto.randomUUID()}.${'A'.repeat(43)}`)
  expect(refused.status).toBe(503)
  Object.assign(edge.env, { LINK_SECRET: 'now there is one and it is long enough' })
  setClock(later(hour))
  expect(await delivered(edge)).toHaveLength(1)
})

test('a short secret is refused, and a local site needs none', async () => {
  const short = await openEdge({ vars: { LINK_SECRET: 'short' } })
  const health = (await (await short.request('/api/health')).json()) as { links: string }
  expect(health.links).toContain('32 caractères')
  expect(health.links).not.toContain('short')
  const local = await openEdge({ vars: { LINK_SECRET: '', SITE_ORIGIN: 'http://localhost:8787' } })
  const answer = await local.request('http://localhost:8787/api/health')
  expect(await answer.json()).toMatchObject({ links: 'ok' })
})

test('when the queue fails the subscription is stored and the sweep sends its mail', async () => {
  const edge = await openEdge()
  edge.env.JOBS.sendBatch = () => Promise.reject(new Error('Queue is down'))
  expect((await subscribe(edge)).status).toBe(202)
  expect(await delivered(edge)).toHaveLength(1)
})

test.each(['before', 'after'] as const)(
  'when the database fails %s the statement, the retry leaves one row and one mail',
  async (when) => {
    const edge = await openEdge()
    edge.env.DB = faultyD1(edge.env.DB, { when, times: 1 })
    expect((await subscribe(edge)).status).toBe(503)
    expect(takeErrors()).toHaveLength(1)
    expect((await subscribe(edge)).status).toBe(202)
    expect(await subscriptions(edge)).toHaveLength(1)
    const [question, ...more] = await delivered(edge)
    expect(more).toEqual([])

    const token = tokenOf(question, 'confirm')
    edge.env.DB = faultyD1(edge.env.DB, { when, times: 1 })
    expect((await confirm(edge, token)).status).toBe(503)
    expect(takeErrors()).toHaveLength(1)
    expect((await confirm(edge, token)).status).toBe(200)
    expect(await delivered(edge)).toHaveLength(1)
  },
)
