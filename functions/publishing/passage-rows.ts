import { each, type Locale, locales } from '#config/locales.ts'
import { glossary } from '#domain/assistant/glossary.ts'
import { questionPlaces, type WrittenSet } from '#domain/content/question-set.ts'
import type { ArticleDocument } from '#domain/publishing/document.ts'
import type { Numbered } from '#domain/publishing/numbered.ts'
import type { Value } from '#domain/publishing/product-rows.ts'
import { inLocale, paths } from '#domain/site/urls.ts'
import { faqFacts, questionPages, questionSets } from '#src/faq/questions.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'
import { frenchSpaces } from '#src/i18n/translate.ts'

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

/** A passage in one language with the page where it stands; a product's with its row number. */
export const passageColumns = ['lang', 'title', 'body', 'href', 'kind', 'product_seq']

/** Questions with their answers in every language: those of the desk, else those that a page begins with. */
export const questionPassages = (written: readonly WrittenSet[]): Value[][] =>
  locales.flatMap((locale) => faqRows(locale, written))

/** Questions with their answers, and terms, in every language. */
export const fixedPassages = (written: readonly WrittenSet[]): Value[][] => [
  ...questionPassages(written),
  ...locales.flatMap((locale) =>
    glossary.map(({ names, text, see }) =>
      row(locale, names[locale].join(', '), text[locale], see, 'definition'),
    ),
  ),
]

/** Articles by section. */
export const articlePassages = (articles: readonly ArticleDocument[]): Value[][] =>
  locales.flatMap((locale) => articles.flatMap((article) => articleSections(article, locale)))

/** What is said of each product. */
export const productPassages = (products: Numbered): Value[][] =>
  products.flatMap(({ product: { id, name, summary }, seq }) =>
    locales.map((locale) => row(locale, name[locale], summary[locale], paths.product(id), 'products', seq)),
  )

type Passage = [locale: Locale, title: string, body: string, path: string, kind: string, productSeq?: number]

const row = (...[locale, title, body, path, kind, productSeq]: Passage): Value[] => [
  `lang${locale}`,
  locale === 'fr' ? frenchSpaces(title) : title,
  locale === 'fr' ? frenchSpaces(body) : body,
  inLocale(locale, path),
  kind,
  productSeq ?? null,
]

type InitialKey = (typeof questionSets)[keyof typeof questionSets][number]
const initialKeys = [...new Set(Object.values(questionSets).flat())]
/** A text of the code; the town is filled in when it is read. */
const initialText = (locale: Locale, key: InitialKey | `${InitialKey}-answer`) =>
  serverTexts(locale)(`faq.${key}`, { ...faqFacts, city: '{{city}}' })
/** The kind of a question that the site began with, also where the desk has written another answer. */
function kindOf(question: string): string {
  const key = initialKeys.find(
    (initial) => frenchSpaces(initialText('fr', initial)) === frenchSpaces(question),
  )
  return key === undefined ? 'how-to' : (faqKinds[key] ?? 'rule')
}

/** A question that several pages have is a passage of the first one. */
function faqRows(locale: Locale, written: readonly WrittenSet[]): Value[][] {
  const rows = new Map<string, Value[]>()
  for (const page of questionPlaces) {
    const items = written.find((set) => set.page === page)?.items
    const questions = items ?? questionSets[page].map(initialQuestion)
    for (const { question, answer } of questions) {
      const { fr } = question
      const passage = row(locale, question[locale], answer[locale], questionPages[page], kindOf(fr))
      if (!rows.has(fr)) rows.set(fr, passage)
    }
  }
  return [...rows.values()]
}

const initialQuestion = (key: InitialKey) => ({
  question: each((locale) => initialText(locale, key)),
  answer: each((locale) => initialText(locale, `${key}-answer`)),
})

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
function articleSections({ slug, texts }: ArticleDocument, locale: Locale): Value[][] {
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
  const passages: string[] = []
  for (const part of parts) {
    const last = passages.at(-1)
    if (last !== undefined && last.length + part.length < longestPassage)
      passages[passages.length - 1] = `${last} ${part}`
    else passages.push(part)
  }
  return passages
}
