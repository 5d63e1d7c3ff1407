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
export const insertIf = <Table extends SQLiteTable>(db: Db, table: Table, row: Row<Table>, condition: SQL) =>
  db.insert(table).select(rowIf(table, row, condition))

/** Inserts each of the rows whose condition holds, in one statement. The conditions do not see the other rows. */
export const insertEachIf = <Table extends SQLiteTable>(
  db: Db,
  table: Table,
  rows: readonly { row: Row<Table>; condition: SQL }[],
) =>
  db.insert(table).select(
    sql.join(
      rows.map(({ row, condition }) => rowIf(table, row, condition)),
      sql` union all `,
    ),
  )

function rowIf<Table extends SQLiteTable>(table: Table, row: Row<Table>, condition: SQL): SQL {
  const given = row as Record<string, unknown>
  const values = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const value = given[name] ?? column.default ?? null
    return value === null || is(value, SQL) ? sql`${value}` : sql`${sql.param(value, column)}`
  })
  return sql`select ${sql.join(values, sql`, `)} where ${condition}`
}

/**
 * A column for `select … from (select 1)` that fails, and its batch with it, unless the condition holds: SQLite has no
 * assertion, but it refuses malformed JSON.
 */
export const failUnless = (condition: SQL) =>
  sql<string>`json(case when ${condition} then 'true' else 'changed meanwhile' end)`.as('untouched')
