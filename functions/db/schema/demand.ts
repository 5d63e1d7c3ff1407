import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { locales } from '#config/locales.ts'

/**
 * Searches of the catalogue without a result, counted by day: no instant, no address, nobody. What looks personal is
 * not stored (`src/domain/catalogue/search-miss.ts`).
 */
export const searchMisses = sqliteTable(
  'search_misses',
  {
    /** ISO day, in UTC. */
    day: text().notNull(),
    locale: text({ enum: locales }).notNull(),
    query: text().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.locale, t.query] })],
)
