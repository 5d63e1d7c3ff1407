import type { TableRows, Value } from '#domain/publishing/product-rows.ts'

/** D1 refuses a statement over 100 KB; counted in bytes, because of accents. */
const statementBytes = 90_000
const encoder = new TextEncoder()

/**
 * Statements that replace the catalogue by these rows. Idempotent; requests, outbox and accounts are never touched. The
 * version comes last: until then readers use the old snapshot.
 */
export function importStatements(tables: TableRows[]): string[] {
  const clear = tables
    .map(({ table }) => table)
    .toReversed()
    .map((table) => `DELETE FROM ${table}`)
  return [...clear, ...tables.flatMap(insertStatements)]
}

/** Statements that insert rows, each below the limit of D1. */
export function insertStatements({ table, columns, rows }: TableRows): string[] {
  const head = `INSERT INTO ${table} (${columns.join(', ')}) VALUES\n`
  const statements: string[] = []
  let batch: string[] = []
  let bytes = 0
  for (const row of rows) {
    const values = `(${row.map(literal).join(', ')})`
    const size = encoder.encode(values).length + 2
    if (batch.length && bytes + size > statementBytes) {
      statements.push(head + batch.join(',\n'))
      batch = []
      bytes = 0
    }
    batch.push(values)
    bytes += size
  }
  if (batch.length) statements.push(head + batch.join(',\n'))
  return statements
}

/** The parts of a text that is too long for one statement: twenty thousand characters have 80 KB at most. */
export const textParts = (text: string): string[] => text.match(/.{1,20000}/gsu) ?? ['']

/** A value in SQL text; refuses NUL, which would end the statement. */
export function literal(value: Value): string {
  if (value === null) return 'NULL'
  if (typeof value === 'number') return String(value)
  if (value.includes('\0')) throw new Error('A NUL character cannot stand in SQL text')
  return `'${value.replaceAll("'", "''")}'`
}
