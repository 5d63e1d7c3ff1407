import { readFileSync } from 'node:fs'
import { type Locale, locales } from '#config/locales.ts'
import { glossary } from '#domain/assistant/glossary.ts'
import { inLocale, paths } from '#domain/site/urls.ts'
import { faqFacts, questionPages, questionSets } from '#src/faq/questions.ts'
import { frenchSpaces } from '#src/i18n/french-spaces.ts'
import type { Numbered } from './numbered.ts'
import type { ArticleSeed } from './read-articles.ts'
import type { TableRows, Value } from './table-rows.ts'

/** What a passage is good for: the kind of the answer that it makes. */
const faqKinds: Partial<Record<string, string>> = {
  types: 'company',
  maintenance: 'company',
  regions: 'company',
  prices: 'price',
  quote: 'how-to',
  which: 'how-to',
  calibration: 'definition',
}
const articleKinds: Partial<Record<string, string>> = {
  'balance-de-laboratoire-emplacement': 'how-to',
  'choisir-une-balance': 'how-to',
  'excentration-et-justesse': 'how-to',
  'preparer-une-verification': 'how-to',
  'portee-echelon-precision': 'definition',
}

/** A section of an article is cut where a paragraph ends. */
const longestPassage = 900

/** Everything that the assistant may answer from, in every language, with the page where it stands. */
export function passageRows(products: Numbered, articles: readonly ArticleSeed[]): TableRows {
  return {
    table: 'assistant_passages',
    columns: ['lang', 'title', 'body', 'href', 'kind'],
    rows: locales.flatMap((locale) => [
      ...faqRows(locale),
      ...glossary.map(({ names, text, see }) =>
        row(locale, names[locale].join(', '), text[locale], see, 'definition'),
      ),
      ...articles.flatMap((article) => articleSections(article, locale)),
      ...products.map(({ product }) =>
        row(locale, product.name[locale], product.summary[locale], paths.product(product.id), 'products'),
      ),
    ]),
  }
}

const row = (locale: Locale, title: string, body: string, path: string, kind: string): Value[] => [
  `lang${locale}`,
  locale === 'fr' ? frenchSpaces(title) : title,
  locale === 'fr' ? frenchSpaces(body) : body,
  inLocale(locale, path),
  kind,
]

function faqRows(locale: Locale): Value[][] {
  const file = new URL(`../src/i18n/${locale}/faq.json`, import.meta.url)
  const texts: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  const filled = (key: string) =>
    (texts[`faq.${key}`] ?? '').replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
      String(faqFacts[name as keyof typeof faqFacts]),
    )
  const pages = Object.keys(questionSets) as (keyof typeof questionSets)[]
  const seen = new Set<string>()
  return pages.flatMap((page) =>
    questionSets[page].flatMap((key) => {
      if (seen.has(key)) return []
      seen.add(key)
      return [row(locale, filled(key), filled(`${key}-answer`), questionPages[page], faqKinds[key] ?? 'rule')]
    }),
  )
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
const plain = (html: string) =>
  html
    .replaceAll(/<li>/g, '– ')
    .replaceAll(/<\/(?:th|td)>/g, ' · ')
    // A link ends before a comma without a space.
    .replaceAll(/<\/?(?:a|abbr|b|code|em|i|small|span|strong|sub|sup)\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(\w+|#39);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The excerpt, then each section under its heading; tables are left to the page. */
function articleSections({ slug, texts }: ArticleSeed, locale: Locale): Value[][] {
  const { title, excerpt, html } = texts[locale]
  const kind = articleKinds[slug] ?? 'rule'
  const of = (heading: string, body: string) => row(locale, heading, body, paths.article(slug), kind)
  const sections = html
    .replaceAll(/<div class="table-scroll"[\s\S]*?<\/table><\/div>/g, '')
    .split(/(?=<h2)/)
    .flatMap((section) => {
      const [, heading = '', body = section] = section.match(/^<h2[^>]*>([\s\S]*?)<\/h2>([\s\S]*)$/) ?? []
      return chunks(body).map((chunk) => of(heading === '' ? title : `${title} – ${plain(heading)}`, chunk))
    })
  return [of(title, excerpt), ...sections]
}

function chunks(html: string): string[] {
  const parts = html
    .split(/(?<=<\/(?:p|ul|ol|blockquote|h3)>)/)
    .map(plain)
    .filter((part) => part !== '')
  const made: string[] = []
  for (const part of parts) {
    const last = made.at(-1)
    if (last !== undefined && last.length + part.length < longestPassage)
      made[made.length - 1] = `${last} ${part}`
    else made.push(part)
  }
  return made
}
