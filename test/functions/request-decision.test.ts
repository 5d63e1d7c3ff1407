import { expect, test } from 'vitest'
import { openDb } from '#functions/db/client.ts'
import { offers } from '#functions/db/schema.ts'
import { sweep } from '#functions/queue/sweep.ts'
import { asUser, deliverAll, insertUser, setTime } from '#test/support/accounts.ts'
import { type Edge, openEdge, setClock } from '#test/support/edge.ts'
import { makeLinks } from '#test/support/owned.ts'
import { plain } from '#test/support/request-mails.ts'

type Row = Record<string, unknown>

const accept = { version: 1, decision: 'accept', name: 'Anne Klein', orderNumber: 'BC-2611' }
const decline = { version: 1, decision: 'decline', name: 'Anne Klein', reason: 'Trop cher' }

/** A request with version 1 of an offer, and the sender of decisions by its link. */
async function openOffered() {
  const edge = await openEdge()
  setTime('2026-02-01T12:00:00Z')
  const a = await insertUser(edge)
  const { quoteId, tokens } = await makeLinks(edge, a)
  const headers = { authorization: `Bearer ${tokens.good}` }
  const decide = (body: unknown) => edge.post('/api/request/decision', body, headers)
  return { edge, a, quoteId, headers, decide }
}

const stateOf = async (edge: Edge) => (await edge.rows<Row>('quote_requests'))[0]?.state
const read = async (edge: Edge, headers: Record<string, string>) =>
  (await (await edge.request('/api/request', { headers })).json()) as Record<string, Row[]> & Row

test('an accepted offer is recorded with who, when and order number, and mailed to both sides', async () => {
  const { edge, headers, decide } = await openOffered()
  const answer = await decide(accept)
  expect([answer.status, await answer.json()]).toEqual([200, { state: 'accepted' }])
  expect(await edge.rows('offers')).toMatchObject([
    {
      state: 'accepted',
      decided_by: 'Anne Klein',
      order_number: 'BC-2611',
      decided_at: '2026-02-01T12:00:00.000Z',
    },
  ])
  const request = await read(edge, headers)
  expect(request).toMatchObject({ state: 'accepted', offers: [{ version: 1, state: 'accepted' }] })
  expect(request.timeline).toMatchObject([{ event: 'accepted', text: 'Devis accepté, version 1' }])
  const [mail, ...others] = await deliverAll(edge)
  expect(others).toMatchObject([{ to: 'a@example.org', subject: '[DEV-260201-AAAAA] Devis accepté' }])
  expect(plain(others[0]?.text ?? '')).toContain('sous votre numéro de commande BC-2611')
  expect(mail).toMatchObject({ to: 'office@scales.example', replyTo: 'a@example.org' })
  expect(mail?.subject).toContain('Devis accepté')
  expect(plain(mail?.text ?? '')).toContain('Numéro de commande : BC-2611')
})

test('a declined offer carries its reason to the timeline and the mail', async () => {
  const { edge, headers, decide } = await openOffered()
  expect((await decide(decline)).status).toBe(200)
  expect((await read(edge, headers)).timeline).toMatchObject([
    { event: 'declined', text: 'Devis décliné, version 1\u00a0: Trop cher' },
  ])
  expect((await deliverAll(edge))[0]?.text).toContain('Trop cher')
})

test('of twenty concurrent decisions exactly one wins, and the others learn the state', async () => {
  const { edge, decide } = await openOffered()
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => decide(i % 2 ? accept : decline)))
  const won = answers.filter(({ status }) => status === 200)
  expect(won).toHaveLength(1)
  const [{ state } = { state: '' }] = (await Promise.all(won.map((answer) => answer.json()))) as {
    state: string
  }[]
  expect(await stateOf(edge)).toBe(state)
  for (const lost of answers.filter(({ status }) => status !== 200))
    expect([lost.status, await lost.json()]).toMatchObject([409, { code: 'state-changed', state }])
  expect(await edge.rows('request_events')).toMatchObject([{ event: state }])
  expect(await edge.rows('offers')).toMatchObject([{ state }])
  expect(await edge.rows('outbox')).toHaveLength(state === 'accepted' ? 2 : 1)
})

test.each<[why: string, change: string, state: string]>([
  ['replaced', "update offers set state = 'superseded'", 'offered'],
  ['withdrawn', "update offers set state = 'withdrawn'", 'offered'],
  ['past its validity', "update offers set valid_until = '2026-01-31'", 'offered'],
  ['of a closed request', "update quote_requests set state = 'closed'", 'closed'],
  ['of a request that is worked on again', "update quote_requests set state = 'in-progress'", 'in-progress'],
])('an offer that is %s cannot be decided about', async (_, change, state) => {
  const { edge, decide } = await openOffered()
  await edge.env.DB.prepare(change).run()
  const answer = await decide(accept)
  expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'state-changed', state }])
  expect([await stateOf(edge), await edge.rows('outbox'), await edge.rows('request_events')]).toEqual([
    state,
    [],
    [],
  ])
})

test('on its last day in Paris an offer can be accepted', async () => {
  const { edge, decide } = await openOffered()
  await edge.env.DB.prepare("update offers set valid_until = '2026-02-01'").run()
  setClock('2026-02-01T22:59:00Z')
  expect((await decide(accept)).status).toBe(200)
})

test.each<[field: string, body: Row]>([
  ['name', { ...accept, name: ' ' }],
  ['name', { ...accept, name: 'see www.example.org' }],
  ['version', { ...accept, version: 0 }],
  ['version', { ...accept, version: '1' }],
  ['decision', { ...accept, decision: 'maybe' }],
  ['orderNumber', { ...accept, orderNumber: 'x'.repeat(61) }],
  ['reason', { ...decline, reason: 'x'.repeat(1001) }],
  ['other', { ...accept, other: 1 }],
])('an invalid %s is refused at its field', async (field, body) => {
  const { edge, decide } = await openOffered()
  const answer = await decide(body)
  const problem = (await answer.json()) as { fields: Row }
  expect([answer.status, Object.keys(problem.fields)]).toEqual([422, [field]])
  expect(await stateOf(edge)).toBe('offered')
})

test('an unknown version is refused as one that is no longer offered', async () => {
  const { decide } = await openOffered()
  expect((await decide({ ...accept, version: 7 })).status).toBe(409)
})

test('the owner of the account decides by the same rules', async () => {
  const { edge, a, decide } = await openOffered()
  const as = asUser(edge, a.cookie)
  const path = '/api/profile/quotes/DEV-260201-AAAAA'
  expect(await (await as('GET', path)).json()).toMatchObject({
    state: 'offered',
    offers: [
      {
        version: 1,
        lines: [{ text: 'Balance', quantity: 2, unitCents: 27_000, netCents: 54_000, vatPercent: 20 }],
        totals: { netCents: 54_000, vatCents: 10_800, grossCents: 64_800 },
        pdf: expect.stringMatching(/^\/documents\/offers\/[0-9a-f-]{36}\/1\.pdf\?until=\d+&signature=/),
      },
    ],
  })
  expect(await (await as('POST', `${path}/decision`, accept)).json()).toEqual({ state: 'accepted' })
  expect((await decide(accept)).status).toBe(409)
})

test('the cron expires offers after their last day, once, and not those of another state', async () => {
  const { edge, quoteId, headers } = await openOffered()
  const row = { quoteId, sentAt: '2026-02-01T10:00:00.000Z', validUntil: '2026-02-01' }
  await openDb(edge.env.DB)
    .insert(offers)
    .values({ ...row, version: 2, state: 'withdrawn' })
  setClock('2026-03-31T21:59:00Z')
  await sweep(edge.env)
  expect(await stateOf(edge)).toBe('offered')
  setClock('2026-03-31T22:00:00Z')
  await sweep(edge.env)
  await sweep(edge.env)
  const { state, offers: versions, timeline } = await read(edge, headers)
  expect([state, versions?.map((offer) => offer.state), timeline?.map(({ event }) => event)]).toEqual([
    'expired',
    ['withdrawn', 'expired'],
    ['expired'],
  ])
})
