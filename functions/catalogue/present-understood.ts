import type { Locale } from '#config/locales.ts'
import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import type { UnderstoodSearch } from '#domain/catalogue/product.ts'
import { type FilterNames, factLabel } from '#domain/understanding/fact-labels.ts'
import { filtersOf } from '#domain/understanding/filters-of.ts'
import type { Span } from '#domain/understanding/understood.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'
import { type Found, understandQuery } from './search.ts'

/** What `GET /api/understood` answers: the filters nearest to the facts, and the words. */
export async function readQuery(env: { DB: D1Database }, q: string, locale: Locale) {
  const { facts, words } = await understandQuery(env, q, locale)
  return { filters: filtersOf(facts), words: words.map(({ text }) => text) }
}

/** The names of kinds, categories and legal metrology, as filters show them. */
export const namesIn = (index: CatalogueIndex, locale: Locale): FilterNames => ({
  kind: (key) => index.subcategories.find((subcategory) => subcategory.key === key)?.name[locale] ?? key,
  category: (category) => serverTexts(locale)(`facet-value.category-${category}`),
  legal: (verified) => serverTexts(locale)(`facet-value.metrology-${verified ? 'yes' : 'no'}`),
})

/** What was read in a search, in words; null when it was words alone, and all of them are met. */
export function presentUnderstood(
  index: CatalogueIndex,
  q: string,
  { understood, dropped }: Found,
  locale: Locale,
): UnderstoodSearch | null {
  const { facts, negated } = understood
  if (facts.length + negated.length === 0 && !dropped.words) return null
  const names = namesIn(index, locale)
  const piece = ({ from, to }: Span) => ({
    text: q.slice(from, to),
    without: `${q.slice(0, from)} ${q.slice(to)}`.replaceAll(/\s+/g, ' ').trim(),
  })
  return {
    facts: [
      ...facts.map((fact) => ({
        ...piece(fact.span),
        label: factLabel(fact, locale, names),
        met: !dropped.facts.includes(fact),
      })),
      ...negated.map(({ text, span }) => ({ ...piece(span), label: text, met: false })),
    ],
    words: understood.words.map(({ text }) => text),
    wordsMet: !dropped.words,
  }
}
