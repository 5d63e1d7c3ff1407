import { type FitCountry, type FitUse, fitCountries, usualCountry } from '#domain/fit/fit-use.ts'
import { isSwiss } from './country.ts'
import { actionsIn, callAction, type Draft } from './draft.ts'
import { pageSource, type SourcePage } from './page-sources.ts'
import type { Question } from './question.ts'
import { say } from './say.ts'

/** The countries whose rules a question wants: those it names, else the one that its language is spoken in. */
export const countriesOf = ({ country, locale }: Question): readonly FitCountry[] => {
  if (country === 'both') return fitCountries
  return [country === 'FR' || country === 'DE' ? country : usualCountry(locale)]
}

const pagesOf = (use: FitUse | null): SourcePage[] =>
  use === 'medical'
    ? ['/blog/classe-iii-medicale', '/blog/verification-periodique']
    : ['/blog/verification-periodique', '/contact']

/** An answer of the law: its lines, the texts it cites, and what the other country would say as a next question. */
export function lawDraft(
  question: Question,
  lines: readonly string[],
  { legal = [], verdict }: { legal?: readonly string[]; verdict?: boolean | undefined } = {},
): Draft {
  const { locale } = question
  const { configurator, contact } = actionsIn(locale)
  const countries = countriesOf(question)
  const others = fitCountries.filter((code) => !countries.includes(code))
  return {
    kind: 'rule',
    text: lines.join('\n'),
    ...(verdict === undefined ? {} : { verdict }),
    facts: lines,
    legal,
    isAdvice: true,
    sources: pagesOf(question.use).map((page) => pageSource(page, locale)),
    actions: [configurator, contact],
    suggestions: others.map((code) => say(`rule.and-${code}`, locale)),
  }
}

/** Another country than the two whose rules are known here. */
export function elsewhere(question: Question): Draft {
  const { locale } = question
  const { contact } = actionsIn(locale)
  return {
    kind: 'handover',
    text: elsewhereText(question),
    facts: [],
    sources: [pageSource('/contact', locale)],
    actions: [contact, callAction(question)],
  }
}

/** The same as a sentence. */
export const elsewhereText = (question: Question): string =>
  say(isSwiss(question) ? 'law.swiss' : 'rule.elsewhere', question.locale)
