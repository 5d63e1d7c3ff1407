import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { importStatements } from '#seed/sql.ts'
import type { Call } from '#test/support/around-d1.ts'
import { catalogueRows } from '#test/support/whole-catalogue.ts'
import { manyProducts } from './many-products.ts'
import { benchDir, migrationStatements } from './site.ts'

export type ScaleDatabase = {
  db: D1Database
  folder: string
  importSeconds: number
  close: () => Promise<void>
}

/** Maximum bytes per batch; a whole catalogue in one batch would be in memory three times. */
const tripBytes = 4_000_000

/** A D1 with that many products, whose rows are those of a publication. */
export async function openScaleDatabase(count: number): Promise<ScaleDatabase> {
  const folder = join(benchDir, `scale-${count}`)
  rmSync(folder, { recursive: true, force: true })
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      port: 9040,
      modules: true,
      script: 'export default {}',
      d1Databases: ['DB'],
      resourcePersistencePath: folder,
    }),
  )
  const db = (await miniflare.getD1Database('DB')) as unknown as D1Database
  const start = performance.now()
  await db.batch(migrationStatements().map((sql) => db.prepare(sql)))
  for (const table of catalogueRows(manyProducts(count))) await inTrips(db, importStatements([table]))
  return { db, folder, importSeconds: (performance.now() - start) / 1000, close: () => miniflare.dispose() }
}

async function inTrips(db: D1Database, statements: readonly string[]): Promise<void> {
  let trip: D1PreparedStatement[] = []
  let size = 0
  for (const sql of statements) {
    trip.push(db.prepare(sql))
    size += sql.length
    if (size > tripBytes) {
      await db.batch(trip)
      trip = []
      size = 0
    }
  }
  if (trip.length) await db.batch(trip)
}

/**
 * Milliseconds of SQL for the calls of one request. Workerd's clock stands still during computation, so D1's own
 * duration is useless: SQLite repeats the statements on D1's file, the mean of many runs.
 */
export function sqlMilliseconds(folder: string, calls: readonly Call[], runs = 40): number {
  const file = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((name) =>
    /[0-9a-f]{64}\.sqlite$/.test(name),
  )
  if (!file) throw new Error(`No database in ${folder}`)
  const sqlite = new DatabaseSync(join(folder, file), { readOnly: true })
  try {
    // What is written after the answer costs no visitor time, and would change the database.
    const reads = calls.filter(({ sql }) => /^\s*(select|with)/i.test(sql))
    const statements = reads.map(({ sql, params }) => ({
      statement: sqlite.prepare(sql),
      params: params as (string | number)[],
    }))
    const once = () => {
      for (const { statement, params } of statements) statement.all(...params)
    }
    once()
    const start = performance.now()
    for (let i = 0; i < runs; i++) once()
    return (performance.now() - start) / runs
  } finally {
    sqlite.close()
  }
}
