import { sql } from 'drizzle-orm'
import { demandLimits } from '#config/demand-limits.ts'
import type { Locale } from '#config/locales.ts'
import { countedMiss } from '#domain/catalogue/search-miss.ts'
import { openDb } from '#functions/db/client.ts'
import { searchMisses } from '#functions/db/schema.ts'
import { clock } from '#functions/platform/clock.ts'
import { logWarning } from '#functions/platform/log.ts'

/**
 * Counts a search without a result, for `npm run operate -- demand`. It runs after the answer, never rejects, and
 * stores nothing that may name a person; a day takes a limited number of different searches.
 */
export async function countMiss(env: { DB: D1Database }, typed: string, locale: Locale): Promise<void> {
  const query = countedMiss(typed)
  if (query === null) return
  const day = clock.now().toISOString().slice(0, 10)
  const ofDay = sql`(select count(*) from ${searchMisses} where ${searchMisses.day} = ${day})`
  const known = sql`exists (select 1 from ${searchMisses} where ${searchMisses.day} = ${day} and ${searchMisses.locale} = ${locale} and ${searchMisses.query} = ${query})`
  await openDb(env.DB)
    .insert(searchMisses)
    .select(
      sql`select ${day}, ${locale}, ${query}, 1 where ${known} or ${ofDay} < ${demandLimits.missesADay}`,
    )
    .onConflictDoUpdate({
      target: [searchMisses.day, searchMisses.locale, searchMisses.query],
      set: { count: sql`${searchMisses.count} + 1` },
    })
    .catch((error) => logWarning('search misses', error))
}
