import type { TableRows, Value } from '#domain/publishing/product-rows.ts'

/** Every row of the tables at one instant: the statements of a batch are one transaction. */
export async function readTables(DB: D1Database, tables: readonly string[]): Promise<TableRows[]> {
  const results = await DB.batch<Record<string, Value>>(
    tables.map((table) => DB.prepare(`select * from "${table}" order by rowid`)),
  )
  return results.map(({ results: rows }, i) => ({
    table: tables[i] ?? '',
    columns: Object.keys(rows[0] ?? {}),
    rows: rows.map((row) => Object.values(row)),
  }))
}

/** How many rows each table has. */
export async function countTables(DB: D1Database, tables: readonly string[]) {
  const results = await DB.batch<{ n: number }>(
    tables.map((table) => DB.prepare(`select count(*) as n from "${table}"`)),
  )
  return tables.map((table, i) => ({ table, rows: results[i]?.results[0]?.n ?? 0 }))
}
