import { asc, desc, eq, notLike } from 'drizzle-orm'
import { locales } from '#config/locales.ts'
import type { ArticleChange } from '#domain/content/article-content.ts'
import type { ArticleDocument } from '#domain/publishing/document.ts'
import { operatorPrefix } from '#domain/staff/audit.ts'
import { isRealDay } from '#domain/text/text-fields.ts'
import { readVersion, storeVersion } from '#functions/articles/versions.ts'
import { openDb } from '#functions/db/client.ts'
import { articles as articleTable, articleTexts, articleVersions } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { readArticles, readContents } from '#seed/read-articles.ts'
import { actions, argumentsOf } from '../actions.ts'
import { readCatalogue } from '../catalogue/read.ts'
import type { Command, ExitCode, Given } from '../command.ts'
import { confirmed } from '../confirm.ts'
import { operator } from '../operator.ts'

const maxPassages = 2000

/** The articles of `seed/articles`, and those that the site shows. */
export const articles: Command = {
  summary: 'Articles: those of the site; check the Markdown of seed/articles; publish it',
  usage: '[check | publish]',
  run: actions({ check, publish }, published),
}

async function published(given: Given): Promise<ExitCode> {
  argumentsOf(given)
  const rows = await openDb((await given.bindings()).DB)
    .select({ slug: articleTable.slug, published: articleTable.publishedOn, title: articleTexts.title })
    .from(articleTable)
    .innerJoin(articleTexts, eq(articleTexts.slug, articleTable.slug))
    .where(eq(articleTexts.locale, 'fr'))
    .orderBy(desc(articleTable.publishedOn))
    .limit(maxPassages)
  given.show(rows)
  return 0
}

type Problem = { article: string; problem: string }

/** What a reader would stumble over; files that cannot be read at all are told by name. */
function problemsOf(all: readonly ArticleDocument[], subcategories: ReadonlySet<string>): Problem[] {
  const slugs = new Set(all.map(({ slug }) => slug))
  return all.flatMap(({ slug, date, author, subcategories: about, related, texts }) => {
    const found = [
      ...(isRealDay(date) ? [] : [`« ${date} » is no date`]),
      ...(author?.trim() ? [] : ['the author is missing']),
      ...about.filter((key) => !subcategories.has(key)).map((key) => `${key} is no sub-category`),
      ...related.filter((other) => !slugs.has(other)).map((other) => `${other} is no article`),
      ...locales
        .filter((locale) => !texts[locale].html.trim())
        .map((locale) => `the text in ${locale} is empty`),
      ...locales.flatMap((locale) =>
        [...texts[locale].html.matchAll(/href="(?:\/(?:en|de))?\/articles\/([a-z0-9-]+)"/g)]
          .filter(([, other = '']) => !slugs.has(other))
          .map(([, other]) => `the text in ${locale} links to ${other}, which is no article`),
      ),
    ]
    return found.map((problem) => ({ article: slug, problem }))
  })
}

async function check(given: Given): Promise<ExitCode> {
  argumentsOf(given)
  return (await found(given)).length ? 1 : 0
}

async function found(given: Given): Promise<Problem[]> {
  const { subcategories } = await stored(given)
  const all = readArticles()
  const problems = problemsOf(all, new Set(subcategories.map(({ key }) => key)))
  if (problems.length) given.show(problems)
  else given.say(`${all.length} articles in ${locales.length} languages: no problem.`)
  return problems
}

const stored = async (given: Given) =>
  readCatalogue((await given.bindings()).DB, (share) => given.progress(share, 'reading'))

/** Versions of articles, as the desk stores them: visitors read each from its day on. */
async function publish(given: Given): Promise<ExitCode> {
  argumentsOf(given)
  if ((await found(given)).length) return 1
  const env = await given.bindings()
  const changes = await changesOf(env)
  if (changes.length === 0) {
    given.show([])
    given.say('The site shows these articles already.')
    return 0
  }
  if (!(await confirmed(given, changes, 'Publish these articles?'))) return 0
  const files = new Map(readContents().map((article) => [article.slug, article]))
  for (const slug of new Set(changes.map(({ article }) => article.split(' ')[0] ?? ''))) {
    const { versions, ...shown } = await readVersion(env, { slug }).catch(() => ({ versions: [] }))
    const article = files.get(slug)
    const state = article ? 'published' : 'withdrawn'
    const seen = versions[0]?.version ?? 0
    await storeVersion(env, operator().who, { ...shown, ...article, slug, seen, state } as ArticleChange)
  }
  return 0
}

/** Articles that somebody at the desk has edited or taken away: these are never written over. */
async function editedAtDesk({ DB }: Bindings): Promise<ReadonlySet<string>> {
  const { slug, author } = articleVersions
  const rows = await openDb(DB)
    .selectDistinct({ slug })
    .from(articleVersions)
    .where(notLike(author, `${operatorPrefix}%`))
    .limit(maxPassages)
  return new Set(rows.map((row) => row.slug))
}

async function changesOf(env: Bindings) {
  const { slug, locale, title, html } = articleTexts
  const rows = await openDb(env.DB)
    .select({ slug, locale, title, html })
    .from(articleTexts)
    .orderBy(asc(slug))
    .limit(maxPassages)
  const edited = await editedAtDesk(env)
  const shown = new Map(rows.map((row) => [`${row.slug} ${row.locale}`, row]))
  const files = readArticles()
    .filter((article) => !edited.has(article.slug))
    .flatMap((article) =>
      locales.map((language) => ({ key: `${article.slug} ${language}`, ...article.texts[language] })),
    )
  const wanted = new Set(files.map(({ key }) => key))
  return [
    ...files.flatMap(({ key, title: now, html: text }) => {
      const before = shown.get(key)
      if (before?.title === now && before.html === text) return []
      return [{ article: key, change: before ? ('changed' as const) : ('new' as const), title: now }]
    }),
    ...rows
      .filter((row) => !edited.has(row.slug) && !wanted.has(`${row.slug} ${row.locale}`))
      .map((row) => ({ article: `${row.slug} ${row.locale}`, change: 'removed' as const, title: row.title })),
  ]
}
