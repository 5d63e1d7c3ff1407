import { expect, test, vi } from 'vitest'
import { networkOf } from '#functions/platform/network.ts'
import { sweep } from '#functions/queue/sweep.ts'
import { type FaultPlan, faultyD1 } from '#test/support/around-d1.ts'
import { catalogueOf, type Edge, nothingStored, openEdge, setClock } from '#test/support/edge.ts'
import { takeErrors } from '#test/support/no-console-error.ts'
import { contactBody, quoteBody } from '#test/support/requests.ts'

const forms = [
  [
    '/api/quotes',
    quoteBody,
    { quote_requests: 1, quote_items: 2, contact_messages: 0, idempotency_keys: 1, outbox: 2 },
  ],
  [
    '/api/contact',
    contactBody,
    { quote_requests: 0, quote_items: 0, contact_messages: 1, idempotency_keys: 1, outbox: 2 },
  ],
] as const

const faults: [string, FaultPlan, 'nothing' | 'all'][] = [
  ['before reading', { when: 'before', times: 1 }, 'nothing'],
  ['after reading', { when: 'after', times: 1 }, 'nothing'],
  ['before the commit', { when: 'before', times: 1, only: /insert into "idempotency_keys"/ }, 'nothing'],
  ['after the commit', { when: 'after', times: 1, only: /insert into "idempotency_keys"/ }, 'all'],
  [
    'three times before the commit',
    { when: 'before', times: 3, only: /insert into "idempotency_keys"/ },
    'nothing',
  ],
]

const openSmall = () => openEdge({ catalogue: catalogueOf('montevigne-p1', 'tarnoval-tr2') })
const newKey = () => ({ 'idempotency-key': crypto.randomUUID() })

test.each(forms.flatMap((form) => faults.map((fault) => [form[0], fault[0], form, fault] as const)))(
  '%s: when the database fails %s, the response asks for a retry, and the retry leaves exactly one request',
  async (_, __, [path, body, whole], [, plan, kept]) => {
    const edge = await openSmall()
    const faulty = { ...plan }
    edge.env.DB = faultyD1(edge.env.DB, faulty)
    const key = newKey()
    for (let i = 0; i < plan.times; i++) {
      const failed = await edge.post(path, body, key)
      const text = await failed.text()
      expect(failed.status).toBe(503)
      expect(Number(failed.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(JSON.parse(text)).toEqual({
        type: 'about:blank',
        title: expect.any(String),
        status: 503,
        code: 'unavailable',
        fields: {},
      })
      expect(text).not.toMatch(/insert|select|Klein|D1_ERROR/i)
    }
    expect(faulty.times).toBe(0)
    expect(takeErrors()).toHaveLength(plan.times)
    expect(await edge.stored()).toEqual(kept === 'all' ? whole : nothingStored)

    const retried = await edge.post(path, body, key)
    expect(retried.status).toBe(201)
    expect(await edge.stored()).toEqual(whole)
    const table = path === '/api/quotes' ? 'quote_requests' : 'contact_messages'
    expect(await edge.rows(table)).toMatchObject([await retried.json()])
  },
)

test('the sweep mails a request whose commit response was lost', async () => {
  const edge = await openEdge()
  edge.env.DB = faultyD1(edge.env.DB, { when: 'after', times: 1, only: /insert into "idempotency_keys"/ })
  const key = newKey()
  await edge.post('/api/contact', contactBody, key)
  expect(takeErrors()).toHaveLength(1)
  await edge.post('/api/contact', contactBody, key)
  const pendingIds = (await edge.rows('outbox')).map(({ id }) => id).sort()
  await sweep(edge.env)
  expect(edge.jobs.map(({ outboxId }) => outboxId).sort()).toEqual(pendingIds)
  expect(pendingIds).toHaveLength(2)
})

test('thirty equal concurrent requests with some database failures store one', async () => {
  const edge = await openEdge()
  edge.env.DB = faultyD1(edge.env.DB, { when: 'after', times: 4, only: /insert into "idempotency_keys"/ })
  const key = newKey()
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => edge.post('/api/contact', contactBody, key)),
  )
  takeErrors()
  expect(answers.every(({ status }) => status === 201 || status === 503)).toBe(true)
  expect(answers.some(({ status }) => status === 201)).toBe(true)
  expect(await edge.stored()).toMatchObject({ contact_messages: 1, outbox: 2 })
})

test.each(forms)(
  '%s: when the queue fails the response is a success, and the mails stay pending',
  async (path, body, whole) => {
    const edge = await openSmall()
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    edge.env.JOBS.sendBatch = () => Promise.reject(new Error('Queue is down'))
    expect((await edge.post(path, body)).status).toBe(201)
    expect(await edge.stored()).toEqual(whole)
    expect(await edge.rows('outbox')).toMatchObject([
      { state: 'pending', attempts: 0 },
      { state: 'pending', attempts: 0 },
    ])
    expect(warn).toHaveBeenCalledOnce()
  },
)

test('when the database fails, lists and products return 503 with Retry-After', async () => {
  const edge = await openSmall()
  edge.env.DB = faultyD1(edge.env.DB, { when: 'before', times: 99 })
  for (const path of ['/api/products', '/api/products?q=balance', '/api/products/montevigne-p1']) {
    const response = await edge.request(path)
    expect([response.status, await response.json()]).toMatchObject([503, { code: 'unavailable', fields: {} }])
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect(takeErrors()).toHaveLength(3)
})

test('a failed first read of the catalogue is not cached', async () => {
  const edge = await openSmall()
  edge.env.DB = faultyD1(edge.env.DB, { when: 'before', times: 1, only: /catalogue_snapshot/ })
  expect((await edge.request('/api/products')).status).toBe(503)
  expect(takeErrors()).toHaveLength(1)
  expect((await edge.request('/api/products')).status).toBe(200)
})

/** Repetitions under one key: each counts for the limit and costs little. */
async function sendOften(edge: Edge, path: string, times: number, address: string) {
  const statuses: number[] = []
  const headers = { 'idempotency-key': '0b0b6a4e-94b5-4f5c-8f3a-2f1f2f3a4b5c', 'cf-connecting-ip': address }
  const body = path === '/api/quotes' ? { ...quoteBody, items: [] } : contactBody
  for (let i = 0; i < times; i++) statuses.push((await edge.post(path, body, headers)).status)
  return { statuses, last: () => edge.post(path, body, headers) }
}
const limited = () => openEdge({ vars: { RATE_LIMITS: 'on', RATE_LIMIT_SECRET: 'a long random text' } })

test.each(['/api/quotes', '/api/contact'])(
  '%s: after a hundred requests in a quarter of an hour a network gets 429 until the next',
  async (path) => {
    const edge = await limited()
    setClock('2026-11-20T10:05:00.000Z')
    const { statuses, last } = await sendOften(edge, path, 100, '192.0.2.7')
    expect(new Set(statuses)).toEqual(new Set([201]))

    const refused = await last()
    expect([refused.status, await refused.json()]).toMatchObject([
      429,
      { code: 'too-many-requests', fields: {} },
    ])
    expect(refused.headers.get('retry-after')).toBe('600')

    expect((await sendOften(edge, path, 1, '192.0.2.8')).statuses).toEqual([201])
    setClock('2026-11-20T10:15:00.000Z')
    expect((await last()).status).toBe(201)
  },
  60_000,
)

test('the addresses of one IPv6 /64 share one limit, another /64 has its own', async () => {
  const edge = await limited()
  setClock('2026-11-20T10:05:00.000Z')
  await sendOften(edge, '/api/contact', 50, '2001:db8:1:2::1')
  await sendOften(edge, '/api/contact', 50, '2001:DB8:1:2:ffff:0:0:9')
  const same = await sendOften(edge, '/api/contact', 1, '2001:0db8:0001:0002:1234::')
  const other = await sendOften(edge, '/api/contact', 1, '2001:db8:1:3::1')
  expect([same.statuses, other.statuses]).toEqual([[429], [201]])
}, 60_000)

test('a rate-limited request stores nothing, and a forwarded address of another proxy is ignored', async () => {
  const edge = await limited()
  setClock('2026-11-20T10:05:00.000Z')
  await sendOften(edge, '/api/contact', 100, '192.0.2.7')
  const before = await edge.stored()
  const headers = {
    'cf-connecting-ip': '192.0.2.7',
    'x-forwarded-for': '203.0.113.9',
    'x-real-ip': '203.0.113.9',
  }
  expect((await edge.post('/api/contact', { ...contactBody, subject: 'Autre' }, headers)).status).toBe(429)
  expect(await edge.stored()).toEqual(before)
}, 60_000)

test('the rate limit counters store no address', async () => {
  const edge = await limited()
  await sendOften(edge, '/api/contact', 1, '192.0.2.7')
  const { keys } = await edge.env.KV.list()
  expect(keys).toHaveLength(1)
  const kept = `${keys[0]?.name} ${await edge.env.KV.get(keys[0]?.name ?? '')}`
  expect(kept).not.toContain('192.0.2')
  expect(kept).not.toContain(Buffer.from('192.0.2.7').toString('hex'))
})

test('a failing counter does not refuse the request', async () => {
  const edge = await limited()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  edge.env.KV = { get: () => Promise.reject(new Error('KV is down')) } as unknown as KVNamespace
  expect((await sendOften(edge, '/api/contact', 1, '192.0.2.7')).statuses).toEqual([201])
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['fe80::1:2:3:4:5', 'fe80:0:0:1::/64'],
  [null, null],
  ['', null],
])('the network key of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('two IPv4-mapped IPv6 addresses are two networks', () => {
  expect(networkOf('::ffff:192.0.2.7')).not.toBe(networkOf('::ffff:203.0.113.9'))
})
