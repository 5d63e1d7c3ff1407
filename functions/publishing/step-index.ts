import { indexKey } from '#domain/catalogue/catalogue-pack.ts'
import { indexCollector } from '#domain/publishing/collect-index.ts'
import { similarRows } from '#domain/publishing/product-rows.ts'
import { wordsForm } from '#domain/publishing/search-texts.ts'
import type { Similar } from '#domain/publishing/similar.ts'
import { clock } from '#functions/platform/clock.ts'
import { derivesEverything, kindsOf } from './changes.ts'
import { fenced } from './fenced.ts'
import { indexedProducts } from './indexed-products.ts'
import type { Progress, Run } from './progress.ts'
import { stepsTo } from './stored-steps.ts'
import { closeRows, from, insertRows } from './write-rows.ts'

/**
 * Derives what depends on all products together, and makes the generation live: until the one statement that does,
 * nobody reads what was written.
 */
export async function indexAndGoLive(run: Run): Promise<Progress | null> {
  const { DB, db, publication } = run
  const { after: subcategories } = await kindsOf(run)
  const collector = indexCollector(subcategories, publication.generation)
  const present = new Map<number, string>()
  const ids = new Map<number, string>()
  for (let seq = 0; ; ) {
    const page = await indexedProducts(db, seq)
    if (page.length === 0) break
    for (const { product, similar, ...numbers } of page) {
      collector.add(product, numbers)
      ids.set(numbers.seq, product.id)
      if (similar) present.set(numbers.seq, JSON.stringify(similar))
    }
    seq = page.at(-1)?.seq ?? seq
    // Holds the lease while it reads.
    await fenced(run, [], { step: 'index', position: '' })
  }
  const { index, models, similar } = collector.finish()
  const version = versionOf(run)
  const others = [...similar].filter(([seq, list]) => JSON.stringify(list) !== present.get(seq))
  const statements = [
    ...partStatements(DB, 'catalogue_index', indexKey(version), index),
    ...partStatements(DB, 'catalogue_models', version, models),
    ...similarStatements(run, others),
  ]
  for (let first = 0; first < statements.length; first += 8)
    await fenced(run, statements.slice(first, first + 8), { step: 'index', position: '' })
  const neighbours = others.map(([seq]) => ids.get(seq) ?? '')
  await goLive(run, version, await stepsTo(run, version, neighbours))
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

/** Statements for products whose neighbours are others now. */
function similarStatements(
  { DB, publication: { generation } }: Run,
  others: [seq: number, similar: readonly Similar[]][],
): D1PreparedStatement[] {
  const rows = similarRows(others)
  return [
    ...closeRows(DB, { ...rows, columns: ['seq'], rows: others.map(([seq]) => [seq]) }, generation),
    ...insertRows(DB, from(generation, rows)),
  ]
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
