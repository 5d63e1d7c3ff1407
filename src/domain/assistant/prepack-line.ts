import type { FitCountry } from '#domain/fit/fit-use.ts'
import { germanGreatestE, tolerableNegativeError, withinFifth } from '#domain/fit/prepackage.ts'
import { intervalAtMost, nextSmallerInterval } from '#domain/metrology/interval-step.ts'
import { formatCapacity, formatInterval, gram } from '#domain/metrology/mass.ts'
import { inServiceErrorUg } from '#domain/metrology/permissible-error.ts'
import { bareNumberIn, massOf } from './quantities.ts'
import type { Question } from './question.ts'
import { say } from './say.ts'

/** The greatest e for packages of a nominal quantity; nothing where none is named that the directive knows. */
export function prepackLine(question: Question, countries: readonly FitCountry[]): string[] {
  const { use, locale } = question
  const bareG = bareNumberIn(question.text)
  // The smallest of several packages asks for the finest e; beside a package a small mass is what the scale reads.
  const hasLoad = question.facts.some(({ type }) => type === 'load')
  const masses = question.facts.flatMap((fact) =>
    hasLoad && fact.type !== 'load' ? [] : (massOf(fact) ?? []),
  )
  const nominalUg = masses.length > 0 ? Math.min(...masses) : bareG === null ? null : bareG * gram
  const tolerableUg = use === 'prepack' && nominalUg !== null ? tolerableNegativeError(nominalUg) : null
  if (nominalUg === null || tolerableUg === null) return []
  const mostUg = countries.includes('DE') ? germanGreatestE(nominalUg) : nominalUg
  let eUg = intervalAtMost(mostUg)
  while (eUg !== null && !withinFifth(inServiceErrorUg('III', eUg, nominalUg), nominalUg))
    eUg = nextSmallerInterval(eUg)
  if (eUg === null) return []
  const values = {
    nominal: formatCapacity(nominalUg, locale),
    tolerable: formatInterval(tolerableUg, locale),
    e: formatInterval(eUg, locale),
  }
  return [say('rule.prepack-e', locale, values)]
}
