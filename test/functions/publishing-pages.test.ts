import { expect, test } from 'vitest'
import type { CatalogueDocument } from '#domain/publishing/document.ts'
import { app } from '#functions/app.ts'
import { runPublications } from '#functions/publishing/run.ts'
import { startPublication } from '#functions/publishing/start.ts'
import { setTime } from '#test/support/accounts.ts'
import { type Around, aroundD1 } from '#test/support/around-d1.ts'
import { catalogueOf, type Edge, openEdge, origin } from '#test/support/edge.ts'
import { openCache } from '#test/support/edge-cache.ts'
import { quoteBody } from '#test/support/requests.ts'
import { changed, forever, publicationOf } from './publishing-support.ts'

const began = Date.parse('2026-11-27T10:00:00Z')
const old = catalogueOf('montevigne-p1', 'tarnoval-tr2', 'montevigne-b8', 'montevigne-c3')
const next = changed(old, [
  ...[0, 1, 2, 3].flatMap((at) => [
    { kind: 'name', at, n: at },
    { kind: 'price', at, n: 40 - at },
  ]),
  { kind: 'services', at: 0, n: 5 },
])
const pages = [
  '/',
  '/products',
  '/de/products/montevigne-p1',
  '/api/products?lang=fr&q=montevigne&sort=price-asc',
  '/api/products/montevigne-b8?lang=en',
]
let now = began
/** Longer than an isolate shows a version that it has not asked for again. */
function pass(seconds = 9): void {
  now += seconds * 1000
  setTime(new Date(now))
}

/** An isolate of the site, which keeps what it has read; nothing is in the cache. */
function isolateOf(edge: Edge, around: Around = (_, run) => run()) {
  const env = { ...edge.env, DB: aroundD1(edge.env.DB, around) }
  return async (path: string) => {
    const late: Promise<unknown>[] = []
    const waitUntil = (work: Promise<unknown>) => void late.push(work)
    const response = await app.request(origin + path, {}, env, { ...edge.ctx, waitUntil })
    const text = await response.text()
    while (late.length) await Promise.all(late.splice(0))
    return text
  }
}

async function textsOf(ask: (path: string) => Promise<string>): Promise<string[]> {
  const texts: string[] = []
  for (const path of pages) texts.push(await ask(path))
  return texts
}

async function publish(
  { env }: Edge,
  [from, to]: readonly [CatalogueDocument, CatalogueDocument],
  DB = env.DB,
) {
  await startPublication(env, publicationOf(from, to))
  await runPublications({ DB }, forever)
}

test('between any two trips of a publication every page is one version whole, and a request is accepted', async () => {
  pass(0)
  const edge = await openEdge({ catalogue: old })
  const warm = isolateOf(edge)
  const before = await textsOf(warm)
  const seen: string[][] = []
  const statuses: number[] = []
  const publishing = aroundD1(edge.env.DB, async (_, run) => {
    const result = await run()
    pass()
    seen.push(await textsOf(warm), await textsOf(isolateOf(edge)))
    statuses.push((await edge.post('/api/quotes', quoteBody)).status)
    return result
  })
  await publish(edge, [old, next], publishing)
  const after = await textsOf(isolateOf(edge))
  expect(statuses.length).toBeGreaterThan(15)
  expect(new Set(statuses)).toEqual(new Set([201]))
  pages.forEach((path, i) => {
    const texts = seen.map((each) => each[i])
    expect(new Set(texts), path).toEqual(new Set([before[i], after[i]]))
    expect(before[i], path).not.toBe(after[i])
  })
}, 240_000)

test.each(['cold', 'warm', 'storing'])(
  'a page of a %s isolate is one version whole though another one goes live between its queries',
  async (kind) => {
    pass(0)
    const edge = await openEdge({ catalogue: old })
    // Published both, because pages say on which day that was.
    await publish(edge, [old, next])
    const after = await textsOf(isolateOf(edge))
    await publish(edge, [next, old])
    const before = await textsOf(isolateOf(edge))
    let sides = [old, next] as const
    if (kind === 'storing') openCache()
    for (const [i, path] of pages.entries())
      for (let nth = 0, calls = nth; nth <= calls; nth++) {
        calls = Number.NEGATIVE_INFINITY
        const ask = isolateOf(edge, async (_, run) => {
          if (calls++ === nth) {
            await publish(edge, sides)
            sides = [sides[1], sides[0]]
          }
          return run()
        })
        if (kind === 'warm') await ask(path)
        pass()
        calls = 0
        expect([before[i], after[i]], `${path} at ${nth}`).toContain(await ask(path))
        const live = sides[0] === old ? before[i] : after[i]
        expect(await isolateOf(edge)(path), `${path} after ${nth}`).toBe(live)
      }
  },
  240_000,
)
