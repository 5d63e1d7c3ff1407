import { indexKey } from '#domain/catalogue/catalogue-pack.ts'
import type { TableRows, Value } from '#domain/publishing/product-rows.ts'
import { forever } from '#functions/db/generations.ts'

/**
 * D1 takes a value of two megabytes; a statement with much less leaves visitors the database soon, which answers one at
 * a time.
 */
const maxLength = 250_000

/** Parts of a list whose JSON is one value of D1 each. */
export function jsonParts(items: Iterable<unknown>): string[] {
  const parts: string[] = []
  let texts: string[] = []
  let length = 0
  for (const item of items) {
    const text = JSON.stringify(item)
    if (texts.length && length + text.length > maxLength) {
      parts.push(`[${texts.join()}]`)
      texts = []
      length = 0
    }
    texts.push(text)
    length += text.length + 1
  }
  if (texts.length) parts.push(`[${texts.join()}]`)
  return parts
}

/** Statements that write rows, in the place of those that are there. */
export function insertRows(DB: D1Database, { table, columns, rows }: TableRows): D1PreparedStatement[] {
  const fields = columns.map((_, i) => `value ->> '$[${i}]'`)
  const sql = `insert or replace into ${table} (${columns.join(', ')}) select ${fields.join(', ')} from json_each(?1)`
  return jsonParts(rows).map((part) => DB.prepare(sql).bind(part))
}

/** Statements that write what the catalogue of a version is filtered and judged by. */
export const indexStatements = (
  DB: D1Database,
  version: string,
  { index, models }: { index: readonly string[]; models: readonly string[] },
): D1PreparedStatement[] =>
  Object.entries({ catalogue_index: index, catalogue_models: models }).flatMap(([table, parts]) =>
    parts.map((part, i) =>
      DB.prepare(`insert or replace into ${table} (version, part, data) values (?1, ?2, ?3)`).bind(
        ...[indexKey(version), i, part],
      ),
    ),
  )

/** Rows as they are from a generation on. */
export const from = (generation: number, { table, columns, rows }: TableRows): TableRows => ({
  ...{ table, columns: [...columns, 'from_generation', 'to_generation'] },
  rows: rows.map((row) => [...row, generation, forever]),
})

/** Statements that end the rows with these keys before a generation; what it has written itself stays. */
export const closeRows = (
  DB: D1Database,
  { table, columns, rows }: TableRows,
  generation: number,
): D1PreparedStatement[] => {
  const fields = columns.map((_, i) => `value ->> '$[${i}]'`)
  const sql = `update ${table} set to_generation = ?2
    where (${columns.join(', ')}) in (select ${fields.join(', ')} from json_each(?1))
      and to_generation = ${forever} and from_generation < ?2`
  return jsonParts(rows).map((part) => DB.prepare(sql).bind(part, generation))
}

/** The rows of a table that are other than before: what is new or changed, and the keys of what it replaces. */
export function changedRows(
  keys: readonly string[],
  before: TableRows | undefined,
  after: TableRows,
): { written: TableRows; closed: TableRows } {
  const places = keys.map((key) => after.columns.indexOf(key))
  const keyOf = (row: readonly Value[]) => places.map((place) => row[place] ?? null)
  const old = new Map((before?.rows ?? []).map((row) => [JSON.stringify(keyOf(row)), JSON.stringify(row)]))
  const written = after.rows.filter((row) => {
    const key = JSON.stringify(keyOf(row))
    const isSame = old.get(key) === JSON.stringify(row)
    if (isSame) old.delete(key)
    return !isSame
  })
  return {
    written: { ...after, rows: written },
    closed: { table: after.table, columns: keys, rows: [...old.keys()].map((key) => JSON.parse(key)) },
  }
}
