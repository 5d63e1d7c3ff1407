import { type SQL, sql } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'

/** A generation of the catalogue's rows: its number, or how SQL finds it. */
export type Generation = number | SQL

/** The generation that is live when the statement runs. */
export const liveGeneration: SQL = sql`(select generation from catalogue_meta where key = 'version')`

/** Where a row ends that belongs to every later generation. */
export const forever = Number.MAX_SAFE_INTEGER

type Rows = { fromGeneration: AnySQLiteColumn; toGeneration: AnySQLiteColumn }

/**
 * Condition: the row belongs to the generation. What is kept in memory of a catalogue is shown with the rows of its own
 * generation; everything else reads those of the live one.
 */
export function isIn({ fromGeneration, toGeneration }: Rows, generation: Generation = liveGeneration): SQL {
  // A literal: D1 binds a hundred values at most.
  const generationSql = typeof generation === 'number' ? sql.raw(String(Math.trunc(generation))) : generation
  return sql`${generationSql} between ${fromGeneration} and ${toGeneration} - 1`
}
