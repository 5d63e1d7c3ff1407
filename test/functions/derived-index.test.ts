import { expect, test, vi } from 'vitest'
import { indexKeySql } from '#domain/catalogue/catalogue-pack.ts'
import { app } from '#functions/app.ts'
import { orderMissingWords } from '#functions/publishing/missing-words.ts'
import { runPublications } from '#functions/publishing/run.ts'
import { startPublication } from '#functions/publishing/start.ts'
import { sweepPublications } from '#functions/publishing/sweep-publications.ts'
import { setTime } from '#test/support/accounts.ts'
import { aroundD1 } from '#test/support/around-d1.ts'
import { catalogueOf, type Edge, openEdge, origin } from '#test/support/edge.ts'
import { changed, forever, publicationOf } from './publishing-support.ts'

const old = catalogueOf('montevigne-p1', 'tarnoval-tr2', 'montevigne-b8')
const next = changed(old, [{ kind: 'price', at: 0, n: 40 }])
const fit = '/api/fit?lang=fr&use=trade&load=5kg&smallest=100g'
const paths = ['/products', '/de/products?q=montevigne', '/api/products?lang=en&sort=price-asc', fit]

/** Answers of an isolate that has read nothing yet. */
async function answersOf(edge: Edge) {
  const env = { ...edge.env, DB: aroundD1(edge.env.DB, (_, run) => run()) }
  return Promise.all(
    paths.map(async (path) => {
      const late: Promise<unknown>[] = []
      const ctx = { ...edge.ctx, waitUntil: (work: Promise<unknown>) => void late.push(work) }
      const response = await app.request(origin + path, {}, env, ctx)
      const text = await response.text()
      await Promise.all(late)
      return { path, status: response.status, text }
    }),
  )
}

/** As a deployment finds it whose index has another form, or the version before after a rollback. */
async function forget({ env }: Edge) {
  for (const table of ['catalogue_index', 'catalogue_models'])
    await env.DB.exec(`update ${table} set version = version || '0'`)
}

const stored = async (edge: Edge) => [
  (await edge.rows(`catalogue_index where version = ${indexKeySql}`)).length,
  (await edge.rows(`catalogue_models where version = ${indexKeySql}`)).length,
]

test('an index of another form is derived by the first request, and all that come meanwhile wait for it', async () => {
  const edge = await openEdge({ catalogue: old })
  const before = await answersOf(edge)
  expect(before.map(({ status }) => status)).toEqual(paths.map(() => 200))
  const rows = await edge.rows('catalogue_meta')
  await forget(edge)
  expect(await stored(edge)).toEqual([0, 0])
  const many = await Promise.all(Array.from({ length: 5 }, () => answersOf(edge)))
  for (const answers of many) expect(answers).toEqual(before)
  expect(await stored(edge)).toEqual([1, 1])
  expect(await edge.rows('catalogue_meta'), 'version and generation').toEqual(rows)
  await orderMissingWords(edge.env)
  expect(await edge.rows('publications')).toEqual([])
})

test('it is of the rows that are live while a publication writes others, and the publication keeps its kinds', async () => {
  setTime('2026-11-27T10:00:00Z')
  const edge = await openEdge({ catalogue: old })
  const before = await answersOf(edge)
  await startPublication(edge.env, publicationOf(old, next))
  let seen: typeof before | undefined
  const DB = aroundD1(edge.env.DB, async (calls, run) => {
    const result = await run()
    if (!seen && calls.some(({ sql }) => sql.includes('into products '))) {
      await forget(edge)
      seen = await answersOf(edge)
    }
    return result
  })
  await runPublications({ DB }, forever)
  expect(seen).toEqual(before)
  const after = await answersOf(edge)
  expect(after.map(({ status }) => status)).toEqual(paths.map(() => 200))
  expect(after).not.toEqual(before)
  await forget(edge)
  expect(await answersOf(edge)).toEqual(after)
})

test('the sweep after a deployment leaves the form before until there is the new one', async () => {
  setTime('2026-11-27T10:00:00Z')
  const edge = await openEdge({ catalogue: old })
  await startPublication(edge.env, publicationOf(old, next))
  await runPublications(edge.env, forever)
  const before = await answersOf(edge)
  await forget(edge)
  setTime('2026-11-27T10:10:00Z')
  await sweepPublications(edge.env)
  expect(await answersOf(edge)).toEqual(before)
})

test('what has died while it derived one is taken over', async () => {
  setTime('2026-11-27T10:00:00Z')
  const edge = await openEdge({ catalogue: old })
  const before = await answersOf(edge)
  await forget(edge)
  await edge.env.DB.exec(
    "insert into catalogue_meta (key, value) values ('deriving', '2026-11-27T10:00:19.000Z')",
  )
  const answers = answersOf(edge)
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(await stored(edge)).toEqual([0, 0])
  setTime('2026-11-27T10:00:21Z')
  expect(await answers).toEqual(before)
  vi.useRealTimers()
})
