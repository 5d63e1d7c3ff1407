import { getTableColumns, is, SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Db } from './client.ts'

/** A row whose values may be SQL expressions. */
type Row<Table extends SQLiteTable> = {
  [Column in keyof Table['$inferInsert']]: Table['$inferInsert'][Column] | SQL
}

/**
 * Inserts the row only if the condition holds when the statement runs, so that concurrent requests cannot both pass it.
 * Columns that the row does not name take their default.
 */
export function insertIf<Table extends SQLiteTable>(db: Db, table: Table, row: Row<Table>, condition: SQL) {
  const given = row as Record<string, unknown>
  const values = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const value = given[name] ?? column.default ?? null
    return value === null || is(value, SQL) ? sql`${value}` : sql`${sql.param(value, column)}`
  })
  return db.insert(table).select(sql`select ${sql.join(values, sql`, `)} where ${condition}`)
}
