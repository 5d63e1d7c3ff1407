import { expect, test, vi } from 'vitest'
import { changeRows } from '#functions/publishing/start.ts'
import { visibleRows } from '#test/functions/publishing-rows.ts'
import { author, changed, demonstration, publicationOf, start } from '#test/functions/publishing-support.ts'
import { openSite } from '#test/support/open-site.ts'

const site = await openSite()

const kinds = ['price', 'text', 'name', 'discontinued', 'services', 'shorter', 'turned']
const old = { ...demonstration, products: start }
const fresh = changed(
  old,
  kinds.map((kind, at) => ({ kind, at, n: at })),
)
const patient = { timeout: 60_000, interval: 100 }

/** Orders a publication as the command line does of a deployed site. */
async function order(from: typeof old, to: typeof old): Promise<string> {
  const id = crypto.randomUUID()
  const rows = changeRows(publicationOf(from, to))
  const now = new Date().toISOString()
  await site.write(
    'insert into publications (id, author, created_at, due_at, total) values (?, ?, ?, ?, ?)',
    ...[id, author, now, now, rows.length],
  )
  for (const [subject, , after] of rows)
    await site.write(
      'insert into publication_changes (publication_id, subject, after) values (?, ?, ?)',
      ...[id, String(subject), after === null ? null : String(after)],
    )
  return id
}

type Row = { state: string; step: string; error: string | null }
const stateOf = (id: string) => site.rows<Row>('select state, step, error from publications where id = ?', id)
const live = () => site.withDatabase((database) => visibleRows(database))

/** Lets crons pass until a publication is in a state. */
const untilIn = (id: string, wanted: string) =>
  vi.waitUntil(async () => {
    await site.sweep()
    return stateOf(id)[0]?.state === wanted
  }, patient)

const isAnswering = () =>
  fetch(`${site.origin}/api/health`, { signal: AbortSignal.timeout(1500) }).then(
    () => true,
    () => false,
  )

/** Kills the site in the middle of a batch, whose statement on a table never ends. */
async function killIn(id: string, step: string, statement: string): Promise<void> {
  await site.write(
    `create trigger endless before ${statement} begin select count(*) from
      (with recursive numbers(n) as (select 1 union all select n + 1 from numbers) select n from numbers); end`,
  )
  const swept = site.sweep().catch(() => {})
  await vi.waitUntil(() => stateOf(id).some((row) => row.state === 'running' && row.step === step), patient)
  await vi.waitUntil(async () => !(await isAnswering()), patient)
  await site.stop('SIGKILL')
  await swept
  expect(stateOf(id), 'where it was killed').toMatchObject([{ state: 'running', step }])
  site.rows('drop trigger endless')
  site.endLeases()
}

const before = live()
await untilIn(await order(old, fresh), 'live')
const after = live()

/** Each publication leads from what is live to the other one of the two. */
const sides = () =>
  site.rows("select 1 from publications where state = 'live' and generation > 1").length % 2
    ? { from: fresh, to: old, shown: after, wanted: before }
    : { from: old, to: fresh, shown: before, wanted: after }

test.each([
  ['begin', 'insert on publication_changes'],
  ['rows', 'insert on products'],
  ['words', 'insert on search_words'],
  ['index', 'insert on catalogue_models'],
  ['index', "insert on catalogue_meta when new.key = 'version'"],
])(
  'killed in step %s, at %s, it shows the version before, and the next start ends it whole',
  async (step, at) => {
    const { from, to, shown, wanted } = sides()
    const id = await order(from, to)
    await killIn(id, step, at)
    expect(live(), 'killed').toEqual(shown)
    await site.start()
    expect(live(), 'started again').toEqual(shown)
    await untilIn(id, 'live')
    expect(live(), 'ended').toEqual(wanted)
  },
)

test('killed while it is taken back, the next start takes the rest back', async () => {
  const { from, to, shown } = sides()
  const id = await order(from, to)
  await site.write(
    "create trigger broken before insert on catalogue_models begin select raise(abort, 'broken'); end",
  )
  await vi.waitUntil(async () => {
    await site.sweep()
    return stateOf(id)[0]?.step === 'abort'
  }, patient)
  await killIn(id, 'abort', 'delete on products')
  await site.start()
  await site.write('drop trigger broken')
  await untilIn(id, 'failed')
  expect(stateOf(id)).toMatchObject([{ error: expect.stringContaining('broken') }])
  expect(live()).toEqual(shown)
})
