import { readdirSync } from 'node:fs'
import { type Locale, locales } from '#config/locales.ts'
import type { ArticleDocument } from '#domain/publishing/document.ts'
import { readingMinutes, renderMarkdown } from '#functions/articles/markdown.ts'
import { readTextFile } from './read-text.ts'

const folder = new URL('./articles/', import.meta.url)

/** A file of the articles; one that is no UTF-8 is refused with the line. */
const readFile = (name: string) => readTextFile(new URL(name, folder))

/** Reads the articles in `seed/articles/`: a folder each, with its facts and one Markdown file per language. */
export const readArticles = (): ArticleDocument[] => slugs().map(readArticle)

/** The same as the desk edits them, in Markdown. */
export const readContents = () =>
  slugs().map((slug) => {
    const { date: day, author: byline, subcategories, articles: related } = readMeta(slug)
    return { slug, day, content: { byline, subcategories, related, texts: textsOf(slug, (text) => text) } }
  })

const slugs = () =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

const readMeta = (slug: string) => JSON.parse(readFile(`${slug}/meta.json`))

function readArticle(slug: string): ArticleDocument {
  const { date, author, subcategories, articles: related } = readMeta(slug)
  const texts = textsOf(slug, ({ markdown, ...text }, locale) => ({
    ...{ ...text, html: renderMarkdown(markdown, locale), minutes: readingMinutes(markdown) },
  }))
  return { slug, date, author, subcategories, related, texts }
}

type Text = { title: string; excerpt: string; markdown: string }

const textsOf = <Made>(slug: string, make: (text: Text, locale: Locale) => Made) =>
  Object.fromEntries(locales.map((locale) => [locale, make(readText(slug, locale), locale)])) as Record<
    Locale,
    Made
  >

function readText(slug: string, locale: Locale): Text {
  const source = readFile(`${slug}/${locale}.md`)
  const [, front = '', markdown = ''] = source.match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/) ?? []
  const field = (name: string) => front.match(new RegExp(`^${name}: (.*)$`, 'm'))?.[1]?.trim()
  const title = field('title')
  const excerpt = field('excerpt')
  if (!title || !excerpt) throw new Error(`${slug}/${locale}.md has no title or no excerpt`)
  return { title, excerpt, markdown }
}
