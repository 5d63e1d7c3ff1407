import { beforeAll, expect, test, vi } from 'vitest'
import { type Edge, openEdge, setClock } from '#test/support/edge.ts'
import { operatorOf } from '#test/support/operate.ts'
import { shortQuote } from '#test/support/requests.ts'

/** A Friday morning in Alsace: answers are due on Monday at the same time. */
const friday = '2026-11-20T10:00:00.000Z'
let edge: Edge
let operator: ReturnType<typeof operatorOf>

beforeAll(async () => {
  edge = await openEdge()
  operator = operatorOf(edge)
})

async function newRequest(at = friday, changes: object = {}): Promise<string> {
  setClock(at)
  const response = await edge.post('/api/quotes', { ...shortQuote, ...changes })
  return ((await response.json()) as { reference: string }).reference
}

const stateOf = async (reference: string) =>
  (await edge.rows<{ state: string }>(`quote_requests where reference = '${reference}'`))[0]?.state

test('what is due comes with the hours that are left of the promised 24, weekends not counted', async () => {
  const early = await newRequest(friday, { company: 'Mühle Bauer' })
  const late = await newRequest('2026-11-20T11:30:00.000Z')
  setClock('2026-11-21T15:00:00.000Z')
  const rows = await operator.rows('requests')
  expect(rows.filter(({ reference }) => [early, late].includes(String(reference)))).toMatchObject([
    { reference: early, left: 11, state: 'received', company: 'Mühle Bauer', assignee: null },
    { reference: late, left: 12.5 },
  ])
  setClock('2026-11-23T10:30:00.000Z')
  expect((await operator.rows('requests', 'due')).find(({ reference }) => reference === early)?.left).toBe(0)
})

test('a request is found by the beginning of a name, listed by state, and shown with everything', async () => {
  const reference = await newRequest(friday, { name: 'Zoé Ölander', message: 'Une balance de 15 kg ?' })
  const found = await operator.rows('requests', 'find', 'zoé')
  expect(found.map((row) => row.reference)).toEqual([reference])
  const received = await operator.rows('requests', 'list', 'received')
  expect(received.map((row) => row.reference)).toContain(reference)
  expect(await operator.rows('requests', 'list', 'closed')).not.toContainEqual(
    expect.objectContaining({ reference }),
  )
  const one = await operator.rows('requests', 'one', reference.toLowerCase())
  for (const text of ['Zoé Ölander', 'Une balance de 15 kg ?', 'received'])
    expect(one).toContainEqual(expect.objectContaining({ text }))
})

test('a change is shown and asked for; refused without a terminal, and left undone by « no »', async () => {
  const reference = await newRequest()
  const refused = await operator.run('requests', 'take', reference)
  expect([refused.code, refused.out]).toEqual([2, expect.stringContaining(reference)])
  const ask = vi.fn(async () => false)
  const declined = await operatorOf(edge, { ask }).run('requests', 'take', reference)
  expect([declined.code, declined.err, ask.mock.calls.length]).toEqual([0, 'Nothing was changed.', 1])
  expect(await stateOf(reference)).toBe('received')
  await operatorOf(edge, { ask: async () => true }).run('requests', 'take', reference)
  expect(await stateOf(reference)).toBe('in-progress')
})

test('a request is closed with its timeline and the customer’s mail, once', async () => {
  const reference = await newRequest()
  await operator.run('requests', 'assign', reference, 'Claire', '--yes')
  const closed = await operator.run('requests', 'close', reference, 'Sans suite', '--yes')
  expect([closed.code, closed.err]).toEqual([0, expect.stringContaining('closed')])
  const one = await operator.rows('requests', 'one', reference)
  expect(one).toContainEqual(expect.objectContaining({ what: 'assignee', text: 'Claire' }))
  expect(one.filter(({ what }) => what === 'event')).toHaveLength(3)
  const mails = () => edge.rows("outbox where kind = 'request-closed-customer'")
  expect(await mails()).toHaveLength(1)
  const again = await operator.run('requests', 'close', reference, 'Encore', '--yes')
  expect([again.code, again.err]).toEqual([1, 'state-changed: closed'])
  expect(await mails()).toHaveLength(1)
})

test.each([
  [['one', 'DEV-2026-NONE'], 1],
  [['take', 'DEV-2026-NONE', '--yes'], 1],
  [['withdraw', 'DEV-2026-NONE', 'x', '--yes'], 2],
  [['close', 'DEV-2026-NONE', '', '--yes'], 2],
  [['close', 'DEV-2026-NONE'], 2],
  [['list', 'open-ish'], 2],
  [['sideways'], 2],
])('requests %j ends with %i', async (argv, code) => {
  expect((await operator.run('requests', ...argv)).code).toBe(code)
})

test('revoked links no longer open the request', async () => {
  const reference = await newRequest()
  const [{ id } = { id: '' }] = await edge.rows<{ id: string }>(
    `quote_requests where reference = '${reference}'`,
  )
  const insert = 'insert into request_links (id, quote_id, created_at) values (?, ?, ?)'
  await edge.env.DB.prepare(insert).bind(crypto.randomUUID(), id, friday).run()
  const live = () => edge.rows(`request_links where quote_id = '${id}' and revoked_at is null`)
  const links = await operator.rows('requests', 'revoke-links', reference, '--yes')
  expect(links.length).toBeGreaterThan(0)
  expect(await live()).toEqual([])
})

test('mails that were given up are tried again: one, or all; those that were sent are not', async () => {
  await newRequest('2026-11-20T12:00:00.000Z')
  const set = (state: string, where: string) =>
    edge.env.DB.prepare(
      `update outbox set state = '${state}', attempts = 9, last_error = 'why' ${where}`,
    ).run()
  await set('dead', '')
  const [first, second] = await operator.rows('outbox', 'dead')
  if (!first || !second) throw new Error('Expected two mails')
  expect(first).toMatchObject({ attempts: 9, lastError: 'why' })
  expect((await operator.rows('outbox')).every(({ state }) => state === 'dead')).toBe(true)
  await set('sent', `where id = '${second.id}'`)
  expect((await operator.run('outbox', 'retry', String(second.id), '--yes')).code).toBe(1)
  expect((await operator.run('outbox', 'retry', String(first.id))).code).toBe(2)
  expect((await operator.run('outbox', 'retry', String(first.id), '--yes')).code).toBe(0)
  const pending = await operator.rows('outbox', 'pending')
  expect(pending).toMatchObject([{ id: first.id, attempts: 0, dueAt: '2026-11-20T12:00:00.000Z' }])
  await operator.run('outbox', 'retry', 'all', '--yes')
  expect(await operator.rows('outbox', 'dead')).toEqual([])
  expect((await operator.rows('outbox', 'sent')).map(({ id }) => id)).toEqual([second.id])
  expect((await operator.run('outbox', 'retry', 'all', '--yes')).code).toBe(0)
})

test('mails that were given up and can never be sent are deleted when it is said, and no others', async () => {
  await newRequest('2026-11-20T13:00:00.000Z')
  const [kept, discarded] = await operator.rows('outbox', 'pending')
  await edge.env.DB.prepare("update outbox set state = 'dead' where id = ?").bind(discarded?.id).run()
  expect((await operator.run('outbox', 'discard', String(kept?.id), '--yes')).code).toBe(1)
  expect((await operator.run('outbox', 'discard', 'all', '--yes')).code).toBe(0)
  expect(await operator.rows('outbox', 'dead')).toEqual([])
  expect(await operator.rows('outbox', 'pending')).toContainEqual(kept)
})
