import { expect, test } from 'vitest'
import { aroundD1 } from '#test/support/around-d1.ts'
import { catalogueOf, nothingStored, openEdge } from '#test/support/edge.ts'
import { takeErrors } from '#test/support/no-console-error.ts'
import { contactBody, quoteBody } from '#test/support/requests.ts'

/** As SQLite says it when it cannot write; what was read before goes on. */
const full = () => Promise.reject(new Error('D1_ERROR: database or disk is full: SQLITE_FULL'))
const writes = /^\s*(insert|update|delete)/i

const forms = [
  ['/api/quotes', quoteBody],
  ['/api/contact', contactBody],
  ['/api/newsletter', { email: 'full.disk@example.org', lang: 'fr' }],
] as const

test.each(forms)(
  '%s: on a full disk a request is refused clearly, and stored whole when there is room',
  async (path, body) => {
    const edge = await openEdge({ catalogue: catalogueOf('montevigne-p1', 'tarnoval-tr2') })
    const { DB } = edge.env
    const key = { 'idempotency-key': crypto.randomUUID() }
    edge.env.DB = aroundD1(DB, (calls, run) => (calls.some(({ sql }) => writes.test(sql)) ? full() : run()))
    const refused = await edge.post(path, body, key)
    expect(refused.status).toBe(503)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.text()).not.toMatch(/SQLITE|disk|insert/i)
    expect(takeErrors().length).toBeGreaterThan(0)
    expect(await edge.stored()).toEqual(nothingStored)
    edge.env.DB = DB
    expect((await edge.post(path, body, key)).status).toBeLessThan(300)
    expect((await edge.rows('outbox')).length).toBeGreaterThan(0)
  },
)

test.each([1, 2, 3, 4, 5])(
  'a disk that is full from statement %i of a request on leaves all of it or nothing',
  async (room) => {
    const edge = await openEdge({ catalogue: catalogueOf('montevigne-p1', 'tarnoval-tr2') })
    const { DB } = edge.env
    // The database itself stops writing in the middle of a batch, which is then rolled back as a whole.
    await DB.exec(
      `create trigger full_disk before insert on ${['idempotency_keys', 'quote_requests', 'quote_items', 'request_events', 'outbox'][room - 1]} begin select raise(abort, 'database or disk is full'); end`,
    )
    const key = { 'idempotency-key': crypto.randomUUID() }
    expect((await edge.post('/api/quotes', quoteBody, key)).status).toBe(503)
    expect(takeErrors()).toHaveLength(1)
    expect(await edge.stored()).toEqual(nothingStored)
    await DB.exec('drop trigger full_disk')
    expect((await edge.post('/api/quotes', quoteBody, key)).status).toBe(201)
    expect(await edge.stored()).toMatchObject({ quote_requests: 1, quote_items: 2, outbox: 2 })
  },
)
