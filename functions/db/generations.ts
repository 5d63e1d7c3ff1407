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

/**
 * The tables whose rows belong to generations, each with what tells its rows apart, and how many one statement deletes:
 * with the row of a product go its texts, models and accessories.
 */
export const generationTables = [
  { table: 'products', keys: 'row', together: 500 },
  { table: 'product_similar', keys: 'seq, from_generation', together: 5000 },
  { table: 'services', keys: 'position, from_generation', together: 5000 },
  { table: 'search_words', keys: 'word, from_generation', together: 5000 },
  { table: 'assistant_passages', keys: 'rowid', together: 5000 },
] as const
