import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { mediaTypes } from '#domain/catalogue/media.ts'

/**
 * Photographs and documents that pages show, one object in R2 each, by the digest of the content. The row is written
 * before the object and deleted after it. What nothing names when it is due is deleted (`sweep-media.ts`).
 */
export const media = sqliteTable(
  'media',
  {
    key: text().primaryKey(),
    type: text({ enum: mediaTypes }).notNull(),
    bytes: integer().notNull(),
    width: integer(),
    height: integer(),
    /** ISO instant at which it is asked whether something names it. */
    dueAt: text().notNull(),
    /** Its object is being deleted; nothing may name it any more. */
    isDeleting: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (t) => [index('media_due').on(t.dueAt)],
)
