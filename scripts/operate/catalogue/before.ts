import { gunzipSync, gzipSync } from 'node:zlib'
import { asc } from 'drizzle-orm'
import { openDb } from '#functions/db/client.ts'
import { catalogueBefore } from '#functions/db/schema.ts'
import type { CatalogueSeed } from '#seed/catalogue.ts'
import type { TableRows } from '#seed/table-rows.ts'
import { parseCatalogue } from './schema.ts'

/** A statement takes 90 KB (`seed/sql.ts`), a row two megabytes. */
const partLength = 80_000
const most = 10_000

/** The rows that keep a catalogue which is about to be replaced, in the place of the one that was kept so far. */
export function rowsOfBefore(catalogue: CatalogueSeed): TableRows {
  const packed = gzipSync(JSON.stringify(catalogue)).toString('base64')
  const parts = packed.match(new RegExp(`.{1,${partLength}}`, 'g')) ?? []
  return {
    table: 'catalogue_before',
    columns: ['part', 'data'],
    rows: parts.map((data, part) => [part, data]),
  }
}

/** The catalogue before the last import; null where none was replaced yet. */
export async function readBefore(DB: D1Database): Promise<CatalogueSeed | null> {
  const parts = await openDb(DB).select().from(catalogueBefore).orderBy(asc(catalogueBefore.part)).limit(most)
  if (parts.length === 0) return null
  const packed = Buffer.from(parts.map(({ data }) => data).join(''), 'base64')
  return parseCatalogue(JSON.parse(gunzipSync(packed).toString()))
}
