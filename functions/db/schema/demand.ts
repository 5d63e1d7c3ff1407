import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { locales } from '#config/locales.ts'

/**
 * Searches of the catalogue without a result, counted by day: no instant, no address, nobody. What looks personal is
 * not stored (`src/domain/catalogue/search-miss.ts`), and what few have asked is in `rareSearches` alone.
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
  (t) => [primaryKey({ columns: [t.day, t.locale, t.query] }), index('search_misses_query').on(t.query)],
)

/**
 * The same of searches that fewer than three networks have made: any of them may name a person. Neither words nor
 * networks are stored, but keyed hashes; who asked cannot be compared between two searches.
 */
export const rareSearches = sqliteTable(
  'rare_searches',
  {
    /** ISO day, in UTC. */
    day: text().notNull(),
    locale: text({ enum: locales }).notNull(),
    /** Keyed hash of the words. */
    key: text().notNull(),
    /** Keyed hash of the words and the network; empty where none is known. */
    asker: text().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.asker, t.day, t.locale] }), index('rare_searches_day').on(t.day)],
)
