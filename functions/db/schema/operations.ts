import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What was found wrong: the name of a check, and what it says. Nothing personal. */
export type Found = { check: string; what: string }

/** What the cron remembers of itself and of its looks at the site (`functions/operations/watch.ts`): one row. */
export const watch = sqliteTable(
  'watch',
  {
    id: integer().primaryKey(),
    /** ISO instant: when the cron last came to its end. */
    sweptAt: text().notNull(),
    /** The beginning of the hour in which it last looked at the site. */
    lookedAt: text().notNull(),
    /** The beginning of the hour in which the operator was last told of a fault, and of what. */
    alertedAt: text(),
    told: text({ mode: 'json' }).$type<Found[]>().notNull().default(sql`'[]'`),
    /** Told of a fault, and not yet that it is over. */
    isOpen: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (t) => [check('watch_one_row', sql`${t.id} = 1`)],
)

/** How far the backup of a night has come, so that a run which dies is continued by the next. */
export type BackupPosition = {
  tables: string[]
  /** Index of the table that is being read, and the row id or the key of its last row that was; 0: none. */
  table: number
  after: number | (string | number)[]
  /** Parts that are stored. */
  parts: number
  /** Rows that they hold, by table. */
  rows: Record<string, number>
  /** Of the catalogue when it began. */
  version: string
}

/** The nightly backups (`functions/backup/nightly.ts`), as long as their objects are kept. */
export const backups = sqliteTable('backups', {
  /** ISO day, in UTC. */
  night: text().primaryKey(),
  position: text({ mode: 'json' }).$type<BackupPosition>().notNull(),
  /** One run at a time works on it. */
  leaseUntil: text(),
  /** ISO instant; null while it is not whole. */
  finishedAt: text(),
})
