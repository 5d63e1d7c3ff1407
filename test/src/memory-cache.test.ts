import { expect, test } from 'vitest'
import { cachedFetch } from '#src/api/cached-fetch.ts'
import { createMemoryCache } from '#src/api/memory-cache.ts'

test('beyond a hundred entries the twenty least recently used are evicted', () => {
  let now = 0
  const cache = createMemoryCache<number>(() => now)
  for (let i = 0; i < 100; i++, now++) cache.set(`k${i}`, i)
  expect(cache.size).toBe(100)
  cache.get('k0')
  cache.set('k100', 100)
  expect(cache.size).toBe(81)
  expect(cache.get('k0')).toBe(0)
  expect(cache.get('k1')).toBeUndefined()
  expect(cache.get('k20')).toBeUndefined()
  expect(cache.get('k21')).toBe(21)
  expect(cache.get('k100')).toBe(100)
})

test('entries of the same instant are evicted in the order of access', () => {
  const cache = createMemoryCache<number>(() => 0)
  for (let i = 0; i <= 100; i++) cache.set(`k${i}`, i)
  expect(cache.get('k19')).toBeUndefined()
  expect(cache.get('k20')).toBe(20)
})

test('a value expires after its lifetime, and never without one', () => {
  let now = 0
  const cache = createMemoryCache<string>(() => now)
  cache.set('short', 'a', 60)
  cache.set('long', 'b')
  now = 59_999
  expect(cache.get('short')).toBe('a')
  now = 60_000
  expect(cache.get('short')).toBeUndefined()
  expect(cache.get('long')).toBe('b')
  expect(cache.size).toBe(1)
})

test('only a text of more than 10 000 characters is flagged as compressed, and it is stored unchanged', () => {
  const cache = createMemoryCache<unknown>()
  cache.set('edge', 'x'.repeat(10_000))
  cache.set('long', 'x'.repeat(10_001))
  cache.set('list', Array(20_000).fill(0))
  expect(['edge', 'long', 'list', 'none'].map((key) => cache.isCompressed(key))).toEqual([
    false,
    true,
    false,
    false,
  ])
  expect(cache.get('long')).toBe('x'.repeat(10_001))
})

test('names of an object’s prototype are ordinary keys', () => {
  const cache = createMemoryCache<number>()
  expect(cache.get('__proto__')).toBeUndefined()
  cache.set('constructor', 1)
  expect(cache.get('constructor')).toBe(1)
})

const at = 'https://scales.example/api/products/a?lang=fr'

test('a response is requested once while it is fresh', async () => {
  let requests = 0
  const fetchCached = cachedFetch(createMemoryCache(), async () => {
    requests++
    return Response.json({ requests })
  })
  expect(await (await fetchCached(at)).json()).toEqual({ requests: 1 })
  expect(await (await fetchCached(at)).json()).toEqual({ requests: 1 })
  expect(await (await fetchCached(`${at}&x=1`)).json()).toEqual({ requests: 2 })
})

test.each([
  ['a fault', () => new Response('no', { status: 503 }), {}],
  ['a write', () => Response.json({}), { method: 'POST', body: '{}' }],
  [
    'a response with no-store',
    () => Response.json({}, { headers: { 'cache-control': 'private, no-store' } }),
    {},
  ],
])('%s is never answered from memory', async (_, answer, init) => {
  let requests = 0
  const fetchCached = cachedFetch(createMemoryCache(), async () => {
    requests++
    return answer()
  })
  await fetchCached(at, init)
  await fetchCached(at, init)
  expect(requests).toBe(2)
})
