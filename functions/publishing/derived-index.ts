import { asc, eq, sql } from 'drizzle-orm'
import { indexKey } from '#domain/catalogue/catalogue-pack.ts'
import { indexCollector } from '#domain/publishing/collect-index.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { bindingOf, type Db, openDb } from '#functions/db/client.ts'
import { isIn } from '#functions/db/generations.ts'
import { catalogueIndexParts, catalogueMeta, catalogueModels, products } from '#functions/db/schema.ts'
import { clock, isoAfter } from '#functions/platform/clock.ts'
import { liveVersion, storedSubcategories } from './read-catalogue.ts'
import { indexedProducts } from './stored-products.ts'
import { indexStatements } from './write-rows.ts'

/** What a version is filtered and judged by, in the form of this code. */
type DerivedIndex = { version: string; index: string[]; models: string[] }

/** Longer than ten thousand products take. One that died is taken over then. */
const leaseSeconds = 20
const leaseKey = 'deriving'
/** Others look whether it is there so often, and give up. */
const polling = { everyMs: 250, maxTimes: 240 }
const maxParts = 1000

/**
 * Index and models of the live version, as stored in the form of this code. Where another version of the code has
 * published, as after a deployment or a rollback, one request derives them from the products, and the others wait for
 * it. Null: there is no catalogue, or it took too long.
 */
export async function derivedIndex({ DB }: { DB: D1Database }): Promise<DerivedIndex | null> {
  const db = openDb(bindingOf(DB))
  for (let times = 0; times < polling.maxTimes; times++) {
    const live = await liveVersion(db)
    if (!live) return null
    const stored = await storedIndex(db, live.version)
    if (stored) return stored
    if (await isLeased(db)) return derive(db, bindingOf(DB), live).finally(() => release(db))
    await new Promise((resolve) => setTimeout(resolve, polling.everyMs))
  }
  return null
}

async function storedIndex(db: Db, version: string): Promise<DerivedIndex | null> {
  const partsOf = (table: typeof catalogueIndexParts | typeof catalogueModels) =>
    db
      .select({ data: table.data })
      .from(table)
      .where(eq(table.version, indexKey(version)))
      .orderBy(asc(table.part))
      .limit(maxParts)
  const { index, models } = await batchByName(db, {
    index: partsOf(catalogueIndexParts),
    models: partsOf(catalogueModels),
  })
  const texts = (parts: { data: string }[]) => parts.map(({ data }) => data)
  return index.length ? { version, index: texts(index), models: texts(models) } : null
}

/** True for one at a time. */
async function isLeased(db: Db): Promise<boolean> {
  const now = clock.now()
  const until = isoAfter(now, leaseSeconds)
  const taken = await db
    .insert(catalogueMeta)
    .values({ key: leaseKey, value: until })
    .onConflictDoUpdate({
      target: catalogueMeta.key,
      set: { value: until },
      setWhere: sql`${catalogueMeta.value} <= ${now.toISOString()}`,
    })
    .returning({ key: catalogueMeta.key })
  return taken.length > 0
}

const release = (db: Db) => db.delete(catalogueMeta).where(eq(catalogueMeta.key, leaseKey))

async function derive(
  db: Db,
  DB: D1Database,
  { version, generation }: { version: string; generation: number },
): Promise<DerivedIndex> {
  const collector = indexCollector(await storedSubcategories(db, version), generation)
  const isLive = isIn(products, generation)
  for (let seq = 0; ; ) {
    const page = await indexedProducts(db, seq, isLive)
    if (page.length === 0) break
    for (const { product, ...numbers } of page) collector.add(product, numbers)
    seq = page.at(-1)?.seq ?? seq
  }
  const { index, models } = collector.finish()
  // As one batch: whoever sees a part sees all of them.
  await DB.batch(indexStatements(DB, version, { index, models }))
  return { version, index, models }
}
