import { expect, test } from 'vitest'
import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import { versionedCache } from '#functions/catalogue/versioned-cache.ts'

const version = () => ({}) as CatalogueIndex

function counted(answer: (times: number) => { n: number } | null) {
  let times = 0
  return Object.assign(async () => answer(++times), { times: () => times })
}

test('a value is computed once per version', async () => {
  const cache = versionedCache<{ n: number } | null>(10)
  const load = counted((n) => ({ n }))
  const first = version()
  await cache.load(first, 'a', load)
  expect(await cache.load(first, 'a', load)).toEqual({ n: 1 })
  expect(await cache.load(version(), 'a', load)).toEqual({ n: 2 })
})

test('a missing value is requested again', async () => {
  const cache = versionedCache<{ n: number } | null>(10)
  const load = counted((n) => (n === 1 ? null : { n }))
  const index = version()
  expect(await cache.load(index, 'a', load)).toBeNull()
  expect(await cache.load(index, 'a', load)).toEqual({ n: 2 })
})

test('a failure reaches its caller and is not cached', async () => {
  const cache = versionedCache<{ n: number } | null>(10)
  const load = counted((n) => {
    if (n === 1) throw new Error('the database is away')
    return { n }
  })
  const index = version()
  await expect(cache.load(index, 'a', load)).rejects.toThrow('away')
  expect(await cache.load(index, 'a', load)).toEqual({ n: 2 })
})

test('no request waits for the load of another one', async () => {
  const cache = versionedCache<{ n: number } | null>(10)
  const index = version()
  void cache.load(index, 'a', () => new Promise(() => {}))
  expect(await cache.load(index, 'a', async () => ({ n: 2 }))).toEqual({ n: 2 })
})

test('the oldest values are evicted first', async () => {
  const cache = versionedCache<{ n: number } | null>(2)
  const load = counted((n) => ({ n }))
  const index = version()
  for (const key of ['a', 'b', 'c']) await cache.load(index, key, load)
  expect(await cache.load(index, 'c', load)).toEqual({ n: 3 })
  expect(await cache.load(index, 'a', load)).toEqual({ n: 4 })
})
