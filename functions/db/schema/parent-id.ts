import { type AnySQLiteColumn, text } from 'drizzle-orm/sqlite-core'

/** The id of the row that this one belongs to, and goes with. */
export const parentId = (column: () => AnySQLiteColumn) =>
  text().notNull().references(column, { onDelete: 'cascade' })
