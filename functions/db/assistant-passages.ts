import { type SQL, sql } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Statement } from './batch-by-name.ts'
import type { Db } from './client.ts'
import { forever } from './generations.ts'

/** What the assistant answers from: a virtual table, which no migration of drizzle knows. */
export const assistantPassages = sqliteTable('assistant_passages', {
  lang: text().notNull(),
  title: text().notNull(),
  body: text().notNull(),
  href: text().notNull(),
  kind: text().notNull(),
  productSeq: integer(),
  fromGeneration: integer().notNull(),
  toGeneration: integer().notNull(),
})

/** The statement that adds passages of every generation (`functions/publishing/passage-rows.ts`) under a condition. */
export const insertPassages = (db: Db, rows: readonly unknown[][], condition: SQL): Statement =>
  db
    .insert(assistantPassages)
    .select(sql`select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, null, 0,
    ${sql.raw(String(forever))} from json_each(${JSON.stringify(rows)}) where ${condition}`)

/** The statement that takes the same passages away. */
export const deletePassages = (db: Db, rows: readonly unknown[][], condition: SQL): Statement =>
  db
    .delete(assistantPassages)
    .where(
      sql`(${assistantPassages.lang}, ${assistantPassages.title}, ${assistantPassages.href}) in (select value ->> 0, value ->> 1, value ->> 3 from json_each(${JSON.stringify(rows)})) and ${condition}`,
    )
