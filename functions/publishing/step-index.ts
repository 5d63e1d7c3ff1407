import { and, between, eq, inArray, sql } from 'drizzle-orm'
import { maxTouched, withStep } from '#domain/catalogue/version-steps.ts'
import { indexCollector, type Similar } from '#domain/publishing/collect-index.ts'
import { similarRows } from '#domain/publishing/product-rows.ts'
import { wordsForm } from '#domain/publishing/search-texts.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { forever } from '#functions/db/generations.ts'
import { catalogueMeta, productSimilar, products, publicationChanges } from '#functions/db/schema.ts'
import { clock } from '#functions/platform/clock.ts'
import { derivesEverything, kindsOf } from './changes.ts'
import { fenced, type Progress, type Run } from './progress.ts'
import { isProduct } from './publication.ts'
import { indexedProducts } from './stored-products.ts'
import { closeRows, from, indexStatements, insertRows } from './write-rows.ts'

/**
 * Derives what depends on all products together, and makes the generation live: until the one statement that does,
 * nobody reads what was written.
 */
export async function indexAndGoLive(run: Run): Promise<Progress | null> {
  const { DB, db, publication } = run
  const { after: subcategories } = await kindsOf(run)
  const collector = indexCollector(subcategories, publication.generation)
  for (let seq = 0; ; ) {
    const page = await indexedProducts(db, seq)
    if (page.length === 0) break
    for (const { product, ...numbers } of page) collector.add(product, numbers)
    seq = page.at(-1)?.seq ?? seq
    // Holds the lease while it reads.
    await fenced(run, [], { step: 'index', position: '' })
  }
  const { index, models, similar } = collector.finish()
  const version = versionOf(run)
  const statements = indexStatements(DB, version, { index, models })
  for (let first = 0; first < statements.length; first += 8)
    await fenced(run, statements.slice(first, first + 8), { step: 'index', position: '' })
  await writeSimilar(run, similar)
  await goLive(run, version, await stepsTo(run, version))
  return null
}

/** Of nothing else than this publication, so that a page which is cached for it is of no other one. */
const versionOf = ({ publication: { id, generation } }: Run) =>
  `${clock.now().toISOString().slice(0, 10)}-${generation}-${id.slice(0, 8)}`

/** Products whose neighbours are compared at once. */
const together = 1000

/** Writes the neighbours of products that have others now. */
async function writeSimilar(run: Run, similar: Iterable<[seq: number, similar: Similar[]]>): Promise<void> {
  let portion: [seq: number, similar: Similar[]][] = []
  for (const each of similar) {
    if (portion.push(each) < together) continue
    await writeOthers(run, portion)
    portion = []
  }
  await writeOthers(run, portion)
}

async function writeOthers(run: Run, portion: [seq: number, similar: Similar[]][]): Promise<void> {
  const { DB, db, publication } = run
  const [first = 0, last = 0] = [portion.at(0)?.[0], portion.at(-1)?.[0]]
  const stored = await db
    .select({ seq: productSimilar.seq, similar: productSimilar.similar })
    .from(productSimilar)
    .where(and(eq(productSimilar.toGeneration, forever), between(productSimilar.seq, first, last)))
    .limit(last - first + 1)
  const present = new Map(stored.map(({ seq, similar }) => [seq, JSON.stringify(similar)]))
  const others = portion.filter(([seq, list]) => JSON.stringify(list) !== present.get(seq))
  if (others.length === 0) return
  const rows = similarRows(others)
  const closed = { ...rows, columns: ['seq'], rows: others.map(([seq]) => [seq]) }
  const statements = [
    ...closeRows(DB, closed, publication.generation),
    ...insertRows(DB, from(publication.generation, rows)),
  ]
  await fenced(run, statements, { step: 'index', position: '' })
}

async function goLive(run: Run, version: string, steps: string): Promise<void> {
  const { DB, publication } = run
  const { id, lease, generation, undoes } = publication
  const isAnew = await derivesEverything(run)
  const now = clock.now().toISOString()
  await DB.batch([
    DB.prepare(
      `update publications set live_at = ?3, lease_until = null, position = '', error = null, done = total,
        step = case when lease = ?2 and state = 'running' then step end, state = 'live' where id = ?1`,
    ).bind(id, lease, now),
    // Before the version: without one, this is the first publication, and all words are its own.
    DB.prepare(
      `insert or replace into catalogue_meta (key, value) select 'words', ?1
        where ?2 or not exists (select 1 from catalogue_meta where key = 'version')`,
    ).bind(String(wordsForm), Number(isAnew)),
    DB.prepare(
      `insert into catalogue_meta (key, value, generation) values ('version', ?1, ?2)
        on conflict (key) do update set value = excluded.value, generation = excluded.generation`,
    ).bind(version, generation),
    DB.prepare(`insert or replace into catalogue_meta (key, value) values ('steps', ?1)`).bind(steps),
    DB.prepare(`update publications set state = 'undone' where id = ?1 and state = 'live'`).bind(undoes),
  ])
}

/**
 * The steps to the version that a publication makes: the products that are others in it, whose successor is another
 * one, or that have other neighbours, and all of them where what every page may show is published. Pages that name
 * none of these products stay as they are.
 */
async function stepsTo({ db, publication }: Run, version: string): Promise<string> {
  const ofPublication = eq(publicationChanges.publicationId, publication.id)
  const changed = () =>
    db.select({ subject: publicationChanges.subject }).from(publicationChanges).where(ofPublication)
  const successor = sql`${products.discontinued} ->> '$.successor'`
  const { subjects, predecessors, neighbours, meta } = await batchByName(db, {
    subjects: changed().limit(maxTouched + 1),
    predecessors: db
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.toGeneration, forever), inArray(successor, changed())))
      .limit(maxTouched + 1),
    neighbours: db
      .select({ neighbour: products.id })
      .from(products)
      .innerJoin(productSimilar, eq(productSimilar.seq, products.seq))
      .where(
        and(eq(products.toGeneration, forever), eq(productSimilar.fromGeneration, publication.generation)),
      )
      .limit(maxTouched + 1),
    meta: db
      .select({ key: catalogueMeta.key, value: catalogueMeta.value })
      .from(catalogueMeta)
      .where(inArray(catalogueMeta.key, ['version', 'steps'])),
  })
  const { version: last = '', steps = null } = Object.fromEntries(meta.map(({ key, value }) => [key, value]))
  const ids = subjects.map(({ subject }) => subject)
  const touched = [
    ...ids,
    ...predecessors.map(({ id }) => id),
    ...neighbours.map(({ neighbour }) => neighbour),
  ]
  return withStep(version, { version: last, touched: ids.every(isProduct) ? touched : null }, steps)
}
