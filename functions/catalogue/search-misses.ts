import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Locale } from '#config/locales.ts'
import { demandLimits } from '#config/retention.ts'
import { countedMiss } from '#domain/catalogue/search-miss.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { rareSearches, searchMisses } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { keyedHash } from '#functions/platform/keyed-hash.ts'
import { logWarning } from '#functions/platform/log.ts'
import { networksOf } from '#functions/platform/network.ts'

type Search = { day: string; locale: Locale; query: string; key: string; asker: string }

/**
 * Counts a search without a result, for `npm run operate -- demand`. It runs after the answer, never rejects, and
 * stores nothing that may name a person: words are kept once some networks have asked them, and are a keyed hash until
 * then. A day takes a limited number of different searches.
 */
export async function countMiss(
  env: Bindings,
  request: Request,
  { typed, locale }: { typed: string; locale: Locale },
): Promise<void> {
  const query = countedMiss(typed)
  if (query === null) return
  // The widest network that one line may have.
  const network = networksOf(request.headers.get('cf-connecting-ip')).at(-1)
  const [key, asker] = await Promise.all([
    keyedHash(env, `search\n${query}`, null),
    // A page is rendered for nobody: its search is counted, and is no network's.
    network === undefined ? '' : keyedHash(env, `search\n${query}\n${network}`, null),
  ])
  const search = { day: clock.now().toISOString().slice(0, 10), locale, query, key, asker }
  await store(openDb(env.DB), search).catch((error) => logWarning('search misses', error))
}

/** In this order: a search is counted once, under its words if they are known already. */
const store = (db: Db, search: Search) => {
  const { query, key } = search
  const isKnown = sql`exists (select 1 from ${searchMisses} where ${searchMisses.query} = ${query})`
  return db.batch([
    countKnown(db, search, isKnown),
    countRare(db, search, isKnown),
    keepWords(db, search),
    db.delete(rareSearches).where(and(eq(rareSearches.key, key), isKnown)),
  ])
}

const countKnown = (db: Db, { day, locale, query }: Search, isKnown: SQL) =>
  db
    .insert(searchMisses)
    .select(sql`select ${day}, ${locale}, ${query}, 1 where ${isKnown}`)
    .onConflictDoUpdate({
      target: [searchMisses.day, searchMisses.locale, searchMisses.query],
      set: { count: sql`${searchMisses.count} + 1` },
    })

function countRare(db: Db, { day, locale, key, asker }: Search, isKnown: SQL) {
  const ofDay = sql`(select count(*) from ${rareSearches} where ${rareSearches.day} = ${day})`
  const isCounted = sql`exists (select 1 from ${rareSearches} where ${rareSearches.key} = ${key})`
  return db
    .insert(rareSearches)
    .select(
      sql`select ${day}, ${locale}, ${key}, ${asker}, 1 where not ${isKnown} and (${isCounted} or ${ofDay} < ${demandLimits.missesADay})`,
    )
    .onConflictDoUpdate({
      target: [rareSearches.key, rareSearches.asker, rareSearches.day, rareSearches.locale],
      set: { count: sql`${rareSearches.count} + 1` },
    })
}

/** Once enough networks have asked: the words in the place of their hash, with the counts of each day. */
const keepWords = (db: Db, { query, key }: Search) =>
  db
    .insert(searchMisses)
    .select(
      sql`select ${rareSearches.day}, ${rareSearches.locale}, ${query}, sum(${rareSearches.count}) from ${rareSearches} where ${rareSearches.key} = ${key} and (select count(distinct nullif(${rareSearches.asker}, '')) from ${rareSearches} where ${rareSearches.key} = ${key}) >= ${demandLimits.missNetworks} group by 1, 2`,
    )
    .onConflictDoNothing()
