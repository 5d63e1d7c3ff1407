import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { desc, isNotNull } from 'drizzle-orm'
import { type NightManifest, objectName } from '#functions/backup/nightly.ts'
import { backupKeyProblem, importKey, open } from '#functions/backup/sealed.ts'
import { openDb } from '#functions/db/client.ts'
import { backups } from '#functions/db/schema.ts'
import { keptSecrets } from '../deploy/kept-secrets.ts'
import { type Given, Refused } from './command.ts'
import { configuration, localSecrets } from './configured.ts'
import { scratchDatabase } from './scratch-database.ts'

/** A night as it was restored: what it should be, what it is, and rows that refer to what was deleted meanwhile. */
type RestoredNight = {
  database: DatabaseSync
  manifest: NightManifest
  tables: { table: string; rows: number; restored: number }[]
  loose: number
}

/** The newest night that is whole, as the database of the site knows it. */
export async function lastNight({ bindings }: Given): Promise<string> {
  const last = await openDb((await bindings()).DB)
    .select({ night: backups.night })
    .from(backups)
    .where(isNotNull(backups.finishedAt))
    .orderBy(desc(backups.night))
    .limit(1)
  if (!last[0]) throw new Refused('No nightly backup is whole yet.')
  return last[0].night
}

/** Reads, decrypts and restores a night into a database in memory. */
export async function restoreNight(given: Given, night: string): Promise<RestoredNight> {
  const secret = process.env.BACKUP_KEY ?? (given.remote ? keptSecrets() : localSecrets()).BACKUP_KEY
  const problem = backupKeyProblem(secret)
  if (problem) throw new Refused(`${problem}. Here it is read from the environment.`)
  const key = await importKey(secret ?? '', 'decrypt')
  const read = async (part: number | 'manifest') => {
    const name = objectName(night, part)
    const object = await objectOf(given, name)
    return open(key, name, object).catch(() => {
      throw new Refused(`${name} was not written by this key, or is not as it was written.`)
    })
  }
  const manifest = JSON.parse(await read('manifest')) as NightManifest
  const database = scratchDatabase()
  for (const table of Object.keys(manifest.rows)) database.exec(`delete from "${table}"`)
  for (let part = 0; part < manifest.parts; part++) {
    given.progress(part / manifest.parts, 'restoring')
    insertRows(database, await read(part))
  }
  given.progress(1, '')
  const tables = Object.entries(manifest.rows).map(([table, rows]) => ({
    ...{ table, rows, restored: Number(database.prepare(`select count(*) as n from "${table}"`).get()?.n) },
  }))
  return { database, manifest, tables, loose: deleteLoose(database) }
}

async function objectOf(given: Given, name: string): Promise<Uint8Array<ArrayBuffer>> {
  if (given.remote) return remoteObject(given, name)
  const object = await (await given.bindings()).BACKUP?.get(name)
  if (!object) throw new Refused(`The bucket BACKUP has no ${name}.`)
  return new Uint8Array(await object.arrayBuffer())
}

async function remoteObject({ run }: Given, name: string): Promise<Uint8Array<ArrayBuffer>> {
  // Also where it is not bound any more, or not yet again.
  const bucket = configuration().match(/^(?:# )?binding = "BACKUP"\n(?:# )?bucket_name = "(.+)"$/m)?.[1]
  if (!bucket) throw new Refused('wrangler.toml names no bucket for BACKUP.')
  const folder = await mkdtemp(join(tmpdir(), 'backup-'))
  try {
    const file = join(folder, 'object')
    const args = ['r2', 'object', 'get', `${bucket}/${name}`, '--remote', '--file', file]
    const { status, stdout, stderr } = await run('wrangler', args)
    if (status !== 0) throw new Refused(`${name} could not be read.\n${stdout}${stderr}`.trim())
    return new Uint8Array(await readFile(file))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Line = [table: string, row: Record<string, string | number | null>]

function insertRows(database: DatabaseSync, text: string): void {
  const prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>()
  database.exec('begin')
  for (const line of text.split('\n')) {
    const [table, row] = JSON.parse(line) as Line
    const columns = Object.keys(row)
    const sql = `insert into "${table}" (${columns.map((name) => `"${name}"`).join(', ')}) values (${columns.map(() => '?').join(', ')})`
    const insert = prepared.get(sql) ?? database.prepare(sql)
    prepared.set(sql, insert)
    insert.run(...Object.values(row))
  }
  database.exec('commit')
}

/** Deletes rows that refer to rows which were deleted while the backup was made, as the database itself would have. */
function deleteLoose(database: DatabaseSync): number {
  let deleted = 0
  for (;;) {
    const loose = database.prepare('pragma foreign_key_check').all() as { table: string; rowid: number }[]
    if (loose.length === 0) return deleted
    for (const { table, rowid } of loose)
      deleted += Number(database.prepare(`delete from "${table}" where rowid = ?`).run(rowid).changes)
  }
}
