import { expect, test } from 'vitest'
import { sweep } from '#functions/queue/sweep.ts'
import { accessTokens, accessVars } from '#test/support/access-tokens.ts'
import { asUser, hashOf, insertUser, password, setTime } from '#test/support/accounts.ts'
import { type Edge, openEdge } from '#test/support/edge.ts'
import { insertLink } from '#test/support/owned.ts'
import { shortQuote } from '#test/support/requests.ts'

type Row = Record<string, unknown>
type Page = { items: Row[]; nextCursor: string | null; waiting: { state: string; count: number }[] }

const line = { text: 'Balance', quantity: 1, unitCents: 27_000, discountCents: 0, vatPermille: 200 }
const offer = { after: 0, lines: [line], validUntil: '2026-03-01', delivery: '', conditions: '', note: '' }
const day = (n: number) => `2026-02-${String(n).padStart(2, '0')}T09:00:00.000Z`

async function openDesk() {
  const edge = await openEdge({ vars: accessVars })
  const desk = async (method: string, path: string, body?: unknown) => {
    const { good } = await accessTokens(new Date().toISOString())
    return edge.request(`/api/desk/requests${path}`, {
      method,
      headers: {
        ...{ 'cf-access-jwt-assertion': good, 'idempotency-key': crypto.randomUUID() },
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  }
  const list = async (query = '') => (await (await desk('GET', `?${query}`)).json()) as Page
  return { edge, desk, list }
}

/** A request of that day, and what both sides can do about it on later ones. */
async function send(edge: Edge, desk: Awaited<ReturnType<typeof openDesk>>['desk'], n: number, cookie = '') {
  setTime(day(n))
  const sent = await edge.post('/api/quotes', { ...shortQuote, name: `Client ${n}` }, { cookie })
  const { reference } = (await sent.json()) as { reference: string }
  const [{ id } = { id: '' }] = await edge.rows<{ id: string }>(
    `quote_requests where reference = '${reference}'`,
  )
  const authorization = `Bearer ${await insertLink(edge, id, { expiresAt: '2027-01-01T00:00:00.000Z' })}`
  const on = async (at: number, run: () => Promise<Response>) => {
    setTime(day(at))
    const answer = await run()
    expect(answer.status, await answer.clone().text()).toBeLessThan(300)
  }
  const decide = (at: number, body: Row) =>
    on(at, () => edge.post('/api/request/decision', { version: 1, name: 'Anne', ...body }, { authorization }))
  const change = (at: number, body: Row) => on(at, () => desk('POST', `/${reference}/state`, body))
  return {
    reference,
    asks: (at: number) =>
      on(at, () => edge.post('/api/request/messages', { text: 'Et le délai ?' }, { authorization })),
    answers: (at: number) => on(at, () => desk('POST', `/${reference}/messages`, { text: 'Trois semaines' })),
    offers: (at: number) => on(at, () => desk('POST', `/${reference}/offers`, offer)),
    accepts: (at: number) => decide(at, { decision: 'accept' }),
    declines: (at: number, reason = '') => decide(at, { decision: 'decline', reason }),
    change,
    processes: (at: number) => change(at, { action: 'process' }),
  }
}
type Request = Awaited<ReturnType<typeof send>>

/** What happens from the second day on, and since when the customer waits then; null: not any more. */
const lives: [string, (request: Request) => Promise<unknown>, number | null][] = [
  ['was sent', async () => {}, 1],
  ['was taken in progress', ({ change }) => change(2, { action: 'take' }), 1],
  ['was answered', ({ answers }) => answers(2), null],
  [
    'was answered and asks again, twice',
    async ({ answers, asks }) => [await answers(2), await asks(3), await asks(4)],
    3,
  ],
  ['has an offer', ({ offers }) => offers(2), null],
  ['has a question about its offer', async ({ offers, asks }) => [await offers(2), await asks(3)], 3],
  [
    'had its question about the offer answered',
    async ({ offers, asks, answers }) => [await offers(2), await asks(3), await answers(4)],
    null,
  ],
  [
    'had its offer withdrawn',
    async ({ offers, change }) => [await offers(2), await change(3, { action: 'withdraw', version: 1 })],
    3,
  ],
  ['accepted', async ({ offers, accepts }) => [await offers(2), await accepts(3)], 3],
  [
    'accepted, was written to, but its order is not processed',
    async ({ offers, accepts, answers }) => [await offers(2), await accepts(3), await answers(4)],
    3,
  ],
  [
    'accepted, and its order is processed',
    async ({ offers, accepts, processes }) => [await offers(2), await accepts(3), await processes(4)],
    null,
  ],
  [
    'accepted and asked before its order was processed',
    async ({ offers, accepts, asks, processes }) => [
      await offers(2),
      await accepts(3),
      await asks(4),
      await processes(5),
    ],
    4,
  ],
  [
    'asks after its order was processed',
    async ({ offers, accepts, processes, asks }) => [
      await offers(2),
      await accepts(3),
      await processes(4),
      await asks(5),
    ],
    5,
  ],
  [
    'accepted, and was closed',
    async ({ offers, accepts, change }) => [
      await offers(2),
      await accepts(3),
      await change(4, { action: 'close', reason: 'Livré' }),
    ],
    null,
  ],
  ['declined without a word', async ({ offers, declines }) => [await offers(2), await declines(3)], null],
  [
    'declined with a reason',
    async ({ offers, declines }) => [await offers(2), await declines(3, 'Trop cher')],
    3,
  ],
  ['asked, and let the offer expire', async ({ offers, asks }) => [await offers(2), await asks(3)], 3],
  ['was closed', ({ change }) => change(2, { action: 'close', reason: 'Doublon' }), null],
]

test.each(lives)('a request that %s waits for us, or not', async (name, live, since) => {
  const { edge, desk, list } = await openDesk()
  const request = await send(edge, desk, 1)
  await live(request)
  setTime(name.includes('expire') ? '2026-03-05T09:00:00.000Z' : day(20))
  await sweep(edge.env)
  const { items, waiting } = await list()
  expect(items.map(({ reference, waitingSince }) => [reference, waitingSince])).toEqual(
    since === null ? [] : [[request.reference, day(since)]],
  )
  expect(waiting.map(({ count }) => count)).toEqual(since === null ? [] : [1])
})

test('the first view comes by who waits longest, whatever the state, with a count of each', async () => {
  const { edge, desk, list } = await openDesk()
  const early = await send(edge, desk, 1)
  const question = await send(edge, desk, 2)
  const order = await send(edge, desk, 3)
  const fresh = await send(edge, desk, 10)
  for (const one of [early, question, order]) await one.offers(4)
  await order.accepts(5)
  await question.asks(6)
  await early.asks(12)
  const { items, waiting } = await list()
  expect(items.map(({ reference }) => reference)).toEqual(
    [order, question, fresh, early].map(({ reference }) => reference),
  )
  expect(waiting).toEqual([
    { state: 'received', count: 1 },
    { state: 'offered', count: 2 },
    { state: 'accepted', count: 1 },
  ])
  expect((await list('q=client 2')).items.map(({ reference }) => reference)).toEqual([question.reference])
  expect((await list('q=client 3&state=waiting')).items).toHaveLength(1)
})

test('pages of those who wait lose nobody, whatever they wait for', async () => {
  const { edge, desk, list } = await openDesk()
  await send(edge, desk, 1)
  await edge.env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 70)
     insert into quote_requests (id, reference, locale, company, name, email, phone, address, city, zip_code, country,
       message, terms_accepted_at, created_at, state, waiting_since)
     select 'c' || i, 'DEV-260101-' || i, 'fr', '', 'n', 'x', '', '', '', '', '', '', '2026-01-01', '2026-01-01',
       case i % 3 when 0 then 'received' when 1 then 'offered' else 'declined' end,
       '2026-02-01T0' || (i % 4) || ':00:00.000Z' from n`,
  ).run()
  const found: Row[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Page = await list(`cursor=${cursor}`)
    found.push(...page.items)
    cursor = page.nextCursor
  }
  expect(new Set(found.map(({ reference }) => reference)).size).toBe(71)
  expect(found).toHaveLength(71)
  const instants = found.map(({ waitingSince }) => String(waitingSince))
  expect(instants).toEqual([...instants].sort())
})

test('an order of an erased account still waits to be processed, and can be', async () => {
  const { edge, desk, list } = await openDesk()
  setTime(day(1))
  const anne = await insertUser(edge, { emailVerifiedAt: day(1) })
  await edge.env.DB.prepare('update passwords set hash = ?')
    .bind(await hashOf(password))
    .run()
  const order = await send(edge, desk, 1, anne.cookie)
  await order.offers(2)
  await order.accepts(3)
  await order.asks(4)
  const erased = await asUser(edge, anne.cookie)('DELETE', '/api/profile', { password })
  expect(erased.status).toBe(200)
  expect((await list()).items).toMatchObject([
    { reference: order.reference, waitingSince: day(3), archivedUntil: '2036-12-31' },
  ])
  await order.processes(5)
  expect((await list()).items).toEqual([])
  expect((await desk('POST', `/${order.reference}/state`, { action: 'process' })).status).toBe(409)
})

test('a request that an older version of the Worker has stored waits too, after the next sweep', async () => {
  const { edge, desk, list } = await openDesk()
  const { reference } = await send(edge, desk, 1)
  await edge.env.DB.prepare('update quote_requests set waiting_since = null').run()
  await sweep(edge.env)
  expect((await list()).items).toMatchObject([{ reference, waitingSince: day(1) }])
})
