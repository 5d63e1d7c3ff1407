import { afterEach, expect, test, vi } from 'vitest'

/** A module of its own for each test: turns are counted in it. */
async function fresh() {
  vi.resetModules()
  return import('#functions/accounts/hash-turn.ts')
}
afterEach(() => void vi.useRealTimers())

test('the first has its turn at once, each other a turn later', async () => {
  vi.useFakeTimers()
  const { hashTurn, turn } = await fresh()
  const begun: number[] = []
  const start = performance.now()
  const all = [1, 2, 3].map(() => hashTurn().then(() => void begun.push(performance.now() - start)))
  await vi.advanceTimersByTimeAsync(3 * turn.ms)
  await Promise.all(all)
  expect(begun).toEqual([0, turn.ms, 2 * turn.ms])
})

test('whoever never takes his turn holds up nobody', async () => {
  vi.useFakeTimers()
  const { hashTurn, turn } = await fresh()
  void hashTurn()
  // This one is cancelled while it waits: nothing of it ever goes on.
  void hashTurn()
  let reached = false
  void hashTurn().then(() => {
    reached = true
  })
  await vi.advanceTimersByTimeAsync(2 * turn.ms)
  expect(reached).toBe(true)
})

test('who would wait longer than twelve seconds is told to come back', async () => {
  vi.useFakeTimers()
  const { hashTurn, turn } = await fresh()
  const room = Math.floor(12_000 / turn.ms) + 1
  for (let i = 0; i < room; i++) void hashTurn()
  await expect(hashTurn()).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 10 })
  await vi.advanceTimersByTimeAsync(13_000)
  await expect(hashTurn()).resolves.toBeUndefined()
})
