import { asc } from 'drizzle-orm'
import { locales } from '#config/locales.ts'
import type { ArticleDocument } from '#domain/publishing/document.ts'
import { openDb } from '#functions/db/client.ts'
import { articles, articleTexts } from '#functions/db/schema.ts'

const most = 2000

/** The articles that the site shows. */
export async function storedArticles(d1: D1Database): Promise<ArticleDocument[]> {
  const db = openDb(d1)
  const rows = await db.select().from(articles).orderBy(asc(articles.slug)).limit(most)
  const texts = await db
    .select()
    .from(articleTexts)
    .limit(most * locales.length)
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
