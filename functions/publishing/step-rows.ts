import { asc } from 'drizzle-orm'
import { locales } from '#config/locales.ts'
import { type ArticleDocument, offered } from '#domain/publishing/document.ts'
import { isSame } from '#domain/publishing/is-same.ts'
import { productRows, serviceRows, type TableRows } from '#domain/publishing/product-rows.ts'
import { openDb } from '#functions/db/client.ts'
import { forever } from '#functions/db/generations.ts'
import { liveQuestions } from '#functions/db/live-questions.ts'
import { articles, articleTexts } from '#functions/db/schema.ts'
import { clock } from '#functions/platform/clock.ts'
import { type ChangedProduct, derivesEverything, nextChanges, nextProducts, productsOf } from './changes.ts'
import { articlePassages, fixedPassages, passageColumns, productPassages } from './passage-rows.ts'
import { fenced, type Progress, type Run } from './progress.ts'
import { servicesSubject } from './publication.ts'
import { liveVersion } from './read-catalogue.ts'
import { changedRows, closeRows, from, insertRows } from './write-rows.ts'

/** Writes the rows of changed products beside those that are read, and ends those that they replace. */
export async function writeRows(run: Run): Promise<Progress> {
  if (await derivesEverything(run)) return writePassages(run)
  const { DB, publication } = run
  const changes = await nextChanges(run)
  const last = changes.at(-1)
  if (!last) return clearOfBefore(run)
  const changed = productsOf(changes).filter(({ before, after }) => !isSame(before, after))
  const statements = [
    ...(await replaceProducts(run, changed)),
    ...replacePassages(run, changed),
    ...changes
      .filter(({ subject }) => subject === servicesSubject)
      .flatMap(({ before, after }) => {
        const rowsOf = (services: string | null) => serviceRows(JSON.parse(services ?? '[]'))
        const { written, closed } = changedRows(['position'], rowsOf(before), rowsOf(after))
        const { generation } = publication
        return [...closeRows(DB, closed, generation), ...insertRows(DB, from(generation, written))]
      }),
  ]
  return fenced(run, statements, { step: 'rows', position: last.subject, done: changes.length })
}

/** Where everything is derived anew the rows of products are what it is derived from. */
async function writePassages(run: Run): Promise<Progress> {
  const portion = await nextProducts(run)
  if (!portion) return clearOfBefore(run)
  return fenced(run, replacePassages(run, portion.changed), { step: 'rows', position: portion.last })
}

/** Each revision of a product has rows of its own; those of before stay until nobody reads them. */
async function replaceProducts({ DB, publication }: Run, changed: readonly ChangedProduct[]) {
  const { generation } = publication
  let row = (await DB.prepare('select max(row) as last from products').first<number>('last')) ?? 0
  const products = changed.flatMap(({ seq, after }) => (after ? [{ product: after, seq, row: ++row }] : []))
  const facts = { updatedOn: clock.now().toISOString().slice(0, 10), revision: generation }
  const keys = (table: string, of: readonly ChangedProduct[]) => ({
    ...{ table, columns: ['seq'], rows: of.map(({ seq }) => [seq]) },
  })
  const unlisted = changed.filter(({ after }) => offered(after) === null)
  const removed = changed.filter(({ after }) => after === null)
  return [
    ...closeRows(DB, keys('products', changed), generation),
    ...closeRows(DB, keys('product_similar', unlisted), generation),
    ...productRows(products, () => facts).flatMap((table) => insertRows(DB, table)),
    ...insertRows(DB, removedRows(removed)),
  ]
}

/** What is said at the addresses of products that were taken away, as long as there is no product again. */
const removedRows = (removed: readonly ChangedProduct[]): TableRows => ({
  table: 'removed_products',
  columns: ['id', 'successor'],
  rows: removed.flatMap(({ before }) =>
    before ? [[before.id, before.discontinued?.successor ?? null]] : [],
  ),
})

/** The passages of the assistant of products whose name, or what is said of them, is another one. */
function replacePassages(
  { DB, publication }: Run,
  changed: readonly ChangedProduct[],
): D1PreparedStatement[] {
  const { generation } = publication
  const describing = (product: ChangedProduct['after']) => product && [product.name, product.summary]
  const other = changed
    .map(({ before, after, ...rest }) => ({ ...rest, before: offered(before), after: offered(after) }))
    .filter(({ before, after }) => !isSame(describing(before), describing(after)))
  if (other.length === 0) return []
  const rows = productPassages(
    other.flatMap(({ seq, after }) => (after ? [{ seq, row: 0, product: after }] : [])),
  )
  return [
    DB.prepare(
      `update assistant_passages set to_generation = ?2
        where to_generation = ${forever} and product_seq in (select value from json_each(?1))`,
    ).bind(JSON.stringify(other.map(({ seq }) => seq)), generation),
    ...insertRows(DB, from(generation, { table: 'assistant_passages', columns: passageColumns, rows })),
  ]
}

/** Words that are ended at once. */
const together = 5000
const isOfBefore = `to_generation = ${forever} and from_generation < ?1`

/**
 * Ends the step of the rows. In the first publication of a database, and where everything is derived anew, the passages
 * that are of no product are written; there the words of before end too, so that each is written again.
 */
async function clearOfBefore(run: Run): Promise<Progress> {
  const { DB, db, publication } = run
  const { generation, position } = publication
  const isAnew = await derivesEverything(run)
  const hasMore =
    isAnew &&
    (await DB.prepare(`select 1 from search_words where ${isOfBefore} limit 1`).bind(generation).first())
  if (hasMore) return fenced(run, [endWords(DB, generation)], { step: 'rows', position })
  const isWritten = isAnew || !(await liveVersion(db))
  return fenced(run, isWritten ? await passages(DB, generation) : [], { step: 'words', position: '' })
}

const endWords = (DB: D1Database, generation: number) =>
  DB.prepare(
    `update search_words set to_generation = ?1 where (word, from_generation) in
      (select word, from_generation from search_words where ${isOfBefore} limit ${together})`,
  ).bind(generation)

async function passages(DB: D1Database, generation: number): Promise<D1PreparedStatement[]> {
  const rows = [
    ...fixedPassages(await liveQuestions(openDb(DB))),
    ...articlePassages(await storedArticles(DB)),
  ]
  return [
    DB.prepare(
      `update assistant_passages set to_generation = ?1 where product_seq is null and ${isOfBefore}`,
    ).bind(generation),
    ...insertRows(DB, from(generation, { table: 'assistant_passages', columns: passageColumns, rows })),
  ]
}

const maxArticles = 2000

/** The articles that the site shows. */
async function storedArticles(d1: D1Database): Promise<ArticleDocument[]> {
  const db = openDb(d1)
  const rows = await db.select().from(articles).orderBy(asc(articles.slug)).limit(maxArticles)
  const texts = await db
    .select()
    .from(articleTexts)
    .limit(maxArticles * locales.length)
  return rows.map(({ slug, publishedOn, ...article }) => ({
    ...article,
    slug,
    date: publishedOn,
    texts: Object.fromEntries(
      texts
        .filter((text) => text.slug === slug)
        .map(({ locale, title, excerpt, html, minutes }) => [locale, { title, excerpt, html, minutes }]),
    ) as ArticleDocument['texts'],
  }))
}
