import { Hono } from 'hono'
import { api } from '#functions/api.ts'
import type { Bindings } from '#functions/env.ts'
import { meteredD1 } from '#test/support/around-d1.ts'
import { budgets } from './budgets.ts'
import { distances } from './distance.ts'
import { growth } from './growth.ts'
import { loadInFreshIsolate } from './index-load.ts'
import { openScaleDatabase, type ScaleDatabase, sqlMilliseconds } from './scale-database.ts'
import { fitQuestion, type Kind, modelsQuestion, questionsOf } from './scale-questions.ts'
import { budgetCell, kilobytes, printTable, short } from './table.ts'

const sizes = [600, 10_000, 100_000]

type Figures = {
  name: string
  kind: Kind
  trips: number
  rowsRead: number
  sqlMs: number
  cpuMs: number
  wallRatio: number
}

/** Cost of a request as the catalogue grows: billed rows, SQL time, and time in the Worker's own code. */
export async function scale(): Promise<void> {
  const results: Figures[][] = []
  const loads: string[][] = []
  for (const size of sizes) {
    const database = await openScaleDatabase(size)
    try {
      results.push(await askAll(database))
      loads.push(await indexRow(size, database))
      if (size === sizes[0]) await growth(database)
    } finally {
      await database.close()
    }
  }
  print(results)
  printTable(
    'The compact index in a fresh isolate',
    [
      ...['products', 'import s', 'index KB', 'D1 read ms', 'unpack ms', 'first list ms', 'next list ms'],
      'unpack and first list',
    ],
    loads,
  )
  distances()
}

async function askAll({ db, folder }: ScaleDatabase): Promise<Figures[]> {
  const bare = new Hono().get('/bare', async (c) =>
    c.json(await db.prepare('select id from products where seq = 1').first()),
  )
  const figures: Figures[] = []
  for (const { name, kind, paths } of await questionsOf(db, requestApi)) {
    const meters = []
    for (const path of paths) meters.push(await metered(db, path))
    const dearest = meters.toSorted((a, b) => b.rowsRead - a.rowsRead)[0] ?? (await metered(db, '/products'))
    const { wallMs, cpuMs } = await timed((i) => requestApi(db, paths[i % paths.length] ?? ''))
    const { wallMs: bareMs } = await timed(async () => void (await bare.request('/bare')))
    const { trips, rowsRead, calls } = dearest
    figures.push({
      name,
      kind,
      trips,
      rowsRead,
      sqlMs: sqlMilliseconds(folder, calls),
      cpuMs,
      wallRatio: wallMs / bareMs,
    })
  }
  return figures
}

/** The queries of one request, once the isolate has its index and its models. */
async function metered(db: D1Database, path: string) {
  const { db: watched, meter } = meteredD1(db)
  await requestApi(watched, '/products?limit=1')
  await requestApi(watched, modelsQuestion)
  Object.assign(meter, { calls: [], trips: 0, rowsRead: 0 })
  await requestApi(watched, path)
  return meter
}

/** One request through the API in this process; throws unless the answer is 200. */
async function requestApi(db: D1Database, path: string): Promise<unknown> {
  const env = { DB: db, SITE_ORIGIN: 'http://localhost', RATE_LIMITS: 'off' } as Bindings
  const late: Promise<unknown>[] = []
  const context = { waitUntil: (work: Promise<unknown>) => late.push(work), passThroughOnException() {} }
  const response = await api.request(path, {}, env, context as unknown as ExecutionContext)
  await Promise.all(late)
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

const runs = 20

/** Median of wall time, and CPU of this process (the Worker's own code; SQLite runs in another). */
async function timed(run: (i: number) => Promise<unknown>): Promise<{ wallMs: number; cpuMs: number }> {
  for (let i = 0; i < 5; i++) await run(i)
  const times: number[] = []
  const start = process.cpuUsage()
  for (let i = 0; i < runs; i++) {
    const before = performance.now()
    await run(i)
    times.push(performance.now() - before)
  }
  const { user, system } = process.cpuUsage(start)
  return { wallMs: times.sort((a, b) => a - b)[runs / 2] ?? Number.NaN, cpuMs: (user + system) / runs / 1000 }
}

async function indexRow(size: number, { db, importSeconds }: ScaleDatabase): Promise<string[]> {
  const start = performance.now()
  const { results } = await db
    .prepare('select data from catalogue_index order by part')
    .all<{ data: string }>()
  const readMs = performance.now() - start
  const { bytes, unpackMs, firstListMs, nextListMs } = await loadInFreshIsolate(
    results.map(({ data }) => data),
  )
  return [
    size.toLocaleString('en'),
    short(importSeconds),
    short(kilobytes(bytes)),
    ...[readMs, unpackMs, firstListMs, nextListMs].map(short),
    budgetCell(`first list of ${size} products`, unpackMs + firstListMs, budgets.firstListMs, ' ms'),
  ]
}

function print(results: Figures[][]): void {
  const of = (name: string) => results.map((figures) => figures.find((figure) => figure.name === name))
  const rows = (results[0] ?? []).map(({ name, kind, trips }) => {
    const all = of(name)
    const read = all.map((figure) => figure?.rowsRead ?? Number.NaN)
    const sql = all.map((figure) => figure?.sqlMs ?? Number.NaN)
    return [
      name,
      String(trips),
      read.join(' / '),
      budgetCell(`${name}: rows read`, Math.max(...read), budgets.rowsRead[kind]),
      budgetCell(
        `${name}: rows read, growth`,
        Math.max(...read) / Math.max(1, Math.min(...read)),
        budgets.rowsGrowth,
      ),
      sql.map(short).join(' / '),
      budgetCell(`${name}: SQL at ${sizes.at(-1)}`, sql.at(-1) ?? Number.NaN, budgets.sqlMs[kind], ' ms'),
      all.map((figure) => short(figure?.cpuMs ?? Number.NaN)).join(' / '),
      all.map((figure) => short(figure?.wallRatio ?? Number.NaN)).join(' / '),
    ]
  })
  const head = [
    'request',
    'trips',
    'rows read',
    'most',
    'growth',
    'SQL ms',
    'largest',
    'Node CPU ms',
    'wall ÷ bare query',
  ]
  printTable(`Scale: ${sizes.map((size) => size.toLocaleString('en')).join(' / ')} products`, head, rows)
  const fit = of(fitQuestion).at(-1)?.wallRatio ?? Number.NaN
  console.log(`\n${fitQuestion} ÷ bare query: ${budgetCell('fit ÷ bare query', fit, budgets.fitOverQuery)}`)
}
