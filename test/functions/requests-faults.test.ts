import { expect, test, vi } from 'vitest'
import { sweep } from '#functions/queue/sweep.ts'
import { type FaultPlan, faultyD1 } from '#test/support/around-d1.ts'
import { catalogueOf, nothingStored, openEdge } from '#test/support/edge.ts'
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
  ['before reading', { when: 'before', times: 1, only: /^select/ }, 'nothing'],
  ['after reading', { when: 'after', times: 1, only: /^select/ }, 'nothing'],
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

/** A message without files is stored without reading anything before. */
const reads = (path: string, { only }: FaultPlan) => path === '/api/quotes' || only?.source !== '^select'

test.each(
  forms.flatMap((form) =>
    faults
      .filter(([, plan]) => reads(form[0], plan))
      .map((fault) => [form[0], fault[0], form, fault] as const),
  ),
)(
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
  edge.env.DB = faultyD1(edge.env.DB, { when: 'before', times: 1, only: /catalogue_index/ })
  expect((await edge.request('/api/products')).status).toBe(503)
  expect(takeErrors()).toHaveLength(1)
  expect((await edge.request('/api/products')).status).toBe(200)
})
