import { and, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { type Locale, locales } from '#config/locales.ts'
import type { ArticleDocument } from '#domain/publishing/article-document.ts'
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
const most = 20

/** A version that waits for its day: what was published or taken away after it has its place. */
const isWaiting = (own: Pick<Version, 'slug' | 'version'>): SQL =>
  sql`exists (select 1 from ${articleVersions} where ${slug} = ${own.slug} and ${version} = ${own.version}
    and ${state} = 'published' and ${liveAt} is null)
    and not exists (select 1 from ${articleVersions} where ${slug} = ${own.slug} and ${version} > ${own.version}
    and ${state} <> 'draft')`

/** The sizes of the pictures of an article. */
export const picturesOf = (db: Db, { texts }: Version['content']) =>
  picturesIn(
    db,
    locales.map((locale) => texts[locale].markdown),
  )

/** A stored version, the pictures that it names, and the instant (ISO). */
type Due = { own: Version; pictures: PictureSizes; at: string }

/** Statements that make a stored version the one that visitors read, once. */
export function goLive(db: Db, { own, pictures, at }: Due): Statement[] {
  const condition = isWaiting(own)
  const { byline: author, subcategories, related } = own.content
  const row = { slug: own.slug, publishedOn: own.day, author, subcategories, related }
  const texts = locales.map((locale) => {
    const { title, excerpt, markdown } = own.content.texts[locale]
    const minutes = readingMinutes(markdown)
    return {
      slug: own.slug,
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
    withoutPassages(db, own.slug, condition),
    insertPassages(db, articlePassages([documentOf(row, texts)]), condition),
    db
      .update(articleVersions)
      .set({ liveAt: at })
      .where(and(eq(slug, own.slug), eq(version, own.version), condition)),
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

const hrefs = (own: string) =>
  Object.fromEntries(locales.map((locale) => [locale, inLocale(locale, paths.article(own))])) as Record<
    (typeof locales)[number],
    string
  >

const withoutPassages = (db: Db, own: string, condition: SQL): Statement =>
  db
    .delete(assistantPassages)
    .where(and(inArray(assistantPassages.href, Object.values(hrefs(own))), condition))

/** Statements that take an article away where the condition holds. */
export const takeAway = (db: Db, own: string, condition: SQL): Statement[] => [
  db.delete(articles).where(and(eq(articles.slug, own), condition)),
  withoutPassages(db, own, condition),
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
    .limit(most)
  for (const own of due) {
    const [first, ...others] = goLive(db, {
      ...{ own, at: at.toISOString() },
      pictures: await picturesOf(db, own.content),
    })
    if (first) await db.batch([first, ...others])
  }
  if (due.length > 0) forgetOpening(env)
}
