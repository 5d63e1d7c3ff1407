import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unpackIndex } from '#domain/catalogue/catalogue-pack.ts'
import type { Value } from '#domain/publishing/product-rows.ts'
import { generateCatalogue } from '#seed/generate.ts'
import { importStatements } from '#seed/sql.ts'
import { catalogueRows } from '#test/support/whole-catalogue.ts'

const catalogue = generateCatalogue()
const tables = catalogueRows(catalogue)
const statements = importStatements(tables)

function migrated(): DatabaseSync {
  const db = new DatabaseSync(':memory:')
  const folder = new URL('../../migrations/', import.meta.url)
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  for (const name of files.sort()) db.exec(readFileSync(new URL(name, folder), 'utf8'))
  db.exec('PRAGMA foreign_keys = ON')
  return db
}

function runAll(db: DatabaseSync, list: string[]) {
  for (const statement of list) db.exec(statement)
}

/** All rows of the tables of an import, in a fixed order. */
function contents(db: DatabaseSync) {
  return tables.map(({ table }) => [table, db.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`).all()])
}

test('each statement is within D1’s limit of 100 KB', () => {
  const sizes = statements.map((statement) => new TextEncoder().encode(statement).length)
  expect(Math.max(...sizes)).toBeLessThan(100_000)
  expect(sizes.length).toBeGreaterThan(tables.length)
})

test('the import writes only catalogue tables, and empties each before filling it', () => {
  const targets = statements.map((statement) => statement.match(/^(?:INSERT INTO|DELETE FROM) (\w+)/)?.[1])
  expect(new Set(targets)).toEqual(new Set(tables.map(({ table }) => table)))
  for (const { table } of tables) expect(statements[targets.indexOf(table)]).toMatch(/^DELETE FROM \w+$/)
})

test('an import into the migrated database stores every row, and a second import changes nothing', () => {
  const db = migrated()
  runAll(db, statements)
  for (const { table, rows } of tables) {
    expect([table, db.prepare(`SELECT count(*) AS n FROM ${table}`).get()]).toEqual([
      table,
      { n: rows.length },
    ])
  }
  const before = contents(db)
  runAll(db, statements)
  expect(contents(db)).toEqual(before)
})

test('the stored snapshot is the index of all products', () => {
  const parts = tables.find(({ table }) => table === 'catalogue_index')?.rows ?? []
  expect(parts.map((row) => row[1])).toEqual([...parts.keys()])
  const index = unpackIndex(parts.map((row) => String(row[2])))
  expect(index.seq).toHaveLength(catalogue.products.length)
  expect(index.subcategories).toHaveLength(45)
  const prices = catalogue.products
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap(({ variants }) => variants.map(({ priceCents }) => priceCents ?? -1))
  expect(Array.from(index.variants.priceCents)).toEqual(prices)
})

const written = (values: Value[][]) => importStatements([{ table: 't', columns: ['a', 'b'], rows: values }])

test('quotes are doubled, numbers and NULL are unquoted', () => {
  expect(
    written([
      ["l'eau 'x''", null],
      [-1, 0.5],
    ]),
  ).toEqual(['DELETE FROM t', "INSERT INTO t (a, b) VALUES\n('l''eau ''x''''', NULL),\n(-1, 0.5)"])
})

test('a NUL character, which would truncate the text, is refused', () => {
  expect(() => written([['a\0b', null]])).toThrow('NUL')
})

test('any text and number survives a round trip through the database', () => {
  const hostile = fc.string({
    unit: fc.oneof(fc.constantFrom(...'\'"\\;-%?\n\r\té€😀'), fc.constantFrom(...'ab')),
  })
  const text = fc
    .oneof(hostile, fc.string({ unit: 'grapheme' }), fc.constant("'); DROP TABLE t; --"))
    .filter((s) => !s.includes('\0'))
  const value = fc.oneof(text, fc.maxSafeInteger(), fc.constant(null))
  fc.assert(
    fc.property(fc.array(fc.tuple(value, value), { minLength: 1, maxLength: 20 }), (rows) => {
      const db = new DatabaseSync(':memory:')
      db.exec('CREATE TABLE t (a, b)')
      runAll(db, written(rows))
      expect(
        db
          .prepare('SELECT a, b FROM t ORDER BY rowid')
          .all()
          .map(({ a, b }) => [a, b]),
      ).toEqual(rows)
      db.close()
    }),
  )
})

test('many rows are split into statements, in order and within the limit', () => {
  const rows = Array.from({ length: 5000 }, (_, i): Value[] => [i, 'é'.repeat(i % 97)])
  const [, ...inserts] = written(rows)
  expect(inserts.length).toBeGreaterThan(1)
  for (const statement of inserts) expect(new TextEncoder().encode(statement).length).toBeLessThan(100_000)
  const db = new DatabaseSync(':memory:')
  db.exec('CREATE TABLE t (a, b)')
  runAll(db, inserts)
  expect(
    db
      .prepare('SELECT a, b FROM t ORDER BY rowid')
      .all()
      .map(({ a, b }) => [a, b]),
  ).toEqual(rows)
})

test('a table without rows is only emptied', () => {
  expect(written([])).toEqual(['DELETE FROM t'])
})
