import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { type AnnouncementForm, announcementKinds } from '#domain/content/announcement.ts'

/** What the desk announces: closures, opening hours, notices (`src/domain/content/announcement.ts`). */
export const announcements = sqliteTable(
  'announcements',
  {
    id: text().primaryKey(),
    kind: text({ enum: announcementKinds }).notNull(),
    /** The first and the last day of a closure, the first of opening hours, or the ISO instants of a notice. */
    begins: text().notNull(),
    /** Null: without end. */
    ends: text(),
    content: text({ mode: 'json' }).$type<AnnouncementForm>().notNull(),
    /** Counts the changes. */
    revision: integer().notNull(),
    /** Who has changed it last; empty by a link. */
    author: text().notNull(),
    changedAt: text().notNull(),
  },
  (t) => [index('announcements_begins').on(t.begins)],
)
