import { expect, test, vi } from 'vitest'
import { AppError } from '#domain/errors/error.ts'
import { runPublications } from '#functions/publishing/run.ts'
import { cancelPublication, startPublication, undoPublication } from '#functions/publishing/start.ts'
import { setClock } from '#test/support/edge.ts'
import { visibleRows } from './publishing-rows.ts'
import {
  author,
  changed,
  copyOf,
  demonstration,
  edits,
  forever,
  fresh,
  type Memory,
  numbers,
  publicationOf,
  start,
  stateOf,
  withProducts,
} from './publishing-support.ts'

const [first, second] = start
if (!first || !second) throw new Error('The demonstration has no products')
const before = { ...demonstration, products: start }
const acts = [
  { kind: 'price', at: 0, n: 7 },
  { kind: 'text', at: 3, n: 8 },
  { kind: 'copy', at: 2, n: 1 },
  { kind: 'remove', at: 5, n: 0 },
  { kind: 'services', at: 0, n: 9 },
]
const after = changed(before, acts)
const priced = (n: number) => ({
  ...{ author, changes: [{ id: first.id, document: edits.price?.(first, n) ?? first }] },
})
const live = ({ database }: Memory) =>
  database.prepare("select value, generation from catalogue_meta where key = 'version'").get()
const refusal = (error: unknown) =>
  error instanceof AppError ? { code: error.code, fields: error.fields } : error

test('killed before any of its batches it shows the version before or the one after, and the next run ends it whole', async () => {
  const counted = withProducts(start)
  await startPublication(counted, publicationOf(before, after))
  const from = counted.counts.batches
  await runPublications(counted, forever)
  const batches = counted.counts.batches - from
  const expected = fresh(after, numbers(counted, 2)).rows
  expect(batches).toBeGreaterThan(15)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  for (let killed = 1; killed < batches; killed++) {
    let left = Number.POSITIVE_INFINITY
    const memory = withProducts(start, {
      before: () => {
        if (left-- <= 0) throw new Error('killed')
      },
    })
    const rows = visibleRows(memory.database)
    await startPublication(memory, publicationOf(before, after))
    left = killed
    await runPublications(memory, forever).catch(() => {})
    const version = Number(live(memory)?.generation)
    expect(visibleRows(memory.database), `killed at ${killed}`).toEqual(version === 1 ? rows : expected)
    left = Number.POSITIVE_INFINITY
    // The lease of the dead run ends.
    setClock(new Date(Date.now() + 120_000))
    await runPublications(memory, forever)
    setClock(new Date())
    expect(live(memory)?.generation, `killed at ${killed}`).toBe(2)
    expect(visibleRows(memory.database), `killed at ${killed}`).toEqual(expected)
  }
  vi.mocked(console.error).mockRestore()
}, 240_000)

test('it runs once though two crons begin at once, not before it is due, and one after the other', async () => {
  const memory = withProducts(start)
  setClock('2026-12-01T05:59:00Z')
  const due = '2026-12-01T06:00:00.000Z'
  const later = await startPublication(memory, { ...priced(900), dueAt: due })
  const other = await startPublication(memory, {
    ...{ author, dueAt: due, changes: [{ id: second.id, document: edits.stock?.(second, 0) ?? second }] },
  })
  await Promise.all([runPublications(memory, forever), runPublications(memory, forever)])
  expect([stateOf(memory, later.id)?.state, live(memory)?.generation]).toEqual(['waiting', 1])
  setClock('2026-12-01T06:00:30Z')
  await Promise.all([1, 2, 3].map(() => runPublications(memory, forever)))
  await runPublications(memory, forever)
  expect([later, other].map(({ id }) => stateOf(memory, id)?.state)).toEqual(['live', 'live'])
  expect(live(memory)?.generation).toBe(3)
})

test('a run that was taken for dead writes nothing more', async () => {
  const memory = withProducts(start)
  const { id } = await startPublication(memory, priced(901))
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const batch = memory.DB.batch.bind(memory.DB)
  let stale = true
  const slow = {
    ...memory.DB,
    prepare: memory.DB.prepare.bind(memory.DB),
    batch: async (statements: D1PreparedStatement[]) => {
      const isFence = statements.length > 0 && stale && stateOf(memory, id)?.state === 'running'
      if (isFence) {
        stale = false
        // Meanwhile its lease ends, and another run does all of it.
        setClock(new Date(Date.now() + 120_000))
        await runPublications(memory, forever)
        setClock(new Date())
      }
      return batch(statements)
    },
  } as D1Database
  await runPublications({ DB: slow }, forever)
  expect(stateOf(memory, id)?.state).toBe('live')
  const rows = visibleRows(memory.database)
  expect(live(memory)?.generation).toBe(2)
  await runPublications(memory, forever)
  expect(visibleRows(memory.database)).toEqual(rows)
  vi.mocked(console.error).mockRestore()
})

test('what was changed meanwhile is refused with who and when, at the order and in the run', async () => {
  const memory = withProducts(start)
  const seen = 1
  const change = (n: number) => ({
    ...{
      author,
      changes: [{ id: first.id, document: edits.price?.(first, n) ?? first, baseRevision: seen }],
    },
  })
  const count = first.variants.length
  await startPublication(memory, change(900 * count))
  const late = await startPublication(memory, change(901 * count))
  await runPublications(memory, forever)
  expect(stateOf(memory, late.id)).toMatchObject({ state: 'failed', error: expect.stringContaining(author) })
  expect(live(memory)?.generation).toBe(2)
  const refused = await startPublication(memory, change(902 * count)).catch(refusal)
  expect(refused).toMatchObject({
    ...{ code: 'invalid-fields', fields: { [`changes.${first.id}`]: expect.stringContaining(author) } },
  })
})

test('an undo of what was changed since is refused, and leaves the version that is live', async () => {
  const memory = withProducts(start)
  const one = await startPublication(memory, priced(905))
  await startPublication(memory, priced(906))
  await runPublications(memory, forever)
  const rows = visibleRows(memory.database)
  const undo = await undoPublication(memory, { id: one.id, author })
  await runPublications(memory, forever)
  expect(stateOf(memory, undo.id)?.state).toBe('failed')
  expect(visibleRows(memory.database)).toEqual(rows)
  expect(await undoPublication(memory, { id: undo.id, author }).catch(refusal)).toMatchObject({
    code: 'state-changed',
  })
})

test('an undo leaves alone what was published as it was, whatever the order of its fields', async () => {
  const memory = withProducts(start)
  const rows = visibleRows(memory.database)
  const reordered = Object.fromEntries(Object.entries(second).reverse()) as typeof second
  const { changes } = priced(907)
  const one = await startPublication(memory, {
    author,
    changes: [...changes, { id: second.id, document: reordered }],
  })
  await runPublications(memory, forever)
  const undo = await undoPublication(memory, { id: one.id, author })
  await runPublications(memory, forever)
  expect(stateOf(memory, undo.id)).toEqual({ state: 'live', error: null })
  expect(visibleRows(memory.database)).toEqual(rows)
})

test('a broken rule and a reference of another product are refused', async () => {
  const memory = withProducts(start)
  const nameless = { ...first, name: { ...first.name, de: ' ' } }
  const twice = { ...copyOf(first, 1), variants: first.variants }
  const refused = await startPublication(memory, {
    author,
    changes: [
      { id: first.id, document: nameless },
      { id: twice.id, document: { ...twice, variants: second.variants } },
    ],
  }).catch(refusal)
  expect(refused).toMatchObject({
    code: 'invalid-fields',
    fields: {
      [`changes.${first.id}`]: 'name is missing in de',
      [`changes.${twice.id}`]: expect.stringContaining('is the reference of two models'),
    },
  })
})

test('what fails on its way is taken back to the last row, and the next one runs', async () => {
  const memory = withProducts(start)
  const rows = visibleRows(memory.database)
  const { id } = await startPublication(memory, publicationOf(before, after))
  memory.database.exec(
    "create trigger broken before insert on catalogue_models begin select raise(abort, 'full'); end",
  )
  vi.spyOn(console, 'error').mockImplementation(() => {})
  for (let run = 0; run < 7; run++) await runPublications(memory, forever)
  vi.mocked(console.error).mockRestore()
  expect(stateOf(memory, id)).toMatchObject({ state: 'failed', error: expect.stringContaining('full') })
  expect(visibleRows(memory.database)).toEqual(rows)
  memory.database.exec('drop trigger broken')
  const again = await startPublication(memory, publicationOf(before, after))
  await runPublications(memory, forever)
  expect(stateOf(memory, again.id)?.state).toBe('live')
  expect(visibleRows(memory.database)).toEqual(fresh(after, numbers(memory, 2)).rows)
})

test('what another version has begun by a step that this one lacks is refused at once, and taken back', async () => {
  const memory = withProducts(start)
  const rows = visibleRows(memory.database)
  const { id } = await startPublication(memory, publicationOf(before, after))
  memory.database.exec("update publications set state = 'running', step = 'derive', generation = 2")
  await runPublications(memory, forever)
  expect(stateOf(memory, id)).toEqual({ state: 'failed', error: 'step derive: unknown' })
  expect(visibleRows(memory.database)).toEqual(rows)
})

test('what a version before has ordered, or published, is whole though it knew less of products', async () => {
  const memory = withProducts(start)
  const rows = visibleRows(memory.database)
  const forget = (column: 'before' | 'after') =>
    memory.database.exec(
      `update publication_changes set ${column} = json_remove(${column}, '$.photos', '$.documents', '$.discontinued')`,
    )
  const { id } = await startPublication(memory, priced(900))
  forget('after')
  await runPublications(memory, forever)
  expect(stateOf(memory, id)).toEqual({ state: 'live', error: null })
  for (const column of ['before', 'after'] as const) forget(column)
  const undo = await undoPublication(memory, { id, author })
  await runPublications(memory, forever)
  expect(stateOf(memory, undo.id)).toEqual({ state: 'live', error: null })
  expect(visibleRows(memory.database)).toEqual(rows)
})

test('only what waits is called off', async () => {
  const memory = withProducts(start)
  const { id } = await startPublication(memory, { ...priced(907), dueAt: '2099-01-01T00:00:00.000Z' })
  await cancelPublication(memory, id)
  expect(stateOf(memory, id)?.state).toBe('cancelled')
  expect(await cancelPublication(memory, id).catch(refusal)).toMatchObject({ code: 'state-changed' })
})
