import { expect, test } from 'vitest'
import { openDb } from '#functions/db/client.ts'
import { deleteExpired } from '#functions/queue/retention.ts'
import { sweep } from '#functions/queue/sweep.ts'
import { accessTokens, accessVars } from '#test/support/access-tokens.ts'
import {
  asUser,
  deliverAll,
  hashOf,
  insertUser,
  openSession,
  password,
  setTime,
} from '#test/support/accounts.ts'
import { meteredD1 } from '#test/support/around-d1.ts'
import { type Edge, openEdge } from '#test/support/edge.ts'
import { shortQuote } from '#test/support/requests.ts'
import { uploaded } from '#test/support/uploads.ts'

type Row = Record<string, unknown>
type Answer = { status: number; body: Row }

const sentAt = '2026-02-02T09:00:00.000Z'
const email = 'anne.klein@example.org'
const lines = [{ text: 'Balance', quantity: 2, unitCents: 27_000, discountCents: 0, vatPermille: 200 }]
const offer = { lines, validUntil: '2026-12-31', delivery: '', conditions: '', note: '' }
const accepts = { decision: 'accept', name: 'Anne Klein', orderNumber: 'BC-2611' }

/** A customer whose request has two versions of an offer, messages, a note and files. */
async function openCustomer() {
  const edge = await openEdge({ vars: accessVars })
  setTime(sentAt)
  const anne = await insertUser(edge, { email, emailVerifiedAt: sentAt })
  await edge.env.DB.prepare('update passwords set hash = ?')
    .bind(await hashOf(password))
    .run()
  /** Signed in again each time: months may have passed. */
  const as = async (method: string, path: string, body?: unknown) => {
    const token = await openSession(edge, anne.user.id)
    const cookie = `__Host-session=${token}`
    return method === 'POST' ? edge.post(path, body, { cookie }) : asUser(edge, cookie)(method, path, body)
  }
  const photo = await uploaded(edge)
  const reference = await send(edge, anne.cookie, { attachments: [{ id: photo.id, key: photo.key }] })
  const desk = await deskOf(edge)
  const plan = await uploaded(edge, { purpose: 'offer' })
  await desk('POST', `/${reference}/offers`, { ...offer, after: 0 })
  await desk('POST', `/${reference}/offers`, {
    ...{ ...offer, after: 1 },
    attachments: [{ id: plan.id, key: plan.key }],
  })
  await desk('POST', `/${reference}/notes`, { text: 'Client pressé' })
  await as('POST', `/api/profile/quotes/${reference}/messages`, { text: 'Merci bien' })
  const decide = (more: Row) =>
    as('POST', `/api/profile/quotes/${reference}/decision`, { version: 2, ...more })
  const erase = async (): Promise<Answer> => answerOf(await as('DELETE', '/api/profile', { password }))
  return { edge, anne, as, reference, desk, photo, plan, decide, erase }
}

async function send(edge: Edge, cookie: string, more: Row = {}): Promise<string> {
  const answer = await edge.post('/api/quotes', { ...shortQuote, email, ...more }, { cookie })
  return ((await answer.json()) as { reference: string }).reference
}

const answerOf = async (response: Response): Promise<Answer> => ({
  status: response.status,
  body: (await response.json().catch(() => ({}))) as Row,
})

/** Calls of somebody whom Cloudflare Access lets in, at the present instant. */
async function deskOf(edge: Edge) {
  const { good } = await accessTokens(new Date().toISOString())
  return async (method: string, path: string, body?: unknown): Promise<Answer> =>
    answerOf(
      await edge.request(`/api/desk/requests${path}`, {
        method,
        headers: {
          ...{ 'cf-access-jwt-assertion': good, 'idempotency-key': crypto.randomUUID() },
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
}

const listed = async (edge: Edge, query: string) =>
  ((await (await deskOf(edge))('GET', `?${query}`)).body.items as Row[]).map(({ reference }) => reference)

/** What the address of a document or a file answers. */
const statusOf = async (edge: Edge, address: unknown) => (await edge.request(String(address))).status

test('erasing an account keeps its contract, restricted, and says so; everything else is gone', async () => {
  const { edge, reference, decide, erase } = await openCustomer()
  const open = await send(edge, '', { message: 'Autre demande' })
  expect((await decide(accepts)).status).toBe(200)
  const [before] = (await edge.rows<Row>('offers')).filter(({ state }) => state === 'accepted')
  const answer = await erase()
  expect(answer).toEqual({
    status: 200,
    body: { contracts: [{ reference, keptUntil: '2036-12-31' }] },
  })
  expect(await edge.rows('users')).toEqual([])
  expect(await edge.rows('offers')).toEqual([before])
  expect(before).toMatchObject({
    order_number: 'BC-2611',
    decided_by: 'Anne Klein',
    terms_version: expect.any(String),
  })
  expect(before?.accepted_checksum).toMatch(/^[0-9a-f]{64}$/)
  const requests = await edge.rows<Row>('quote_requests')
  expect(requests.find((row) => row.reference === reference)).toMatchObject({
    ...{ name: 'Anne Klein', email, user_id: null, accepted_at: sentAt, archived_at: sentAt },
  })
  expect(requests.find((row) => row.reference === open)).toMatchObject({
    name: '',
    email: '',
    archived_at: null,
  })
  for (const table of ['request_messages', 'request_notes', "request_links where side = 'customer'"])
    expect([table, await edge.rows(table)]).toEqual([table, []])
  expect((await edge.rows<Row>('request_events')).map(({ event, version }) => [event, version])).toEqual([
    ['received', null],
    ['offer-sent', 2],
    ['accepted', 2],
  ])
})

test('an archived contract is seen at the desk only: as archived until a day, with document and files', async () => {
  const { edge, as, reference, desk, decide, erase, photo, plan } = await openCustomer()
  await decide(accepts)
  const mine = (await (await as('GET', `/api/profile/quotes/${reference}`)).json()) as { offers: Row[] }
  const signed = mine.offers[0]?.pdf
  const file = (await (await as('GET', `/api/files/${plan.id}`)).json()) as Row
  expect([await statusOf(edge, signed), await statusOf(edge, file.address)]).toEqual([200, 200])
  await deliverAll(edge)
  const token = String(edge.mails.findLast(({ to }) => to === email)?.text).match(/#token=(\S+)/)?.[1]
  const byLink = () => edge.request('/api/request', { headers: { authorization: `Bearer ${token}` } })
  expect((await byLink()).status).toBe(200)
  await erase()

  expect((await byLink()).status).toBe(404)
  expect([await statusOf(edge, signed), await statusOf(edge, file.address)]).toEqual([404, 404])
  const { body } = await desk('GET', `/${reference}`)
  expect(body).toMatchObject({ archivedUntil: '2036-12-31', customer: { name: 'Anne Klein', email } })
  const [kept, ...others] = (body.request as { offers: Row[] }).offers
  expect(others).toEqual([])
  expect(await statusOf(edge, kept?.pdf)).toBe(200)
  expect(kept?.attachments).toMatchObject([{ id: plan.id }])
  const { good } = await accessTokens(new Date().toISOString())
  const atDesk = await edge.request(`/api/files/${plan.id}`, { headers: { 'cf-access-jwt-assertion': good } })
  expect(await statusOf(edge, ((await atDesk.json()) as Row).address)).toBe(200)
  await at('2026-02-02T09:01:00Z', () => sweep(edge.env))
  expect((await edge.rows<Row>('files')).map(({ id }) => id)).not.toContain(photo.id)
  expect(await statusOf(edge, kept?.pdf)).toBe(200)
})

test('views and searches leave archived contracts out, but for the archive and what waits to be delivered', async () => {
  const { edge, reference, desk, decide, erase } = await openCustomer()
  await decide(accepts)
  await erase()
  for (const query of ['state=all', 'state=accepted', 'state=all&q=anne', `state=all&q=${reference}`])
    expect([query, await listed(edge, query)]).toEqual([query, []])
  expect(await listed(edge, 'state=archived')).toEqual([reference])
  expect(await listed(edge, 'state=archived&q=anne')).toEqual([reference])
  const [row] = (await desk('GET', '?state=archived')).body.items as Row[]
  expect(row).toMatchObject({ reference, archivedUntil: '2036-12-31' })
})

test('an archived contract cannot be written to, offered again or closed, and nothing is mailed', async () => {
  const { edge, reference, desk, decide, erase } = await openCustomer()
  await decide(accepts)
  await erase()
  await edge.env.DB.prepare('delete from outbox').run()
  for (const [path, body] of [
    ['messages', { text: 'Bonjour' }],
    ['notes', { text: 'Une note' }],
    ['offers', { ...offer, after: 2 }],
    ['state', { action: 'close', reason: 'Fini' }],
    ['state', { action: 'assign', name: 'Marie' }],
  ] as const)
    expect([path, await desk('POST', `/${reference}/${path}`, body)]).toMatchObject([
      path,
      { status: 409, body: { code: 'state-changed' } },
    ])
  expect(await edge.rows('outbox')).toEqual([])
})

test('a new account with the same address sees nothing of the contract, exports nothing, erases nothing', async () => {
  const { edge, reference, decide, erase } = await openCustomer()
  await decide(accepts)
  await erase()
  const again = await insertUser(edge, { email, emailVerifiedAt: sentAt })
  const as = asUser(edge, again.cookie)
  expect(await (await as('GET', '/api/profile/quotes')).json()).toMatchObject({ items: [] })
  expect((await as('GET', `/api/profile/quotes/${reference}`)).status).toBe(404)
  expect(((await (await as('GET', '/api/profile/export')).json()) as Row).quoteRequests).toEqual([])
  await edge.post('/api/request/link', { reference, email })
  expect(await edge.rows("request_links where side = 'customer'")).toEqual([])
  await edge.env.DB.prepare('update passwords set hash = ?')
    .bind(await hashOf(password))
    .run()
  expect(await answerOf(await as('DELETE', '/api/profile', { password }))).toEqual({ status: 204, body: {} })
  expect(await edge.rows('offers')).toHaveLength(1)
})

test('the mail to the company about the acceptance still goes out, none goes to the customer', async () => {
  const { edge, decide, erase } = await openCustomer()
  await deliverAll(edge)
  await decide(accepts)
  await erase()
  const mails = await deliverAll(edge)
  expect(mails.map(({ to }) => to)).toEqual(['office@scales.example'])
})

/** The last instant at which a request of that life is kept, and the first at which it is gone. */
const lives: [string, (of: Awaited<ReturnType<typeof openCustomer>>) => Promise<unknown>, string, string][] =
  [
    ['offered, then expired', async () => {}, '2030-01-01T00:00:00Z', '2030-01-01T00:02:00Z'],
    [
      'declined',
      ({ decide }) => at('2026-05-04T09:00:00Z', () => decide({ decision: 'decline', name: 'Anne' })),
      '2029-05-04T08:59:00Z',
      '2029-05-04T09:01:00Z',
    ],
    [
      'written to later',
      ({ desk, reference }) =>
        at('2026-06-01T09:00:00Z', () => desk('POST', `/${reference}/messages`, { text: 'Bonjour' })),
      '2030-01-01T00:00:00Z',
      '2030-01-01T00:02:00Z',
    ],
    [
      'declined, then written about',
      async ({ as, decide, reference }) => {
        await at('2026-03-01T09:00:00Z', () => decide({ decision: 'decline', name: 'Anne' }))
        await at('2026-07-01T09:00:00Z', () =>
          as('POST', `/api/profile/quotes/${reference}/messages`, { text: 'Et en 2027 ?' }),
        )
      },
      '2029-07-01T08:59:00Z',
      '2029-07-01T09:01:00Z',
    ],
    ['accepted', ({ decide }) => decide(accepts), '2036-12-31T22:59:00Z', '2036-12-31T23:01:00Z'],
    [
      'accepted in the last hour of the year in Paris',
      ({ decide }) => at('2026-12-31T22:30:00Z', () => decide(accepts)),
      '2036-12-31T22:59:00Z',
      '2036-12-31T23:01:00Z',
    ],
    [
      'accepted, then closed',
      async ({ decide, reference, edge }) => {
        await decide(accepts)
        await at('2026-08-01T09:00:00Z', async () =>
          (await deskOf(edge))('POST', `/${reference}/state`, { action: 'close', reason: 'Livré' }),
        )
      },
      '2036-12-31T22:59:00Z',
      '2036-12-31T23:01:00Z',
    ],
    [
      'accepted, and its account erased',
      async ({ decide, erase }) => {
        await decide(accepts)
        await erase()
      },
      '2036-12-31T22:59:00Z',
      '2036-12-31T23:01:00Z',
    ],
  ]

async function at<Value>(instant: string, run: () => Promise<Value>): Promise<Value> {
  setTime(instant)
  return run()
}

test.each(lives)(
  'a request that was %s is kept until its day and deleted after it',
  async (_, live, kept, gone) => {
    const customer = await openCustomer()
    const { edge } = customer
    await edge.env.DB.prepare("update users set last_contact_at = '2040-01-01T00:00:00.000Z'").run()
    await live(customer)
    // The cron runs every minute: what expires does so on its day.
    for (const day of ['2027-01-01T00:01:00Z', kept]) await at(day, () => sweep(edge.env))
    expect(await edge.rows('quote_requests')).toHaveLength(1)
    await at(gone, () => sweep(edge.env))
    for (const table of ['quote_requests', 'offers', 'request_events'])
      expect([table, await edge.rows(table)]).toEqual([table, []])
  },
)

test('contracts that are kept cost the sweep of a minute nothing', async () => {
  const { edge } = await openCustomer()
  const { db, meter } = meteredD1(edge.env.DB)
  const rowsRead = async () => {
    const before = meter.rowsRead
    await deleteExpired(openDb(db))
    return meter.rowsRead - before
  }
  setTime('2031-06-01T09:00:00Z')
  await rowsRead()
  const few = await rowsRead()
  await edge.env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 300)
     insert into quote_requests (id, reference, locale, company, name, email, phone, address, city, zip_code, country,
       message, terms_accepted_at, created_at, state, accepted_at)
     select 'c' || i, 'DEV-260101-' || i, 'fr', '', '', '', '', '', '', '', '', '', '2026-01-01', '2026-01-01',
       'accepted', '2026-02-01T09:00:00.000Z' from n`,
  ).run()
  expect(await rowsRead()).toBeLessThanOrEqual(few + 5)
  expect(await edge.rows('quote_requests')).toHaveLength(300)
})
