import { getTableColumns } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { openDb } from '#functions/db/client.ts'
import { type TableName, tables } from '#functions/db/personal-columns.ts'
import type { Edge } from './edge.ts'

type Row = Record<string, unknown>
/** A row to insert: its table, and the values that link it to its person. */
export type LinkedRow = [table: TableName, links: Row]

let count = 0

/** A value that no other column of the database has; booleans and choices cannot be told apart and have none. */
function traceOf(column: {
  name: string
  dataType: string
  enumValues?: string[] | undefined
}): [value: unknown, trace: string | null] {
  count++
  if (column.enumValues?.length) return [column.enumValues[0], null]
  if (column.dataType === 'boolean') return [true, null]
  if (column.dataType === 'number') return [700_000 + count, String(700_000 + count)]
  // A date is read as one by the export.
  if (/(At|On|Until)$/.test(column.name)) {
    const date = new Date(Date.UTC(2026, 0, 5) + count * 1001).toISOString()
    return [date, date]
  }
  return [`trace-${count}-`, `trace-${count}-`]
}

/**
 * Inserts rows with a trace in every column that is not linked, and returns what each column holds: the trace, or null
 * where it has none.
 */
export async function insertTraces(edge: Edge, rows: readonly LinkedRow[]) {
  const traces: { table: TableName; column: string; trace: string }[] = []
  const db = openDb(edge.env.DB)
  for (const [table, links] of rows) {
    const values: Row = {}
    for (const [name, column] of Object.entries(getTableColumns<SQLiteTable>(tables[table]))) {
      if (name in links) {
        values[name] = links[name]
        continue
      }
      const [value, trace] = traceOf({
        ...column,
        name,
        dataType: column.dataType,
        enumValues: column.enumValues,
      })
      values[name] = value
      if (trace) traces.push({ table, column: name, trace })
    }
    await db.insert(tables[table] as SQLiteTable).values(values as never)
  }
  return traces
}
