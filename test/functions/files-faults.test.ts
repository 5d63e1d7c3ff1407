import { expect, test, vi } from 'vitest'
import { sweep } from '#functions/queue/sweep.ts'
import { type FaultPlan, faultyD1 } from '#test/support/around-d1.ts'
import { type Edge, openEdge, setClock } from '#test/support/edge.ts'
import { type BucketPlan, faultyBucket } from '#test/support/faulty-bucket.ts'
import { takeErrors } from '#test/support/no-console-error.ts'
import { shortQuote } from '#test/support/requests.ts'
import { objectsOf, pdf, upload, uploaded } from '#test/support/uploads.ts'

const large = Buffer.concat([pdf, Buffer.alloc(1_100_000, 'x')])
const forever = Number.POSITIVE_INFINITY
const insert = /^insert into "files"/
const complete = /^update "files" set "state" = \?, "type"|^update "files" set .*"checksum"/

const database: [string, FaultPlan][] = [
  ['before its row', { when: 'before', times: 1, only: insert }],
  ['after its row', { when: 'after', times: 1, only: insert }],
  ['before it is complete', { when: 'before', times: 1, only: complete }],
  ['after it is complete', { when: 'after', times: 1, only: complete }],
  ['before it is complete, and then for good', { when: 'before', times: 9, only: complete }],
]
const bucket: [string, BucketPlan][] = [
  ['at the first object', { method: 'put', when: 'before', from: 0, times: 1 }],
  ['after the first object', { method: 'put', when: 'after', from: 0, times: 1 }],
  ['at the last object', { method: 'put', when: 'before', from: 2, times: 1 }],
  ['after the last object', { method: 'put', when: 'after', from: 2, times: 1 }],
]

/** The ids that an upload used, whatever became of it. */
function watchIds(edge: Edge): string[] {
  const ids: string[] = []
  const before = edge.env.FILES
  edge.env.FILES = new Proxy(before, {
    get: (target, name: keyof R2Bucket) => {
      const call = (target[name] as (...args: unknown[]) => Promise<unknown>).bind(target)
      return (...args: unknown[]) => {
        if (name === 'put') ids.push(String(args[0]).split('/')[1] ?? '')
        return call(...args)
      }
    },
  })
  return ids
}

/** After a fault nothing of the upload is left: at once, or where cleaning failed too, after the sweep. */
async function expectNothingLeft(edge: Edge, ids: string[]) {
  setClock('2026-05-05T09:00:00Z')
  await sweep(edge.env)
  expect(await edge.rows('files')).toEqual([])
  expect(await objectsOf(edge, [...new Set(ids)])).toEqual([])
  expect((await edge.request('/api/health')).status).toBe(200)
}

const cleaning = [
  ['cleaning works', null],
  ['cleaning fails too', { method: 'delete', when: 'before', from: 0, times: 1 }],
  ['the answer of cleaning is lost', { method: 'delete', when: 'after', from: 0, times: 1 }],
] as const

test.each(
  cleaning.flatMap(([how, plan]) => database.map(([what, fault]) => [what, how, fault, plan] as const)),
)('an upload whose database fails %s leaves nothing when %s', async (_, __, fault, plan) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const edge = await openEdge()
  setClock('2026-05-04T08:00:00Z')
  const ids = watchIds(edge)
  const whole = { DB: edge.env.DB, FILES: edge.env.FILES }
  const faulty = { ...fault }
  edge.env.DB = faultyD1(edge.env.DB, faulty)
  if (plan) edge.env.FILES = faultyBucket(edge.env.FILES, plan)
  expect((await upload(edge, large)).status).toBe(503)
  expect(faulty.times).toBe(fault.times - 1)
  takeErrors()
  Object.assign(edge.env, whole)
  await expectNothingLeft(edge, ids)
})

test.each(
  cleaning.flatMap(([how, plan]) => bucket.map(([what, fault]) => [what, how, fault, plan] as const)),
)('an upload whose bucket fails %s leaves nothing when %s', async (_, __, fault, plan) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const edge = await openEdge()
  setClock('2026-05-04T08:00:00Z')
  const ids = watchIds(edge)
  const whole = edge.env.FILES
  edge.env.FILES = faultyBucket(edge.env.FILES, fault)
  if (plan) edge.env.FILES = faultyBucket(edge.env.FILES, plan)
  expect((await upload(edge, large)).status).toBe(503)
  takeErrors()
  edge.env.FILES = whole
  await expectNothingLeft(edge, ids)
})

test('an upload that was interrupted is deleted after an hour, not before', async () => {
  const edge = await openEdge()
  setClock('2026-05-04T08:00:00Z')
  const { id } = await uploaded(edge)
  // As the row is while the objects arrive.
  await edge.env.DB.exec(`update files set state = 'uploading', due_at = '2026-05-04T09:00:00.000Z'`)
  setClock('2026-05-04T09:00:00Z')
  await sweep(edge.env)
  expect(await objectsOf(edge, [id])).toHaveLength(1)
  setClock('2026-05-04T09:00:01Z')
  await sweep(edge.env)
  expect([await edge.rows('files'), await objectsOf(edge, [id])]).toEqual([[], []])
})

test('a bucket that fails costs no request and no other sweep', async () => {
  const edge = await openEdge()
  setClock('2026-05-04T08:00:00Z')
  const { id, key } = await uploaded(edge)
  const loose = await uploaded(edge)
  const whole = edge.env.FILES
  for (const method of ['put', 'delete', 'get'] as const)
    edge.env.FILES = faultyBucket(edge.env.FILES, { method, when: 'before', from: 0, times: forever })
  expect((await upload(edge, pdf)).status).toBe(503)
  takeErrors()
  const response = await edge.post('/api/quotes', { ...shortQuote, attachments: [{ id, key }] })
  expect([response.status, await response.json()]).toEqual([201, { reference: expect.any(String) }])
  setClock('2026-05-05T09:00:00Z')
  await sweep(edge.env)
  expect(takeErrors()).toHaveLength(1)
  edge.env.FILES = whole
  await sweep(edge.env)
  expect(await objectsOf(edge, [id, loose.id])).toEqual([`files/${id}/0`])
  expect(await edge.rows('files')).toHaveLength(1)
})

test('without the bucket an upload is answered 503, and health says in French what is missing', async () => {
  const edge = await openEdge()
  edge.env.FILES = undefined as never
  expect((await upload(edge, pdf)).status).toBe(503)
  const health = (await (await edge.request('/api/health')).json()) as { files: string }
  expect(health.files).toMatch(/^Liaison R2 manquante.*FILES/)
  expect((await edge.post('/api/quotes', shortQuote)).status).toBe(201)
})
