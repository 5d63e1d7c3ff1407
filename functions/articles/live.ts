import { and, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { type Locale, locales } from '#config/locales.ts'
import type { ArticleDocument } from '#domain/publishing/document.ts'
import { inLocale, paths } from '#domain/site/urls.ts'
import { inParis } from '#domain/time/business-hours.ts'
import { assistantPassages, insertPassages } from '#functions/db/assistant-passages.ts'
import type { Statement } from '#functions/db/batch-by-name.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { insertIf } from '#functions/db/insert-if.ts'
import { articles, articleTexts, articleVersions } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { forgetOpening } from '#functions/platform/opening.ts'
import { articlePassages } from '#functions/publishing/passage-rows.ts'
import { type PictureSizes, readingMinutes, renderMarkdown } from './markdown.ts'
import { picturesIn } from './pictures.ts'

type Version = typeof articleVersions.$inferSelect
const { slug, version, state, day, liveAt } = articleVersions

/** Publications of one run of the cron. */
const batchSize = 20

/** A version that waits for its day: what was published or taken away after it has its place. */
const isWaiting = (articleVersion: Pick<Version, 'slug' | 'version'>): SQL =>
  sql`exists (select 1 from ${articleVersions} where ${slug} = ${articleVersion.slug} and ${version} = ${articleVersion.version}
    and ${state} = 'published' and ${liveAt} is null)
    and not exists (select 1 from ${articleVersions} where ${slug} = ${articleVersion.slug} and ${version} > ${articleVersion.version}
    and ${state} <> 'draft')`

/** The sizes of the pictures of an article. */
export const picturesOf = (db: Db, { texts }: Version['content']) =>
  picturesIn(
    db,
    locales.map((locale) => texts[locale].markdown),
  )

/** A stored version, the pictures that it names, and the instant (ISO). */
type Due = { articleVersion: Version; pictures: PictureSizes; at: string }

/** Statements that make a stored version the one that visitors read, once. */
export function goLive(db: Db, { articleVersion, pictures, at }: Due): Statement[] {
  const condition = isWaiting(articleVersion)
  const { byline: author, subcategories, related } = articleVersion.content
  const row = { slug: articleVersion.slug, publishedOn: articleVersion.day, author, subcategories, related }
  const texts = locales.map((locale) => {
    const { title, excerpt, markdown } = articleVersion.content.texts[locale]
    const minutes = readingMinutes(markdown)
    return {
      slug: articleVersion.slug,
      locale,
      title,
      excerpt,
      html: renderMarkdown(markdown, locale, pictures),
      minutes,
    }
  })
  return [
    insertIf(db, articles, row, condition).onConflictDoUpdate({ target: articles.slug, set: row }),
    ...texts.map((text) =>
      insertIf(db, articleTexts, text, condition).onConflictDoUpdate({
        target: [articleTexts.slug, articleTexts.locale],
        set: text,
      }),
    ),
    withoutPassages(db, articleVersion.slug, condition),
    insertPassages(db, articlePassages([documentOf(row, texts)]), condition),
    db
      .update(articleVersions)
      .set({ liveAt: at })
      .where(and(eq(slug, articleVersion.slug), eq(version, articleVersion.version), condition)),
  ]
}

type Text = Omit<typeof articleTexts.$inferSelect, 'slug'>

const documentOf = (
  { publishedOn: date, ...row }: typeof articles.$inferSelect,
  texts: readonly Text[],
): ArticleDocument => {
  const byLocale = Object.fromEntries(texts.map((text) => [text.locale, text]))
  return { ...row, date, texts: byLocale as Record<Locale, Text> }
}

const hrefs = (slug: string) =>
  Object.fromEntries(locales.map((locale) => [locale, inLocale(locale, paths.article(slug))])) as Record<
    (typeof locales)[number],
    string
  >

const withoutPassages = (db: Db, slug: string, condition: SQL): Statement =>
  db
    .delete(assistantPassages)
    .where(and(inArray(assistantPassages.href, Object.values(hrefs(slug))), condition))

/** Statements that take an article away where the condition holds. */
export const takeAway = (db: Db, slug: string, condition: SQL): Statement[] => [
  db.delete(articles).where(and(eq(articles.slug, slug), condition)),
  withoutPassages(db, slug, condition),
]

/** Publishes what was written for this day in Paris. */
export async function publishDueArticles(env: Bindings): Promise<void> {
  const db = openDb(env.DB)
  const at = clock.now()
  const due = await db
    .select()
    .from(articleVersions)
    .where(
      and(
        eq(state, 'published'),
        isNull(liveAt),
        lte(day, inParis(at).day),
        sql`not exists (select 1 from ${articleVersions} as later where later.slug = ${slug}
          and later.version > ${version} and later.state <> 'draft')`,
      ),
    )
    .limit(batchSize)
  for (const articleVersion of due) {
    const [first, ...others] = goLive(db, {
      ...{ articleVersion, at: at.toISOString() },
      pictures: await picturesOf(db, articleVersion.content),
    })
    if (first) await db.batch([first, ...others])
  }
  if (due.length > 0) forgetOpening(env)
}
