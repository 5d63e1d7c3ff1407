import { readdirSync, readFileSync } from 'node:fs'
import { type Locale, locales } from '#config/locales.ts'
import { readingMinutes, renderMarkdown } from './markdown.ts'

export type ArticleSeed = {
  slug: string
  date: string
  author: string
  subcategories: string[]
  related: string[]
  texts: Record<Locale, { title: string; excerpt: string; html: string; minutes: number }>
}

const folder = new URL('./articles/', import.meta.url)

/** Reads the articles in `seed/articles/`: a folder each, with its facts and one Markdown file per language. */
export function readArticles(): ArticleSeed[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readArticle(name))
}

function readArticle(slug: string): ArticleSeed {
  const meta = JSON.parse(readFileSync(new URL(`${slug}/meta.json`, folder), 'utf8'))
  const texts = Object.fromEntries(
    locales.map((locale) => [locale, readText(slug, locale)]),
  ) as ArticleSeed['texts']
  return {
    slug,
    date: meta.date,
    author: meta.author,
    subcategories: meta.subcategories,
    related: meta.articles,
    texts,
  }
}

function readText(slug: string, locale: Locale): ArticleSeed['texts'][Locale] {
  const source = readFileSync(new URL(`${slug}/${locale}.md`, folder), 'utf8')
  const [, front = '', body = ''] = source.match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/) ?? []
  const field = (name: string) => front.match(new RegExp(`^${name}: (.*)$`, 'm'))?.[1]?.trim()
  const title = field('title')
  const excerpt = field('excerpt')
  if (!title || !excerpt) throw new Error(`${slug}/${locale}.md has no title or no excerpt`)
  return { title, excerpt, html: renderMarkdown(body, locale), minutes: readingMinutes(body) }
}
