import { indexKey } from '#domain/catalogue/catalogue-pack.ts'
import { indexCollector } from '#domain/publishing/collect-index.ts'
import { forever } from '#functions/db/generations.ts'
import { clock } from '#functions/platform/clock.ts'
import { kindsOf } from './changes.ts'
import { fenced } from './fenced.ts'
import { indexedProducts } from './indexed-products.ts'
import type { Progress, Run } from './progress.ts'
import { jsonParts } from './write-rows.ts'

/**
 * Derives what depends on all products together, and makes the generation live: until the one statement that does,
 * nobody reads what was written.
 */
export async function indexAndGoLive(run: Run): Promise<Progress | null> {
  const { DB, db, publication } = run
  const { after: subcategories } = await kindsOf(run)
  const collector = indexCollector(subcategories, publication.generation)
  const present = new Map<number, string>()
  for (let seq = 0; ; ) {
    const page = await indexedProducts(db, seq)
    if (page.length === 0) break
    for (const { seq: own, product, similar } of page) {
      collector.add(product, own)
      present.set(own, JSON.stringify(similar))
    }
    seq = page.at(-1)?.seq ?? seq
    // Holds the lease while it reads.
    await fenced(run, [], { step: 'index', position: '' })
  }
  const { index, models, similar } = collector.finish()
  const version = versionOf(run)
  const statements = [
    ...partStatements(DB, 'catalogue_index', indexKey(version), index),
    ...partStatements(DB, 'catalogue_models', version, models),
    ...similarStatements(run, present, similar),
  ]
  for (let first = 0; first < statements.length; first += 8)
    await fenced(run, statements.slice(first, first + 8), { step: 'index', position: '' })
  await goLive(run, version)
  return null
}

/** Of nothing else than this publication, so that a page which is cached for it is of no other one. */
const versionOf = ({ publication: { id, generation } }: Run) =>
  `${clock.now().toISOString().slice(0, 10)}-${generation}-${id.slice(0, 8)}`

const partStatements = (DB: D1Database, table: string, key: string, parts: readonly string[]) =>
  parts.map((part, i) =>
    DB.prepare(`insert or replace into ${table} (version, part, data) values (?1, ?2, ?3)`).bind(
      key,
      i,
      part,
    ),
  )

const productColumns = [
  ...['seq', 'id', 'category', 'subcategory', 'brand', 'model', 'price_cents', 'in_stock', 'newest_on'],
  ...['lead_reference', 'variant_count', 'photo', 'drawing', 'updated_on', 'revision'],
].join(', ')

/** Statements for products whose neighbours are others now: their row is written anew, and changes in nothing else. */
function similarStatements(
  { DB, publication: { generation } }: Run,
  present: ReadonlyMap<number, string>,
  similar: ReadonlyMap<number, object>,
): D1PreparedStatement[] {
  const other = [...similar].flatMap(([seq, list]) => {
    const text = JSON.stringify(list)
    return text === present.get(seq) ? [] : [[seq, text]]
  })
  return jsonParts(other).flatMap((part) => [
    DB.prepare(
      `update products set similar = row.value ->> 1 from json_each(?1) as row
        where seq = row.value ->> 0 and from_generation = ?2`,
    ).bind(part, generation),
    DB.prepare(
      `insert or replace into products (${productColumns}, similar, from_generation, to_generation)
        select ${productColumns}, neighbours, ?2, ${forever}
        from (select value ->> 0 as own, value ->> 1 as neighbours from json_each(?1)) join products on seq = own
        where to_generation = ${forever} and from_generation < ?2`,
    ).bind(part, generation),
    DB.prepare(
      `update products set to_generation = ?2 where to_generation = ${forever} and from_generation < ?2
        and seq in (select value ->> 0 from json_each(?1))`,
    ).bind(part, generation),
  ])
}

async function goLive(
  { DB, publication: { id, lease, generation, undoes } }: Run,
  version: string,
): Promise<void> {
  const now = clock.now().toISOString()
  await DB.batch([
    DB.prepare(
      `update publications set live_at = ?3, lease_until = null, position = '', error = null, done = total,
        step = case when lease = ?2 and state = 'running' then step end, state = 'live' where id = ?1`,
    ).bind(id, lease, now),
    DB.prepare(
      `insert into catalogue_meta (key, value, generation) values ('version', ?1, ?2)
        on conflict (key) do update set value = excluded.value, generation = excluded.generation`,
    ).bind(version, generation),
    DB.prepare(`update publications set state = 'undone' where id = ?1 and state = 'live'`).bind(undoes),
  ])
}
