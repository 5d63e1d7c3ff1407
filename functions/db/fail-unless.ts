import { type SQL, sql } from 'drizzle-orm'

/**
 * A column for `select … from (select 1)` that fails, and its batch with it, unless the condition holds: SQLite has no
 * assertion, but it refuses malformed JSON.
 */
export const failUnless = (condition: SQL) =>
  sql<string>`json(case when ${condition} then 'true' else 'changed meanwhile' end)`.as('untouched')
