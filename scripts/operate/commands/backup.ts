import { existsSync } from 'node:fs'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { CatalogueDocument } from '#domain/publishing/document.ts'
import { backupTables } from '#functions/backup/tables.ts'
import { openDb } from '#functions/db/client.ts'
import { files } from '#functions/db/schema.ts'
import { clock } from '#functions/platform/clock.ts'
import { articleRows } from '#functions/publishing/article-rows.ts'
import { readArticles } from '#seed/read-articles.ts'
import { readTextFile } from '#seed/read-text.ts'
import { importStatements, insertStatements } from '#seed/sql.ts'
import { stateDir } from '../../local.ts'
import { actions, argumentsOf } from '../actions.ts'
import { none, orderStatements, publicationOf } from '../catalogue/order.ts'
import { finish } from '../catalogue/publish.ts'
import { catalogueIn, readCatalogue } from '../catalogue/read.ts'
import { type Command, type ExitCode, type Given, Refused, WrongUse } from '../command.ts'
import { databaseName } from '../configured.ts'
import { confirmed } from '../confirm.ts'
import { lastNight, restoreNight } from '../nights.ts'
import { asD1 } from '../scratch-database.ts'
import { countTables, readTables } from '../table-rows.ts'

/** A backup is a folder of three files. */
const names = { data: 'data.sql', catalogue: 'catalogue.json', manifest: 'backup.json' }
const pageSize = 1000

type StoredFile = { file: string; pieces: number; size: number; checksum: string }
type Manifest = { made: string; tables: { table: string; rows: number }[]; files: StoredFile[] }

/** The database as a folder of files, with the list of what is in the bucket; and back into an empty local database. */
export const backup: Command = {
  summary:
    'Saves database and list of files into a folder, or fetches a nightly backup; checks one; restores a folder',
  usage: 'save <folder> | restore <folder> | verify [<night>] | fetch <night> <folder>',
  run: actions({ save, restore, verify, fetch: fetchNight }),
}

async function save(given: Given): Promise<ExitCode> {
  const { folder } = argumentsOf(given, 'folder')
  return saveInto(given, folder, (await given.bindings()).DB)
}

async function saveInto(given: Given, folder: string, DB: D1Database): Promise<ExitCode> {
  if (existsSync(join(folder, names.manifest))) throw new Refused(`There is a backup in ${folder} already.`)
  const tables = await backupTables(DB)
  // It holds personal data and password hashes.
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const counts = await saveData(given, DB, { folder, tables })
  const catalogue = await readCatalogue(DB, (share) => given.progress(share, 'reading'))
  await write(folder, names.catalogue, JSON.stringify(catalogue))
  const manifest: Manifest = { made: clock.now().toISOString(), tables: counts, files: await storedFiles(DB) }
  await write(folder, names.manifest, JSON.stringify(manifest, null, 1))
  given.show(summaryOf(manifest))
  given.say(`Saved in ${folder}. It holds personal data: keep it encrypted.`)
  return 0
}

/** Restores a nightly backup into a database in memory, and compares it with what it should hold. */
async function verify(given: Given): Promise<ExitCode> {
  const night = given.args.length ? argumentsOf(given, 'night').night : await lastNight(given)
  const { database, tables, loose } = await restoreNight(given, night)
  const damage = database
    .prepare('pragma integrity_check')
    .all()
    .flatMap(Object.values<unknown>)
  database.close()
  given.show(tables)
  const wrong = tables.filter(({ rows, restored }) => rows !== restored).map(({ table }) => table)
  if (damage.some((one) => one !== 'ok')) wrong.push('(integrity)')
  if (loose) given.say(`${loose} rows refer to what was deleted while it was made; they are left out.`)
  given.say(wrong.length ? `Not whole: ${wrong.join(', ')}` : `The backup of ${night} is whole.`)
  return wrong.length ? 1 : 0
}

/** A nightly backup as a folder, like one of `save`. */
async function fetchNight(given: Given): Promise<ExitCode> {
  const { night, folder } = argumentsOf(given, 'night', 'folder')
  const { database } = await restoreNight(given, night)
  try {
    return await saveInto({ ...given, remote: false }, folder, asD1(database))
  } finally {
    database.close()
  }
}

const write = (folder: string, name: string, text: string) =>
  writeFile(join(folder, name), text, { mode: 0o600 })

const summaryOf = ({ tables, files: stored }: Manifest) => [
  ...tables,
  { table: '(files in the bucket)', rows: stored.length },
]

/** Cloudflare writes the export of a deployed database, at one instant and of any size; a local one is read here. */
async function saveData({ remote, run }: Given, DB: D1Database, to: { folder: string; tables: string[] }) {
  const path = join(to.folder, names.data)
  if (!remote) {
    const rows = await readTables(DB, to.tables)
    // Of two rows of a table that refer to each other either may come first.
    const statements = ['pragma defer_foreign_keys = on', ...importStatements(rows)]
    await write(to.folder, names.data, `${statements.join(';\n')};\n`)
    return rows.map(({ table, rows: all }) => ({ table, rows: all.length }))
  }
  const chosen = to.tables.flatMap((table) => ['--table', table])
  const args = [
    'd1',
    'export',
    databaseName(),
    '--remote',
    '--skip-confirmation',
    '--no-schema',
    '--output',
    path,
  ]
  const { status, stdout, stderr } = await run('wrangler', [...args, ...chosen])
  if (status !== 0) throw new Refused(`The database was not exported.\n${stdout}${stderr}`.trim())
  await chmod(path, 0o600)
  return countTables(DB, to.tables)
}

/** What the bucket holds, as the database knows it: objects `files/{file}/{0 … pieces - 1}`. */
async function storedFiles(DB: D1Database): Promise<StoredFile[]> {
  const { id, pieces, size, checksum, state } = files
  const page = (after: string) =>
    openDb(DB)
      .select({ id, pieces, size, checksum })
      .from(files)
      .where(and(gt(id, after), eq(state, 'stored')))
      .orderBy(asc(id))
      .limit(pageSize)
  const all: StoredFile[] = []
  for (;;) {
    const rows = await page(all.at(-1)?.file ?? '')
    all.push(
      ...rows.map((row) => ({
        ...{ file: row.id, pieces: row.pieces ?? 0, size: row.size ?? 0, checksum: row.checksum ?? '' },
      })),
    )
    if (rows.length < pageSize) return all
  }
}

/** Only into a database without a customer, request or mail: nothing can be lost by it. */
async function restore(given: Given): Promise<ExitCode> {
  const { folder } = argumentsOf(given, 'folder')
  if (given.remote)
    throw new WrongUse('A backup is restored locally; the deployed database goes back by D1 Time Travel.')
  const manifest = readManifest(folder)
  const catalogue = catalogueIn(JSON.parse(readTextFile(join(folder, names.catalogue))))
  if (!(await confirmed(given, summaryOf(manifest), `Restore into ${stateDir()}?`))) return 0
  await wrangler(given, 'migrations', 'apply', databaseName())
  const { DB } = await given.bindings()
  const full = (await countTables(DB, await backupTables(DB))).filter(({ rows }) => rows > 0)
  if (full.length)
    throw new Refused(
      `${stateDir()} is not empty: ${full.map(({ table }) => table).join(', ')}. Choose another STATE_DIR.`,
    )
  await wrangler(given, 'execute', databaseName(), '--yes', '--file', join(folder, names.data))
  const restored = compare(given, manifest, await countTables(DB, await backupTables(DB)))
  await publishAgain(given, catalogue)
  return restored
}

/**
 * Before what was planned, or ran when it was saved, and begins anew. Articles are no part of a backup: they are those
 * of the checkout.
 */
async function publishAgain(given: Given, catalogue: CatalogueDocument): Promise<void> {
  const { DB } = await given.bindings()
  const first = { ...publicationOf(none, catalogue), dueAt: new Date(0).toISOString() }
  const { id, statements } = orderStatements(first)
  const restart = `update publications set state = 'waiting', step = 'begin', position = '', done = 0, generation = null,
    lease = null, lease_until = null where state = 'running'`
  const texts = articleRows(readArticles()).flatMap(insertStatements)
  await DB.batch([restart, ...texts, ...statements].map((sql) => DB.prepare(sql)))
  await finish(given, async () => ({ id }))
}

async function wrangler({ run }: Given, ...args: string[]): Promise<void> {
  const local = ['d1', ...args, '--local', '--persist-to', stateDir()]
  const { status, stdout, stderr } = await run('wrangler', local)
  if (status !== 0) throw new Refused(`The backup was not restored.\n${stdout}${stderr}`.trim())
}

function readManifest(folder: string): Manifest {
  const path = join(folder, names.manifest)
  if (!existsSync(path)) throw new Refused(`There is no backup in ${folder}.`)
  return JSON.parse(readTextFile(path)) as Manifest
}

function compare({ say }: Given, { tables }: Manifest, now: Manifest['tables']): ExitCode {
  const rows = new Map(now.map((one) => [one.table, one.rows]))
  const wrong = tables.filter((one) => rows.get(one.table) !== one.rows)
  if (wrong.length === 0) {
    say('Restored: every table has as many rows as it had. Objects of the bucket are copied back by rclone.')
    return 0
  }
  say(
    `Not as it was: ${wrong.map((one) => `${one.table} ${rows.get(one.table) ?? 0}/${one.rows}`).join(', ')}`,
  )
  return 1
}
