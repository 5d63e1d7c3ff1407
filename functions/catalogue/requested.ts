import { eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { type Db, openNearest } from '#functions/db/client.ts'
import { isIn } from '#functions/db/generations.ts'
import { catalogueMeta, products, quoteItems, quoteRequests } from '#functions/db/schema.ts'
import { clock, isoAfter } from '#functions/platform/clock.ts'
import { memoFor } from '#functions/platform/memo.ts'

/** Of the requests of a year, so many of the latest are counted, and so many products are ranked by them. */
const maxRequests = 2000
const maxProducts = 500
const yearSeconds = 365 * 24 * 3600

const key = 'requested'
const Counts = v.object({
  /** The catalogue whose numbers of products are meant, and the day of the count. */
  version: v.string(),
  day: v.string(),
  counts: v.array(v.tuple([v.number(), v.number()])),
})

/** In how many requests of the last year a product was, by its seq: what a search calls popular. */
export const requestedProducts = memoFor(
  300,
  async ({ DB }): Promise<ReadonlyMap<number, number>> =>
    new Map((await storedCounts(openNearest(DB)))?.counts),
)

async function storedCounts(db: Db) {
  const row = await db.select().from(catalogueMeta).where(eq(catalogueMeta.key, key)).get()
  const counts = v.safeParse(v.pipe(v.string(), v.parseJson(), Counts), row?.value)
  return counts.success ? counts.output : null
}

/** Counts them once a day, and when an import has renumbered the products. */
export async function countRequested(db: Db): Promise<void> {
  const catalogue = await db.select().from(catalogueMeta).where(eq(catalogueMeta.key, 'version')).get()
  if (!catalogue) return
  const day = clock.now().toISOString().slice(0, 10)
  const stored = await storedCounts(db)
  if (stored?.version === catalogue.value && stored.day === day) return
  const since = isoAfter(clock.now(), -yearSeconds)
  const counts = await db.all<{ seq: number; requests: number }>(
    sql`select ${products.seq} as seq, count(distinct ${quoteItems.quoteId}) as requests
      from ${quoteItems} join ${products} on ${products.id} = ${quoteItems.productId} and ${isIn(products)}
      where ${quoteItems.offerVersion} is null and ${quoteItems.quoteId} in (select ${quoteRequests.id} from ${quoteRequests}
        where ${quoteRequests.createdAt} > ${since} order by ${quoteRequests.createdAt} desc limit ${maxRequests})
      group by ${products.seq} order by requests desc limit ${maxProducts}`,
  )
  const value = JSON.stringify({
    version: catalogue.value,
    day,
    counts: counts.map(({ seq, requests }) => [seq, requests]),
  })
  await db
    .insert(catalogueMeta)
    .values({ key, value })
    .onConflictDoUpdate({ target: catalogueMeta.key, set: { value } })
}
