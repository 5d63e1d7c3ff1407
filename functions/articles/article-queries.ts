import { and, desc, eq, sql } from 'drizzle-orm'
import type { Locale } from '#config/locales.ts'
import type { Article } from '#domain/site/article.ts'
import type { Results } from '#functions/db/batch-by-name.ts'
import type { Db } from '#functions/db/client.ts'
import { articles, articleTexts } from '#functions/db/schema.ts'

const summary = {
  slug: articles.slug,
  title: articleTexts.title,
  excerpt: articleTexts.excerpt,
  date: articles.publishedOn,
  author: articles.author,
  minutes: articleTexts.minutes,
}

/** Upper bound; a company publishes dozens. */
const maxArticles = 100

/** All articles in one language, newest first. */
export const listArticles = (db: Db, locale: Locale) =>
  db
    .select(summary)
    .from(articles)
    .innerJoin(articleTexts, and(eq(articleTexts.slug, articles.slug), eq(articleTexts.locale, locale)))
    .orderBy(desc(articles.publishedOn))
    .limit(maxArticles)

/** The queries for one article with the titles of related ones. */
export const articleQueries = (db: Db, locale: Locale, slug: string) => ({
  articleRow: db
    .select({
      ...summary,
      html: articleTexts.html,
      subcategories: articles.subcategories,
      order: articles.related,
    })
    .from(articles)
    .innerJoin(articleTexts, and(eq(articleTexts.slug, articles.slug), eq(articleTexts.locale, locale)))
    .where(eq(articles.slug, slug))
    .limit(1),
  related: db
    .select({ slug: articleTexts.slug, title: articleTexts.title })
    .from(articleTexts)
    .where(
      and(
        eq(articleTexts.locale, locale),
        sql`${articleTexts.slug} in (select value from json_each((select related from articles where slug = ${slug})))`,
      ),
    )
    .limit(5),
})

/** The article of what `articleQueries` read; null when the slug is unknown. */
export function foundArticle({
  articleRow,
  related,
}: Results<ReturnType<typeof articleQueries>>): Article | null {
  const [article] = articleRow
  if (!article) return null
  const { order, ...rest } = article
  return { ...rest, related: order.flatMap((next) => related.filter((other) => other.slug === next)) }
}
