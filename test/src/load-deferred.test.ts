import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChunkLoadError, loadDeferred } from '#src/site/load-deferred.ts'

let reloads = 0
let stored = new Map<string, string>()

/** Mocks the parts of a browser that chunk loading uses. */
function openTab({ online = true, storage = true } = {}) {
  const sessionStorage = {
    getItem: (key: string) => {
      if (!storage) throw new Error('SecurityError')
      return stored.get(key) ?? null
    },
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
  vi.stubGlobal('document', {})
  vi.stubGlobal('navigator', { onLine: online })
  vi.stubGlobal('location', { reload: () => void reloads++ })
  vi.stubGlobal('sessionStorage', sessionStorage)
}

beforeEach(() => {
  vi.useFakeTimers()
  reloads = 0
  stored = new Map()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

/** The result of a load after all retries: its error, its value, or pending. */
async function outcomeOf(load: () => Promise<unknown>) {
  let outcome: unknown = 'nothing yet'
  loadDeferred(load, { orReload: true }).then(
    (value) => {
      outcome = value
    },
    (error) => {
      outcome = error
    },
  )
  await vi.advanceTimersByTimeAsync(300_000)
  return outcome
}

test('a loaded chunk is used without a reload', async () => {
  openTab()
  expect(await outcomeOf(() => Promise.resolve('module'))).toBe('module')
  expect(reloads).toBe(0)
})

test('one failure is retried once', async () => {
  openTab()
  let attempts = 0
  expect(await outcomeOf(() => (++attempts === 1 ? missing() : Promise.resolve('module')))).toBe('module')
  expect(attempts).toBe(2)
  expect(reloads).toBe(0)
})

test('a missing chunk reloads the page, and the load stays pending', async () => {
  openTab()
  expect(await outcomeOf(missing)).toBe('nothing yet')
  expect(reloads).toBe(1)
})

test('a second failure within a minute is an error named ChunkLoadError', async () => {
  openTab()
  stored.set('reloadedForChunk', String(Date.now()))
  const error = await outcomeOf(missing)
  expect(error).toBeInstanceOf(ChunkLoadError)
  expect((error as Error).name).toBe('ChunkLoadError')
  expect(reloads).toBe(0)
})

test('a later deployment may reload the page again', async () => {
  openTab()
  stored.set('reloadedForChunk', String(Date.now() - 61_000))
  await outcomeOf(missing)
  expect(reloads).toBe(1)
})

test.each([
  ['without a network', { online: false }],
  ['without storage, which could not tell a second time', { storage: false }],
])('%s the page is not reloaded', async (_, tab) => {
  openTab(tab)
  expect(await outcomeOf(missing)).toBeInstanceOf(ChunkLoadError)
  expect(reloads).toBe(0)
})

test('a chunk without a response for 120 seconds counts as missing', async () => {
  openTab({ online: false })
  let outcome: unknown = null
  loadDeferred(() => new Promise(() => {}), { orReload: true }).catch((error) => {
    outcome = error
  })
  await vi.advanceTimersByTimeAsync(240_700)
  expect(outcome).toBeNull()
  await vi.advanceTimersByTimeAsync(200)
  expect(outcome).toBeInstanceOf(ChunkLoadError)
})

test('at the edge a chunk is loaded without a retry', async () => {
  await expect(loadDeferred(missing, { orReload: true })).rejects.toThrow(TypeError)
})
