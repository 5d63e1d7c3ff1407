import { resolve } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { isEmptySql, seedStatements, stateDir } from './local.ts'
import { migrationFiles } from './migration-files.ts'

/** As `preview_database_id` in wrangler.toml: the same file as that of the site. */
const database = 'DB'

/** The table of wrangler, so that `wrangler d1 migrations apply --local` goes on from here and the other way round. */
const applied = `create table if not exists d1_migrations(
  id integer primary key autoincrement, name text unique, applied_at timestamp default current_timestamp not null)`

/**
 * Migrates the local database and publishes the demonstration catalogue when it is empty. Without wrangler, of which
 * each of three commands would take seconds to load.
 */
export async function prepareDatabase(): Promise<void> {
  const server = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: 'export default {}',
      cf: false,
      resourcePersistencePath: resolve(stateDir(), 'v3'),
      d1Databases: { [database]: database },
    }),
  )
  try {
    const db = (await server.getD1Database(database)) as unknown as D1Database
    await migrate(db)
    if (await db.prepare(`select ${isEmptySql} as empty`).first('empty'))
      await runAll(db, await seedStatements())
    await publishDue(db)
  } finally {
    await server.dispose()
  }
}

/** Applies the migrations that the database does not know yet, each with its name in one transaction. */
async function migrate(db: D1Database): Promise<void> {
  await db.prepare(applied).run()
  const { results } = await db.prepare('select name from d1_migrations').all<{ name: string }>()
  const appliedNames = new Set(results.map(({ name }) => name))
  for (const { name, statements } of migrationFiles()) {
    if (appliedNames.has(name)) continue
    await runAll(db, [...statements, `insert into d1_migrations (name) values ('${name}')`])
  }
}

/** Publishes the first catalogue, and derives anew what another version of the code has indexed. */
async function publishDue(DB: D1Database): Promise<void> {
  const [{ orderMissingWords }, { runPublications }] = await Promise.all([
    import('#functions/publishing/missing-words.ts'),
    import('#functions/publishing/run.ts'),
  ])
  await orderMissingWords({ DB })
  await runPublications({ DB }, { untilMs: Number.MAX_SAFE_INTEGER })
}

const runAll = (db: D1Database, statements: readonly string[]) =>
  db.batch(statements.map((sql) => db.prepare(sql)))
