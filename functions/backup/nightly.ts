import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { indexKeySql } from '#domain/catalogue/catalogue-pack.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import type { BackupPosition } from '#functions/db/schema/operations.ts'
import { backups } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock, isoAfter } from '#functions/platform/clock.ts'
import { backupKeyProblem, importKey, seal } from './sealed.ts'
import { nightlyTables } from './tables.ts'

/** In UTC: few people order at three or four in the morning. */
const nightHour = 2
/** Within so many hours of it a backup should be whole. */
const patienceHours = 2
/** A run of the cron has 30 s of CPU and a thousand queries, for everything; what is left is for the next. */
const runMs = 15_000
const runPages = 500
/** Longer than a run, so that no second one begins beside it. */
const leaseSeconds = 120
/** Rows are read so many at once: the largest are some 250 kB, and an isolate has 128 MB. */
const pageRows = 100
/** A part ends when it is so large before it is compressed. */
const partBytes = 1_000_000
const keptDays = 30
const keptMonths = 12

/** The name of an object of a night; `manifest` is written last, and says what must be there. */
export const objectName = (night: string, part: number | 'manifest'): string =>
  `${night}/${typeof part === 'number' ? String(part).padStart(6, '0') : part}`

/** What the last object of a night says; every table has as many rows in its parts. */
export type NightManifest = { night: string; finished: string; parts: number; rows: Record<string, number> }

const dayAfter = (hours: number) => isoAfter(clock.now(), hours * 3600).slice(0, 10)

/** The night whose backup should be whole by now. */
export const expectedNight = (): string => dayAfter(-nightHour - patienceHours)

/**
 * Goes on with the backup of this night. Tables that refer to others are read before them: what is new meanwhile is
 * missing with all that belongs to it, and only what was deleted in these minutes leaves rows that refer to nothing,
 * which a restore leaves out. A part is stored before the position says so, so that a run which dies writes it again.
 */
export async function backUp(env: Bindings): Promise<void> {
  const { BACKUP, BACKUP_KEY = '' } = env
  if (!BACKUP) return
  const problem = backupKeyProblem(BACKUP_KEY)
  if (problem) throw new Error(problem)
  const db = openDb(env.DB)
  const night = dayAfter(-nightHour)
  const position = await takeUp(env, db, night)
  if (!position) return
  const key = await importKey(BACKUP_KEY, 'encrypt')
  const put = async (part: number | 'manifest', text: string) => {
    const name = objectName(night, part)
    await BACKUP.put(name, await seal(key, name, text))
  }
  const until = clock.now().getTime() + runMs
  const budget = { pages: runPages }
  for (let at = position; at.table < at.tables.length; ) {
    if (budget.pages <= 0 || clock.now().getTime() >= until) return release(db, night)
    const { lines, next } = await readPart(env.DB, at, budget)
    if (lines.length) await put(at.parts, lines.join('\n'))
    at = next
    await db.update(backups).set({ position: at }).where(eq(backups.night, night))
  }
  if (await finish(env.DB, db, night, put)) await deleteOld(db, BACKUP)
}

/** Changes with every import, which replaces the catalogue as a whole. */
const catalogueVersion = async (DB: D1Database) =>
  (await DB.prepare(`select ${indexKeySql} as version`).first<{ version: string | null }>())?.version ?? ''

/** Leases the backup of the night, which is begun where there is none; null when it is whole, or another run has it. */
async function takeUp({ DB }: Bindings, db: Db, night: string): Promise<BackupPosition | null> {
  const lastRun = await db
    .select({ finishedAt: backups.finishedAt })
    .from(backups)
    .where(eq(backups.night, night))
    .get()
  if (lastRun?.finishedAt) return null
  if (!lastRun) {
    const version = await catalogueVersion(DB)
    const position = { tables: await nightlyTables(DB), table: 0, after: 0, parts: 0, rows: {}, version }
    await db.insert(backups).values({ night, position }).onConflictDoNothing()
  }
  const now = clock.now()
  const isFree = or(isNull(backups.leaseUntil), lt(backups.leaseUntil, now.toISOString()))
  const taken = await db
    .update(backups)
    .set({ leaseUntil: isoAfter(now, leaseSeconds) })
    .where(and(eq(backups.night, night), isNull(backups.finishedAt), isFree))
    .returning()
    .get()
  return taken?.position ?? null
}

const release = async (db: Db, night: string): Promise<void> => {
  await db.update(backups).set({ leaseUntil: null }).where(eq(backups.night, night))
}

type Row = Record<string, string | number | null>

/** The next rows, a line of JSON each, and the position after them. */
async function readPart(
  DB: D1Database,
  from: BackupPosition,
  budget: { pages: number },
): Promise<{ lines: string[]; next: BackupPosition }> {
  const lines: string[] = []
  const next = { ...from, rows: { ...from.rows } }
  let size = 0
  while (size < partBytes && budget.pages-- > 0 && next.table < next.tables.length) {
    const table = next.tables[next.table] ?? ''
    const results = await pageOf(DB, table, next.after)
    for (const { row, key } of results) {
      const line = JSON.stringify([table, row])
      lines.push(line)
      size += line.length
      next.after = key
    }
    next.rows[table] = (next.rows[table] ?? 0) + results.length
    if (results.length < pageRows) Object.assign(next, { table: next.table + 1, after: 0 })
  }
  if (lines.length) next.parts++
  return { lines, next }
}

/** The columns that tell the rows of a table apart and order them; a table without row ids has a key for it. */
async function keyOf(DB: D1Database, table: string): Promise<string[]> {
  const { results } = await DB.prepare(
    `select name from pragma_table_info(?1) where pk > 0
      and (select sql like '%without rowid%' from sqlite_master where name = ?1) order by pk`,
  )
    .bind(table)
    .all<{ name: string }>()
  return results.map(({ name }) => name)
}

/** The rows of a table behind a key, in the order of the keys. */
async function pageOf(DB: D1Database, table: string, after: BackupPosition['after']) {
  const columns = await keyOf(DB, table)
  const [keys, first] = columns.length ? [columns, ''] : [['rowid'], 'rowid as "~rowid", ']
  const last = [after].flat()
  const isBehind = after === 0 ? '' : `where (${keys}) > (${last.map(() => '?')})`
  const { results } = await DB.prepare(
    `select ${first}* from "${table}" ${isBehind} order by ${keys} limit ${pageRows}`,
  )
    .bind(...(isBehind ? last : []))
    .all<Row>()
  return results.map(({ '~rowid': rowid, ...row }) => ({
    row,
    key: columns.length ? columns.map((name) => row[name] ?? 0) : Number(rowid),
  }))
}

/** Writes the manifest; false where a catalogue was imported meanwhile: then the night begins again. */
async function finish(
  DB: D1Database,
  db: Db,
  night: string,
  put: (part: 'manifest', text: string) => Promise<void>,
): Promise<boolean> {
  const finished = clock.now().toISOString()
  const row = await db.select().from(backups).where(eq(backups.night, night)).get()
  if (!row) return false
  const { parts, rows, version } = row.position
  if (version !== (await catalogueVersion(DB))) {
    await db.delete(backups).where(eq(backups.night, night))
    return false
  }
  await put('manifest', JSON.stringify({ night, finished, parts, rows } satisfies NightManifest))
  await db.update(backups).set({ finishedAt: finished, leaseUntil: null }).where(eq(backups.night, night))
  return true
}

/** Keeps thirty days, and of each of twelve months the first that is whole. */
async function deleteOld(db: Db, bucket: R2Bucket): Promise<void> {
  const daily = dayAfter(-keptDays * 24)
  const year = new Date(clock.now())
  year.setUTCMonth(year.getUTCMonth() - keptMonths)
  const monthly = db
    .select({ night: sql<string>`min(${backups.night})` })
    .from(backups)
    .where(
      and(
        sql`${backups.finishedAt} is not null`,
        sql`${backups.night} >= ${year.toISOString().slice(0, 10)}`,
      ),
    )
    .groupBy(sql`substr(${backups.night}, 1, 7)`)
  const kept = new Set((await monthly).map(({ night }) => night))
  const old = await db
    .select({ night: backups.night })
    .from(backups)
    .where(lt(backups.night, daily))
    .limit(90)
  const gone = old.map(({ night }) => night).filter((night) => !kept.has(night))
  for (const night of gone) await deleteNight(bucket, night)
  if (gone.length) await db.delete(backups).where(inArray(backups.night, gone))
}

async function deleteNight(bucket: R2Bucket, night: string): Promise<void> {
  for (;;) {
    const { objects } = await bucket.list({ prefix: `${night}/` })
    if (objects.length === 0) return
    await bucket.delete(objects.map(({ key }) => key))
  }
}
