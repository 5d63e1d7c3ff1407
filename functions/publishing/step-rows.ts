import { isSame } from '#domain/publishing/is-same.ts'
import { productKeys, productRows, type RowFacts, serviceRows } from '#domain/publishing/product-rows.ts'
import type { TableRows } from '#domain/publishing/table-rows.ts'
import { forever } from '#functions/db/generations.ts'
import { clock } from '#functions/platform/clock.ts'
import { type ChangedProduct, nextChanges, productsOf } from './changes.ts'
import { fenced } from './fenced.ts'
import { passageColumns, productPassages } from './passage-rows.ts'
import type { Progress, Run } from './progress.ts'
import { servicesSubject } from './subjects.ts'
import { changedRows, closeRows, insertRows } from './write-rows.ts'

/** Writes the rows of changed products beside those that are read, and ends those that they replace. */
export async function writeRows(run: Run): Promise<Progress> {
  const { DB, publication } = run
  const { generation } = publication
  const changes = await nextChanges(run)
  const last = changes.at(-1)
  if (!last) return fenced(run, [], { step: 'words', position: '' })
  const changed = productsOf(changes).filter(({ before, after }) => !isSame(before, after))
  const similar = await similarOf(DB, changed)
  const tables = pairsOf(changed, {
    similarOf: (seq) => similar.get(seq) ?? [],
    updatedOn: clock.now().toISOString().slice(0, 10),
    revision: generation,
  })
  const services = changes.find(({ subject }) => subject === servicesSubject)
  if (services) tables.push([['code'], rowsOfServices(services.before), rowsOfServices(services.after)])
  const statements = tables.flatMap(([keys, before, after]) => {
    const { written, closed } = changedRows(keys, before, after)
    return [...closeRows(DB, closed, generation), ...insertRows(DB, written, generation)]
  })
  return fenced(run, [...statements, ...writePassages(run, changed)], {
    ...{ step: 'rows', position: last.subject, done: changes.length },
  })
}

type Pair = [keys: readonly string[], before: TableRows | undefined, after: TableRows]
type Facts = Pick<RowFacts, 'updatedOn' | 'revision'> & { similarOf: (seq: number) => RowFacts['similar'] }

/** The rows before and after, table by table; a product whose document changed has another first row in any case. */
function pairsOf(changed: readonly ChangedProduct[], { similarOf, ...facts }: Facts): Pair[] {
  const side = (of: 'before' | 'after') =>
    changed.flatMap((change) => {
      const product = change[of]
      return product ? [{ product, seq: change.seq }] : []
    })
  const rowsOf = (of: 'before' | 'after') =>
    productRows(side(of), ({ seq }) => ({
      ...{ ...facts, similar: similarOf(seq) },
      // Another revision than the one that is written.
      ...(of === 'before' ? { revision: -1 } : {}),
    }))
  const before = rowsOf('before')
  return rowsOf('after').map((after, i) => [productKeys[after.table], before[i], after])
}

const rowsOfServices = (services: string | null) => serviceRows(JSON.parse(services ?? '[]'))

/** What is similar is derived later, from the whole catalogue; until then the row keeps what it says. */
async function similarOf(DB: D1Database, changed: readonly ChangedProduct[]) {
  const seqs = JSON.stringify(changed.map(({ seq }) => seq))
  const { results } = await DB.prepare(
    `select seq, similar from products where seq in (select value from json_each(?1)) and to_generation = ${forever}`,
  )
    .bind(seqs)
    .all<{ seq: number; similar: string }>()
  return new Map(results.map(({ seq, similar }) => [seq, JSON.parse(similar) as RowFacts['similar']]))
}

/** The passages of the assistant of products whose name, or what is said of them, is another one. */
function writePassages({ DB, publication }: Run, changed: readonly ChangedProduct[]): D1PreparedStatement[] {
  const said = (product: ChangedProduct['after']) => product && [product.name, product.summary]
  const other = changed.filter(({ before, after }) => !isSame(said(before), said(after)))
  if (other.length === 0) return []
  const seqs = JSON.stringify(other.map(({ seq }) => seq))
  const those = `from_generation = ?2 and product_seq in (select value from json_each(?1))`
  const rows = productPassages(other.flatMap(({ seq, after }) => (after ? [{ seq, product: after }] : [])))
  return [
    DB.prepare(`delete from assistant_passages where ${those}`).bind(seqs, publication.generation),
    DB.prepare(
      `update assistant_passages set to_generation = ?2
        where to_generation = ${forever} and product_seq in (select value from json_each(?1))`,
    ).bind(seqs, publication.generation),
    ...insertRows(DB, { table: 'assistant_passages', columns: passageColumns, rows }, publication.generation),
  ]
}
