import { afterEach, expect, test, vi } from 'vitest'

/** A new module instance for each test: the module counts the slots. */
async function fresh() {
  vi.resetModules()
  return import('#functions/accounts/hash-slot.ts')
}
afterEach(() => void vi.useRealTimers())

test('the first request gets its slot at once, each next one a slot later', async () => {
  vi.useFakeTimers()
  const { waitForHashSlot, hashSlot } = await fresh()
  const begun: number[] = []
  const start = performance.now()
  const all = [1, 2, 3].map(() => waitForHashSlot().then(() => void begun.push(performance.now() - start)))
  await vi.advanceTimersByTimeAsync(3 * hashSlot.ms)
  await Promise.all(all)
  expect(begun).toEqual([0, hashSlot.ms, 2 * hashSlot.ms])
})

test('a cancelled request does not block the others', async () => {
  vi.useFakeTimers()
  const { waitForHashSlot, hashSlot } = await fresh()
  void waitForHashSlot()
  // This one is cancelled while it waits: its code never continues.
  void waitForHashSlot()
  let reached = false
  void waitForHashSlot().then(() => {
    reached = true
  })
  await vi.advanceTimersByTimeAsync(2 * hashSlot.ms)
  expect(reached).toBe(true)
})

test('a request that would wait longer than twelve seconds is refused with a retry time', async () => {
  vi.useFakeTimers()
  const { waitForHashSlot, hashSlot } = await fresh()
  const room = Math.floor(12_000 / hashSlot.ms) + 1
  for (let i = 0; i < room; i++) void waitForHashSlot()
  await expect(waitForHashSlot()).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 10 })
  await vi.advanceTimersByTimeAsync(13_000)
  await expect(waitForHashSlot()).resolves.toBeUndefined()
})
