import { readdirSync } from 'node:fs'
import { type Locale, locales } from '#config/locales.ts'
import type { ArticleDocument } from '#domain/publishing/document.ts'
import { readingMinutes, renderMarkdown } from '#functions/articles/markdown.ts'
import { readTextFile } from './read-text.ts'

const folder = new URL('./articles/', import.meta.url)

/** A file of the articles; one that is no UTF-8 is refused with the line. */
const readFile = (name: string) => readTextFile(new URL(name, folder))

/** Reads the articles in `seed/articles/`: a folder each, with its facts and one Markdown file per language. */
export function readArticles(): ArticleDocument[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readArticle(name))
}

function readArticle(slug: string): ArticleDocument {
  const meta = JSON.parse(readFile(`${slug}/meta.json`))
  const texts = Object.fromEntries(
    locales.map((locale) => [locale, readText(slug, locale)]),
  ) as ArticleDocument['texts']
  return {
    slug,
    date: meta.date,
    author: meta.author,
    subcategories: meta.subcategories,
    related: meta.articles,
    texts,
  }
}

function readText(slug: string, locale: Locale): ArticleDocument['texts'][Locale] {
  const source = readFile(`${slug}/${locale}.md`)
  const [, front = '', body = ''] = source.match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/) ?? []
  const field = (name: string) => front.match(new RegExp(`^${name}: (.*)$`, 'm'))?.[1]?.trim()
  const title = field('title')
  const excerpt = field('excerpt')
  if (!title || !excerpt) throw new Error(`${slug}/${locale}.md has no title or no excerpt`)
  return { title, excerpt, html: renderMarkdown(body, locale), minutes: readingMinutes(body) }
}
