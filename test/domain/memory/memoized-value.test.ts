import { expect, test, vi } from 'vitest'
import { memoizedValue } from '#domain/memory/memoized-value.ts'

test('a load that never ends, as of a request that has ended, keeps no later one waiting', async () => {
  const load = vi.fn<() => Promise<string>>()
  load.mockReturnValueOnce(new Promise(() => {})).mockResolvedValueOnce('fonts')
  const read = memoizedValue(load)
  void read()
  expect(await read()).toBe('fonts')
  expect(await read()).toBe('fonts')
  expect(load).toHaveBeenCalledTimes(2)
})

test('a load that fails is tried again', async () => {
  const load = vi.fn<() => Promise<number>>()
  load.mockRejectedValueOnce(new Error('no fonts')).mockResolvedValueOnce(7)
  const read = memoizedValue(load)
  await expect(read()).rejects.toThrow('no fonts')
  expect(await read()).toBe(7)
})
