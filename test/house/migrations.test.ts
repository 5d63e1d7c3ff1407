import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { is } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import * as schema from '#functions/db/schema.ts'

const tables = Object.values(schema as Record<string, unknown>).filter((value): value is SQLiteTable =>
  is(value, SQLiteTable),
)
const files = readdirSync('migrations')
  .filter((name) => name.endsWith('.sql'))
  .sort()

function migrated(): DatabaseSync {
  const db = new DatabaseSync(':memory:')
  for (const name of files) db.exec(readFileSync(`migrations/${name}`, 'utf8'))
  return db
}

type Column = { name: string; type: string; notnull: number; pk: number }

test('drizzle-kit has nothing to generate: the last snapshot equals the schema', async () => {
  const { generateSQLiteDrizzleJson, generateSQLiteMigration } = await import('drizzle-kit/api')
  const journal = JSON.parse(readFileSync('migrations/meta/_journal.json', 'utf8')) as {
    entries: { idx: number; tag: string }[]
  }
  const last = journal.entries.at(-1)
  const snapshot = JSON.parse(
    readFileSync(`migrations/meta/${String(last?.idx).padStart(4, '0')}_snapshot.json`, 'utf8'),
  ) as Awaited<ReturnType<typeof generateSQLiteDrizzleJson>>
  const current = await generateSQLiteDrizzleJson(schema, snapshot.id, 'snake_case')
  expect(await generateSQLiteMigration(snapshot, current)).toEqual([])
  expect(Object.keys(current.tables)).toHaveLength(tables.length)
})

test('the journal lists every migration in the order of application', () => {
  const { entries } = JSON.parse(readFileSync('migrations/meta/_journal.json', 'utf8')) as {
    entries: { tag: string }[]
  }
  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(files)
})

test('of the snapshots only the newest is kept, the one that drizzle-kit compares with', () => {
  const newest = String(files.length - 1).padStart(4, '0')
  expect(readdirSync('migrations/meta').sort()).toEqual([`${newest}_snapshot.json`, '_journal.json'])
})

test.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
  'the migrated table %s has the columns of the schema',
  (name, table) => {
    const config = getTableConfig(table)
    const expected = config.columns.map((column) => ({
      name: toSnakeCase(column.name),
      type: column.getSQLType().toUpperCase(),
      notNull: column.notNull,
    }))
    const found = migrated().prepare(`pragma table_info(${name})`).all() as Column[]
    expect(
      found.map((column) => ({
        name: column.name,
        type: column.type.toUpperCase(),
        notNull: column.notnull === 1,
      })),
    ).toEqual(expected)
  },
)

/** What versions before read: kept for a rollback. */
const ofBefore = ['product_search', 'catalogue_snapshot', 'accessories', 'catalogue_before', 'question_sets']

test('the migrated database has the tables of the schema, the search index, and nothing else', () => {
  const found = migrated()
    .prepare(
      "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and name not like 'product_search_%' and name not like 'assistant_passages_%' and name not like 'desk_words_%' and name not like 'offer_words_%' and name not like 'file_words_%'",
    )
    .all() as { name: string }[]
  expect(found.map(({ name }) => name).sort()).toEqual(
    [
      ...tables.map((table) => getTableConfig(table).name),
      ...ofBefore,
      'assistant_passages',
      'desk_words',
      'offer_words',
      'file_words',
    ].sort(),
  )
})

test('the migrated database has the indexes of the schema', () => {
  const found = migrated()
    .prepare("select name from sqlite_schema where type = 'index' and sql is not null")
    .all() as { name: string }[]
  const expected = tables.flatMap((table) => getTableConfig(table).indexes.map(({ config }) => config.name))
  expect(found.map(({ name }) => name).sort()).toEqual(expected.sort())
})

test('migration 0043 keeps the questions that the desk has written, as a version', () => {
  const db = new DatabaseSync(':memory:')
  const apply = (names: string[]) => {
    for (const name of names) db.exec(readFileSync(`migrations/${name}`, 'utf8'))
  }
  apply(files.filter((name) => name < '0043'))
  const at = '2026-11-20T10:00:00.000Z'
  db.exec(`insert into question_sets (page, items, revision, author, changed_at)
    values ('contact', '[{}]', 3, 'marie@example.org', '${at}'), ('home', '[]', 2, 'marie@example.org', '${at}')`)
  apply(files.filter((name) => name >= '0043'))
  expect(db.prepare('select * from dated_versions').all()).toEqual([
    {
      ...{ subject: 'contact', version: 2, day: '2026-11-20', content: '[{}]' },
      ...{ author: 'marie@example.org', at, called_off_at: null, live_at: at },
    },
  ])
})

test('migration 0009 keeps requests with their items and states, and refuses unknown states', () => {
  const db = new DatabaseSync(':memory:')
  db.exec('pragma foreign_keys = on')
  const apply = (names: string[]) => {
    for (const name of names) db.exec(readFileSync(`migrations/${name}`, 'utf8'))
  }
  apply(files.filter((name) => name < '0009'))
  const columns = `locale, company, name, phone, address, city, zip_code, country, message, terms_accepted_at`
  const insert = db.prepare(
    `insert into quote_requests (id, reference, state, email, created_at, ${columns}) values (?, ?, ?, ?, ?, 'fr', '', '', '', '', '', '', '', '', '')`,
  )
  for (const [id, state, email] of [
    ['a', 'received', 'a@example.org'],
    ['b', 'answered', 'b@example.org'],
    ['c', 'closed', ''],
  ] as const) {
    insert.run(id, `DEV-${id}`, state, email, '2026-11-01T10:00:00.000Z')
    db.exec(`insert into quote_items (quote_id, position, product_id, product_name, brand, accessories, quantity)
      values ('${id}', 0, 'p', '{}', '', '[]', 1)`)
  }
  apply(files.filter((name) => name >= '0009'))
  const rows = (sql: string) =>
    db
      .prepare(sql)
      .all()
      .map((row) => Object.values(row))
  expect(rows('select id, state, due_at from quote_requests order by id')).toEqual([
    ['a', 'received', null],
    ['b', 'offered', null],
    ['c', 'closed', null],
  ])
  expect(rows('select count(*) from quote_items')).toEqual([[3]])
  // An erased person has no history.
  expect(rows('select quote_id, at, event, actor from request_events order by 1')).toEqual([
    ['a', '2026-11-01T10:00:00.000Z', 'received', 'customer'],
    ['b', '2026-11-01T10:00:00.000Z', 'received', 'customer'],
  ])
  expect(() => db.exec("update quote_requests set state = 'answered'")).toThrow(/CHECK constraint/)
})

test('migration 0017 begins the history of each instrument with the days that it names', () => {
  const db = new DatabaseSync(':memory:')
  for (const name of files.filter((name) => name < '0017'))
    db.exec(readFileSync(`migrations/${name}`, 'utf8'))
  const insert = db.prepare(
    `insert into scales (id, user_id, make, model, serial, place, country, use, created_at, updated_at, last_verified_on, last_overhauled_on)
     values (?, 'anne', '', 'x', '', '', 'FR', 'trade', '', '2026-11-01T10:00:00.000Z', ?, ?)`,
  )
  db.exec('pragma foreign_keys = off')
  insert.run('a', '2025-03-10', '2025-09-01')
  insert.run('b', null, null)
  for (const name of files.filter((name) => name >= '0017'))
    db.exec(readFileSync(`migrations/${name}`, 'utf8'))
  const rows = db.prepare('select * from scale_verifications order by event').all()
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['a', 'overhaul', '2025-09-01', '2026-11-01T10:00:00.000Z'],
    ['a', 'verification', '2025-03-10', '2026-11-01T10:00:00.000Z'],
  ])
})

test('migration 0018 links the lines of offers to the requested instruments whose reference they end with', () => {
  const db = new DatabaseSync(':memory:')
  const apply = (names: string[]) => {
    for (const name of names) db.exec(readFileSync(`migrations/${name}`, 'utf8'))
  }
  apply(files.filter((name) => name < '0018'))
  db.exec('pragma foreign_keys = off')
  const item = db.prepare(
    "insert into quote_items (quote_id, position, product_id, product_name, brand, variant_reference, accessories, quantity) values (?, ?, 'p', '{}', '', ?, '[]', 1)",
  )
  item.run('a', 0, 'MV-6')
  item.run('a', 1, 'MV_P1-6')
  item.run('a', 2, null)
  item.run('b', 0, 'MV-15')
  const line = db.prepare(
    "insert into offer_lines (quote_id, version, position, text, quantity, unit_cents, vat_permille) values ('a', 1, ?, ?, 1, 1, 200)",
  )
  const texts = ['P1, MV_P1-6', 'P1, MV-P1-6', 'B, MV-6', 'C, MV-15', 'Standard', 'Reprise de MV-6']
  for (const [position, text] of texts.entries()) line.run(position, text)
  apply(files.filter((name) => name >= '0018'))
  const rows = db.prepare('select item_position from offer_lines order by position').all()
  expect(rows.map(({ item_position }) => item_position)).toEqual([1, null, 0, null, null, null])
})
