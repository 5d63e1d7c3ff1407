import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { contentLimits } from '#config/content-limits.ts'
import { each, type Locale, locales } from '#config/locales.ts'
import type {
  ArticleChange,
  ArticleContent,
  DeskArticle,
  EditedArticle,
} from '#domain/content/article-content.ts'
import { AppError, type FieldErrors } from '#domain/errors/error.ts'
import { auditDifference } from '#domain/staff/audit-difference.ts'
import { inParis } from '#domain/time/business-hours.ts'
import { catalogueIndex } from '#functions/catalogue/snapshot.ts'
import { auditEntry } from '#functions/db/audit.ts'
import { batchByName, type Statement } from '#functions/db/batch-by-name.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { insertIf } from '#functions/db/insert-if.ts'
import { changedMeanwhile } from '#functions/db/last-entry.ts'
import { articles, articleTexts, articleVersions, staff } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { forgetOpening } from '#functions/platform/opening.ts'
import { goLive, picturesOf, takeAway } from './live.ts'
import { markdownProblem } from './markdown.ts'
import { toMarkdown } from './to-markdown.ts'

const { slug, version, state, day, content, author, at } = articleVersions
type Version = typeof articleVersions.$inferSelect

const summary = {
  ...{ slug, version, state, day, at },
  author: sql<string>`coalesce(nullif(${staff.name}, ''), ${author})`,
  title: sql<string>`${content} ->> '$.texts.fr.title'`,
}

const summaries = (db: Db, where?: SQL) =>
  db
    .select(summary)
    .from(articleVersions)
    .leftJoin(staff, eq(staff.email, author))
    .where(where)
    .orderBy(asc(slug), desc(version))
    .limit(contentLimits.versions)

const isFrench = and(eq(articleTexts.slug, articles.slug), eq(articleTexts.locale, 'fr'))

/** Every article by its last version; those that nobody has edited as the import brought them (version 0). */
export async function listDeskArticles(env: Bindings): Promise<DeskArticle[]> {
  const db = openDb(env.DB)
  const { versions, live } = await batchByName(db, {
    versions: summaries(db),
    live: db
      .select({ slug: articles.slug, day: articles.publishedOn, title: articleTexts.title })
      .from(articles)
      .innerJoin(articleTexts, isFrench)
      .limit(contentLimits.versions),
  })
  const readable = new Set(live.map((article) => article.slug))
  const edited = versions.filter((row, i) => row.slug !== versions[i - 1]?.slug)
  const names = new Set(edited.map((row) => row.slug))
  const imported = live
    .filter((article) => !names.has(article.slug))
    .map((article) => ({ ...article, version: 0, state: 'published' as const, author: '', at: '' }))
  return [...edited, ...imported]
    .map((row) => ({ ...row, isLive: readable.has(row.slug) }))
    .sort((a, b) => (a.day < b.day ? 1 : -1))
}

/** A version of an article with all others; the last one unless another is named. Throws 404 where there is none. */
export async function readVersion(
  env: Bindings,
  given: { slug: string; version?: number | undefined },
): Promise<EditedArticle> {
  const db = openDb(env.DB)
  const wanted = given.version === undefined ? undefined : eq(version, given.version)
  const { versions, versionRow, imported, texts } = await batchByName(db, {
    versions: summaries(db, eq(slug, given.slug)),
    versionRow: db
      .select()
      .from(articleVersions)
      .where(and(eq(slug, given.slug), wanted))
      .orderBy(desc(version))
      .limit(1),
    imported: db.select().from(articles).where(eq(articles.slug, given.slug)).limit(1),
    texts: db.select().from(articleTexts).where(eq(articleTexts.slug, given.slug)).limit(locales.length),
  })
  const [row] = versionRow
  if (row) return { slug: row.slug, day: row.day, content: row.content, versions: versions.map(listed) }
  const [article] = imported
  if (!article || wanted) throw new AppError('not-found')
  const { publishedOn, author: byline, subcategories, related } = article
  const textOf = (locale: Locale) => {
    const { title = '', excerpt = '', html = '' } = texts.find((text) => text.locale === locale) ?? {}
    return { title, excerpt, markdown: toMarkdown(html, locale) }
  }
  return {
    ...{ slug: given.slug, day: publishedOn },
    content: { byline, subcategories, related, texts: each(textOf) },
    versions: versions.map(listed),
  }
}

const listed = ({ title: _, slug: _slug, ...row }: Awaited<ReturnType<typeof summaries>>[number]) => row

/**
 * Stores a version, and publishes it or takes the article away where its day has come, in one batch with the entry of
 * the journal. Throws `precondition-failed` when somebody else has written a version meanwhile.
 */
export async function storeVersion(
  env: Bindings,
  who: string,
  change: ArticleChange,
): Promise<{ version: number }> {
  const db = openDb(env.DB)
  const now = clock.now()
  const last = db.select().from(articleVersions).where(eq(slug, change.slug)).orderBy(desc(version)).limit(1)
  const [[before], { subcategories }, pictures] = await Promise.all([
    last,
    catalogueIndex(env),
    picturesOf(db, change.content),
  ])
  refuse(change.content, new Set(subcategories.map(({ key }) => key)))
  const isWithdrawn = change.state === 'withdrawn'
  const row: Version = {
    ...{ slug: change.slug, version: change.seen + 1, state: change.state, day: change.day },
    ...{ content: change.content, author: who, at: now.toISOString() },
    liveAt: isWithdrawn ? now.toISOString() : null,
  }
  const condition = sql`${change.seen} = coalesce((select max(${version}) from ${articleVersions} where ${slug} = ${change.slug}), 0)`
  const entry = auditEntry(
    db,
    {
      ...{ who, at: row.at, subject: { kind: 'article', id: row.slug } },
      action: before ? 'change' : 'create',
      ...auditDifference(before && facts(before), facts(row)),
    },
    condition,
  )
  const isDue = row.state === 'published' && row.day <= inParis(now).day
  const following: Statement[] = isWithdrawn
    ? takeAway(db, row.slug, isStored(row))
    : isDue
      ? goLive(db, { articleVersion: row, pictures, at: row.at })
      : []
  const results = await batchByName(
    db,
    { after: last },
    { before: [entry, insertIf(db, articleVersions, row, condition), ...following] },
  )
  forgetOpening(env)
  const [after] = results.after
  if (after?.version === row.version && JSON.stringify(after.content) === JSON.stringify(row.content))
    return { version: row.version }
  throw await changedMeanwhile(db, after && { by: after.author, at: after.at })
}

const facts = ({ version, state, day, content, at }: Version) => ({
  version,
  state: state === 'published' && day > inParis(new Date(at)).day ? 'planned' : state,
  ...{ day, ...content },
})

const isStored = (row: Version): SQL =>
  sql`exists (select 1 from ${articleVersions} where ${and(eq(slug, row.slug), eq(version, row.version), eq(at, row.at))})`

/** HTML, other hosts and unknown kinds are told at their fields. */
function refuse({ texts, subcategories }: ArticleContent, knownPages: ReadonlySet<string>): void {
  const fields: FieldErrors = {}
  for (const locale of locales) {
    const refused = markdownProblem(texts[locale].markdown)
    if (refused) fields[`content.texts.${locale}.markdown`] = refused.problem
  }
  if (subcategories.some((key) => !knownPages.has(key))) fields['content.subcategories'] = 'form.choice'
  if (Object.keys(fields).length > 0) throw new AppError('invalid-fields', { fields })
}
