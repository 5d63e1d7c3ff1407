import { asc } from 'drizzle-orm'
import { locales } from '#config/locales.ts'
import type { ArticleDocument } from '#domain/publishing/document.ts'
import { openDb } from '#functions/db/client.ts'
import { forever } from '#functions/db/generations.ts'
import { liveQuestions } from '#functions/db/live-questions.ts'
import { articles, articleTexts } from '#functions/db/schema.ts'
import { derivesEverything } from './changes.ts'
import { fenced } from './fenced.ts'
import { articlePassages, fixedPassages, passageColumns } from './passage-rows.ts'
import type { Progress, Run } from './progress.ts'
import { liveVersion } from './read-catalogue.ts'
import { from, insertRows } from './write-rows.ts'

/** Words that are ended at once. */
const together = 5000
const isOfBefore = `to_generation = ${forever} and from_generation < ?1`

/**
 * Ends the step of the rows. In the first publication of a database, and where everything is derived anew, the passages
 * that are of no product are written; there the words of before end too, so that each is written again.
 */
export async function clearOfBefore(run: Run): Promise<Progress> {
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
