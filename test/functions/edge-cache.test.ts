import { expect, test, vi } from 'vitest'
import { app } from '#functions/app.ts'
import { setTime } from '#test/support/accounts.ts'
import { faultyD1 } from '#test/support/around-d1.ts'
import { catalogueOf, type Edge, importCatalogue, openEdge, origin } from '#test/support/edge.ts'
import { openCache } from '#test/support/edge-cache.ts'
import { takeErrors } from '#test/support/no-console-error.ts'
import { countTrips } from '#test/support/trip-counter.ts'

const start = '2026-11-27T10:00:00Z'
const after = (seconds: number) => new Date(Date.parse(start) + seconds * 1000)

/** An isolate of the site: a page of it, the trips that it waited for, and all that goes on behind it. */
function isolateOf(edge: Edge, DB = edge.env.DB) {
  const { env, counter } = countTrips({ ...edge.env, DB })
  return async (path: string) => {
    const late: Promise<unknown>[] = []
    const waitUntil = (work: Promise<unknown>) => void late.push(work)
    const before = counter.count()
    const response = await app.request(origin + path, {}, env, { ...edge.ctx, waitUntil })
    const trips = counter.count() - before
    const text = await response.text()
    while (late.length) await Promise.all(late.splice(0))
    return { trips, text, response }
  }
}

async function open() {
  setTime(start)
  return { kept: openCache(), edge: await openEdge({ catalogue: catalogueOf('montevigne-p1') }) }
}
const rename = (edge: Edge) => edge.env.DB.prepare("update product_texts set name = 'Changed'").run()

test('a page that is no longer fresh is served at once and rendered anew behind the answer', async () => {
  const { edge } = await open()
  const first = await isolateOf(edge)('/products')
  await rename(edge)
  setTime(after(599))
  expect((await isolateOf(edge)('/products')).text).toBe(first.text)
  expect((await isolateOf(edge)('/products')).text).toBe(first.text)
  setTime(after(600))
  const stale = await isolateOf(edge)('/products')
  expect(stale.text).toBe(first.text)
  expect(stale.response.headers.get('x-renew-at')).toBeNull()
  expect((await isolateOf(edge)('/products')).text).toContain('Changed')
})

test('who gets a page that is no longer fresh waits for no trip', async () => {
  const { edge } = await open()
  const ask = isolateOf(edge)
  await ask('/products')
  setTime(after(700))
  // The version is asked for here.
  await ask('/about')
  expect((await ask('/products')).trips).toBe(0)
})

test('an isolate renders a page anew once a minute at most', async () => {
  const { kept, edge } = await open()
  await isolateOf(edge)('/products')
  setTime(after(700))
  const ask = isolateOf(edge)
  await ask('/products')
  const [key = ''] = kept.keys()
  const renewed = kept.get(key)
  await ask('/products')
  expect(kept.get(key)).toBe(renewed)
})

test('a page that cannot be rendered anew is served as it was', async () => {
  const { edge } = await open()
  const { text } = await isolateOf(edge)('/products')
  setTime(after(700))
  const broken = faultyD1(edge.env.DB, { when: 'before', times: 99, only: /catalogue_index/ })
  for (const _ of [1, 2]) expect((await isolateOf(edge, broken)('/products')).text).toBe(text)
  takeErrors()
})

test('an import takes every page away, and its first visitor waits for two trips as others do', async () => {
  const { edge } = await open()
  const ask = isolateOf(edge)
  const before = await ask('/products')
  await importCatalogue(edge.env.DB, catalogueOf('montevigne-p1', 'tarnoval-tr2'))
  setTime(after(11))
  const { trips, text } = await ask('/products')
  expect(before.text).not.toContain('tarnoval-tr2')
  expect(text).toContain('tarnoval-tr2')
  expect(trips).toBe(2)
})

test('a page that is not cached is rendered beside the question for the version', async () => {
  const { edge } = await open()
  const ask = isolateOf(edge)
  await ask('/products')
  setTime(after(11))
  expect((await ask('/products/montevigne-p1')).trips).toBe(1)
  expect((await ask('/products')).trips).toBe(0)
})

test('while people come, an import is read behind their answers: its first visitor waits for the cards alone', async () => {
  const { edge } = await open()
  const ask = isolateOf(edge)
  await ask('/products')
  await importCatalogue(edge.env.DB, catalogueOf('montevigne-p1', 'tarnoval-tr2'))
  setTime(after(6))
  expect((await ask('/products')).trips).toBe(0)
  setTime(after(11))
  const { trips, text } = await ask('/products')
  expect(text).toContain('tarnoval-tr2')
  expect(trips).toBe(1)
})

test('while people come, nobody waits for the version', async () => {
  const { edge } = await open()
  const ask = isolateOf(edge)
  await ask('/products')
  const trips = []
  for (let seconds = 3; seconds < 60; seconds += 3) {
    setTime(after(seconds))
    trips.push((await ask('/products')).trips)
  }
  expect(trips).toEqual(trips.map(() => 0))
  vi.useRealTimers()
})
