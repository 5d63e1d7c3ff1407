import { getTableColumns, is } from 'drizzle-orm'
import { SQLiteTable, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { type Classification, classified, columnKinds, kindsOf } from '#functions/db/personal-columns.ts'
import * as schema from '#functions/db/schema.ts'

const tables = Object.entries(schema as Record<string, unknown>).filter(
  (entry): entry is [string, SQLiteTable] => is(entry[1], SQLiteTable),
)

/** Where a table and its classification differ: columns without a kind, and names without a column. */
function differences(table: SQLiteTable, classification: Classification): string[] {
  const names = Object.keys(getTableColumns(table))
  const kinds = kindsOf(classification)
  return [...names.filter((name) => !kinds.has(name)), ...[...kinds.keys()].filter((n) => !names.includes(n))]
}

test('every column of every table is classified once, as personal or not', () => {
  expect(Object.keys(classified).sort()).toEqual(tables.map(([name]) => name).sort())
  for (const [name, table] of tables) {
    const classification: Classification = classified[name as keyof typeof classified]
    expect([name, differences(table, classification)]).toEqual([name, []])
    const words = Object.values(classification).flatMap((lines) => lines.flatMap((line) => line.split(' ')))
    expect([name, words.length]).toEqual([name, kindsOf(classification).size])
  }
})

test('a planted column, and a name without a column, are reported', () => {
  const planted = sqliteTable('newsletter', { email: text().notNull(), birthday: text() })
  expect(differences(planted, { personal: ['email'] })).toEqual(['birthday'])
  expect(differences(planted, { personal: ['email birthday'], internal: ['nickname'] })).toEqual(['nickname'])
})

test('each kind says what export and erasure do', () => {
  const rules = Object.values(columnKinds).map((rule) => JSON.stringify(rule))
  expect(new Set(rules).size).toBe(rules.length)
})
