import { expect, test } from 'vitest'
import { openDb } from '#functions/db/client.ts'
import { networksOf } from '#functions/platform/network.ts'
import { deleteExpired } from '#functions/queue/retention.ts'
import { faultyD1 } from '#test/support/around-d1.ts'
import { type Edge, nothingStored, openEdge, setClock } from '#test/support/edge.ts'
import { takeErrors } from '#test/support/no-console-error.ts'
import { contactBody, quoteBody } from '#test/support/requests.ts'

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

test('of two hundred messages, twelve at a time, exactly a hundred pass', async () => {
  const edge = await limited()
  setClock('2026-11-20T10:05:00.000Z')
  const headers = { 'cf-connecting-ip': '192.0.2.7' }
  const statuses: number[] = []
  const sender = async () => {
    while (statuses.length < 200) {
      const place = statuses.push(0) - 1
      statuses[place] = (await edge.post('/api/contact', contactBody, headers)).status
    }
  }
  await Promise.all(Array.from({ length: 12 }, sender))
  expect(statuses.filter((status) => status === 201)).toHaveLength(100)
  expect(statuses.filter((status) => status === 429)).toHaveLength(100)
  expect(await edge.stored()).toMatchObject({ contact_messages: 100 })
}, 60_000)

/** The statuses of reset requests, of which one network may send ten in an hour. */
const resetsFrom = (edge: Edge, addresses: string[]) =>
  Promise.all(
    addresses.map(async (address, i) => {
      const headers = { 'cf-connecting-ip': address }
      return (await edge.post('/api/auth/password-reset', { email: `p${i}@example.org` }, headers)).status
    }),
  )
const addresses = (times: number, address: (i: number) => string) =>
  Array.from({ length: times }, (_, i) => address(i))

test.each([
  ['one IPv4 address', () => '192.0.2.7', 10],
  ['one IPv6 /64', (i: number) => `2001:db8:1:2::${i}`, 10],
  ['a /56', (i: number) => `2001:db8:1:${i.toString(16)}::1`, 20],
  ['a /48', (i: number) => `2001:db8:1:${(i * 256).toString(16)}::1`, 30],
  ['as many /48', (i: number) => `2001:db8:${i}::1`, 40],
])('of forty requests at once from %s the allowance passes', async (_, address, allowed) => {
  const edge = await limited()
  const statuses = await resetsFrom(edge, addresses(40, address))
  expect(statuses.filter((status) => status === 202)).toHaveLength(allowed)
})

test('what a /64 is refused does not count for its /56 and its /48', async () => {
  const edge = await limited()
  await resetsFrom(
    edge,
    addresses(40, () => '2001:0DB8:0001:0002:1234::'),
  )
  expect(await resetsFrom(edge, ['2001:db8:1:2::9'])).toEqual([429])
  expect(await resetsFrom(edge, ['2001:db8:1:3::1', '2001:db8:1:102::1'])).toEqual([202, 202])
})

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

test('the rate limit counters store no address, and are deleted after their window', async () => {
  const edge = await limited()
  setClock('2026-11-20T10:05:00.000Z')
  await sendOften(edge, '/api/contact', 1, '192.0.2.7')
  const counters = await edge.rows('request_counts')
  expect(counters).toEqual([{ key: expect.any(String), count: 1, until: '2026-11-20T10:15:00.000Z' }])
  expect(JSON.stringify(counters)).not.toContain('192.0.2')
  expect(JSON.stringify(counters)).not.toContain(Buffer.from('192.0.2.7').toString('hex'))
  setClock('2026-11-20T10:15:01.000Z')
  await deleteExpired(openDb(edge.env.DB))
  expect(await edge.rows('request_counts')).toEqual([])
})

test('when the counters fail nothing is accepted uncounted', async () => {
  const edge = await limited()
  edge.env.DB = faultyD1(edge.env.DB, { when: 'before', times: 1, only: /request_counts/ })
  expect((await sendOften(edge, '/api/contact', 1, '192.0.2.7')).statuses).toEqual([503])
  expect(takeErrors()).toHaveLength(1)
  expect(await edge.stored()).toEqual(nothingStored)
})

test('the limits need no KV', async () => {
  const edge = await limited()
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
])('the narrowest network of %s is %s', (address, network) => {
  expect(networksOf(address)[0] ?? null).toBe(network)
})

test('two IPv4-mapped IPv6 addresses are two networks', () => {
  expect(networksOf('::ffff:192.0.2.7')).not.toEqual(networksOf('::ffff:203.0.113.9'))
})

test.each([
  ['192.0.2.7', ['192.0.2.7']],
  ['::ffff:192.0.2.7', ['192.0.2.7']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
  ['2001:db8:abcd:1234::', ['2001:db8:abcd:1234::/64', '2001:db8:abcd:1200::/56', '2001:db8:abcd::/48']],
  [null, []],
])('%s is counted under %j', (address, networks) => {
  expect(networksOf(address)).toEqual(networks)
})
