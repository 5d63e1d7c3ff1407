import type { TableRows, Value } from '#seed/table-rows.ts'

/** Written by the import of the catalogue, which a backup keeps as the catalogue's own file. */
export const catalogueTables = [
  ...['products', 'product_texts', 'variants', 'accessories', 'product_accessories', 'services'],
  ...['search_words', 'search_deletes', 'catalogue_index', 'catalogue_models', 'articles', 'article_texts'],
  ...['assistant_passages', 'catalogue_meta'],
]
/** Read by versions before alone: kept so that one can be rolled back to. */
const formerTables = ['product_search', 'catalogue_snapshot']
/** Of use for minutes or days only: sessions, counters and answers to retries. */
export const passingTables = ['sessions', 'attempts', 'request_counts', 'idempotency_keys', 'watch']

const leftOut = new Set([...catalogueTables, ...formerTables, ...passingTables])

/** The names of the tables of a backup, those that others refer to first; a new table is part of it by itself. */
export async function backupTables(DB: D1Database): Promise<string[]> {
  const { results } = await DB.prepare(
    "select name, sql from sqlite_master where type = 'table' and sql not like 'create virtual%' order by name",
  ).all<{ name: string; sql: string }>()
  const kept = results.filter(
    ({ name }) =>
      !leftOut.has(name) && !/^(?:sqlite|d1|_cf)_|^(?:product_search|assistant_passages)_/.test(name),
  )
  const before = new Map(
    kept.map(({ name, sql }) => [
      name,
      [...sql.matchAll(/references\s+["`]?(\w+)/gi)].map(([, to = '']) => to),
    ]),
  )
  const ordered = new Set<string>()
  const add = (name: string) => {
    if (ordered.has(name)) return
    for (const other of before.get(name) ?? []) if (other !== name && before.has(other)) add(other)
    ordered.add(name)
  }
  for (const name of before.keys()) add(name)
  return [...ordered]
}

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
