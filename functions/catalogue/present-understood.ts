import type { Locale } from '#config/locales.ts'
import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import type { UnderstoodSearch } from '#domain/catalogue/product.ts'
import { type FilterNames, factLabel } from '#domain/understanding/fact-labels.ts'
import { filtersOf } from '#domain/understanding/filters-of.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'
import { type Found, understandQuery } from './search.ts'

/** What `GET /api/understood` answers: the filters nearest to the facts, and the words. */
export async function readQuery(env: { DB: D1Database }, q: string, locale: Locale) {
  const { facts, words } = await understandQuery(env, q, locale)
  return { filters: filtersOf(facts), words: words.map(({ text }) => text) }
}

/** The names of kinds, categories and legal metrology, as filters show them. */
export const namesIn = (index: CatalogueIndex, locale: Locale): FilterNames => ({
  kind: (key) => index.subcategories.find((own) => own.key === key)?.name[locale] ?? key,
  category: (category) => serverTexts(locale)(`facet-value.category-${category}`),
  legal: (verified) => serverTexts(locale)(`facet-value.metrology-${verified ? 'yes' : 'no'}`),
})

/** What was read in a search, in words; null when it was words alone. */
export function presentUnderstood(
  index: CatalogueIndex,
  q: string,
  { understood, dropped }: Found,
  locale: Locale,
): UnderstoodSearch | null {
  if (understood.facts.length === 0) return null
  const names = namesIn(index, locale)
  return {
    facts: understood.facts.map((fact) => ({
      text: q.slice(fact.span.from, fact.span.to),
      label: factLabel(fact, locale, names),
      without: `${q.slice(0, fact.span.from)} ${q.slice(fact.span.to)}`.replaceAll(/\s+/g, ' ').trim(),
      met: !dropped.facts.includes(fact),
    })),
    words: understood.words.map(({ text }) => text),
    wordsMet: !dropped.words,
  }
}
