import { afterEach, expect, test, vi } from 'vitest'
import { memoFor } from '#functions/platform/memo.ts'

const env = () => ({ DB: {} as D1Database })
afterEach(() => vi.useRealTimers())

test('a value is loaded once until it expires', async () => {
  vi.useFakeTimers()
  let times = 0
  const memo = memoFor(10, async () => ++times)
  const one = env()
  await memo(one)
  expect(await memo(one)).toBe(1)
  vi.advanceTimersByTime(10_000)
  expect(await memo(one)).toBe(2)
})

test('a failed load is not cached', async () => {
  let times = 0
  const memo = memoFor(10, async () => {
    if (++times === 1) throw new Error('away')
    return times
  })
  const one = env()
  await expect(memo(one)).rejects.toThrow('away')
  expect(await memo(one)).toBe(2)
})

test('no request waits for the load of another one, which may have been cancelled', async () => {
  let times = 0
  const memo = memoFor(10, () => (++times === 1 ? new Promise<number>(() => {}) : Promise.resolve(times)))
  const one = env()
  void memo(one)
  expect(await memo(one)).toBe(2)
})
