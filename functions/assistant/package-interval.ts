import type { Localized } from '#config/locales.ts'
import { type Draft, fill } from '#domain/assistant/draft.ts'
import { cited } from '#domain/assistant/period-lines.ts'
import { loadIn, type Question } from '#domain/assistant/question.ts'
import { countriesOf, ruleDraft } from '#domain/assistant/rule-reply.ts'
import { countryNames } from '#domain/assistant/rule-words.ts'
import { regimeOfUse } from '#domain/fit/regime-answer.ts'
import { requirementOf } from '#domain/fit/requirement.ts'
import { formatCapacity, formatInterval } from '#domain/metrology/mass.ts'
import { requestOf } from './search-instruments.ts'

const line: Localized = {
  fr: 'Échelon pour des préemballages de {qn} : e ≤ {e} ({country}).',
  en: 'Scale interval for prepackages of {qn}: e ≤ {e} ({country}).',
  de: 'Eichwert für Fertigpackungen von {qn}: e ≤ {e} ({country}).',
}

/** The greatest interval with which packages of a nominal quantity may be filled, for each country that is meant. */
export function packageIntervals(question: Question): string[] {
  const { use, locale } = question
  const loadUg = loadIn(question)
  if (use !== 'prepack' || loadUg === null || question.country === 'other') return []
  return countriesOf(question).flatMap((country) => {
    const { eMaxUg } = requirementOf(requestOf({ ...question, country }, use, loadUg))
    if (eMaxUg === null) return []
    const qn = formatCapacity(loadUg, locale)
    const e = formatInterval(eMaxUg, locale)
    return [fill(line, locale, { qn, e, country: countryNames[country][locale] })]
  })
}

/** The greatest interval for packages of a nominal quantity, with the rule; null where the quantity is missing. */
export function packageReply(question: Question): Draft | null {
  const asked = { ...question, use: 'prepack' as const }
  const lines = packageIntervals(asked)
  if (lines.length === 0) return null
  const [country = 'FR'] = countriesOf(question)
  const { text, sources } = regimeOfUse('prepack', country, question.locale)
  return ruleDraft(asked, [...lines, text], cited(sources, question.locale))
}
