import { bestIntervals, deviations, leastDeviation, minimumWeightUg } from '#domain/fit/minimum-weight.ts'
import { formatInterval, formatLoad, formatNumber } from '#domain/metrology/mass.ts'
import { massesIn } from '#domain/metrology/typed-masses.ts'
import type { Draft } from './draft.ts'
import { computed } from './figure-answers.ts'
import type { Question } from './question.ts'
import { say } from './say.ts'
import { foldedWords, says } from './word-lists.ts'

/** Is the least quantity meant that USP <41> or Ph. Eur. 2.1.7 admits, now or before? */
export const asksByPharmacopoeia = ({ text, locale }: Question): boolean =>
  says({ folded: foldedWords(text), locale }, 'minimum-weight')

/** The d, µg, whose least quantity is asked; « resolution 0.01 mg, minimum weight? » names it as a small mass. */
export const readabilityOf = (question: Question): number | null =>
  question.facts.flatMap((fact) => (fact.type === 'interval' && fact.of !== 'e' ? [fact.ug] : []))[0] ??
  (says(question, 'interval-word') ? question.smallestUg : null)

/** « s = 0.12 mg », « on another one s came out as 0.02 mg » */
const letter = /(?<![\p{L}\d])s\s*(?:=|:|is|was|came|est|ist|war)\s/giu

/** The standard deviation, µg, that was measured last: no interval is 0.15 mg, so that no fact tells it. */
function deviationIn(question: Question): number | null {
  const { text, locale } = question
  const at = [...text.matchAll(letter)].at(-1)?.index
  const masses = massesIn(text, locale).flatMap((group) => group.masses)
  if (at !== undefined) return masses.find(({ from }) => from > at)?.ug ?? null
  return says(question, 'standard-deviation') ? (masses.at(-1)?.ug ?? null) : null
}

/**
 * The least net quantity by USP <41> and Ph. Eur. 2.1.7 of a measured standard deviation, else of the d that is stated;
 * null where the pharmacopoeia is not asked about, or neither is told.
 */
export function minimumWeightAnswer(question: Question): Draft | null {
  // « the minimum net weight » names no vessel.
  const folded = question.folded.replaceAll(/(?<![a-z])net(?:to|te)?(?![a-z])/g, '')
  if (!asksByPharmacopoeia(question) || says({ ...question, folded }, 'tare-word')) return null
  const { locale } = question
  const read = readabilityOf(question)
  const s = deviationIn(question)
  const d = read === s ? null : read
  if (s === null && d === null) return null
  const leastUg = Math.round(minimumWeightUg(d ?? 0, s))
  const weight = formatLoad(leastUg, locale)
  const values = {
    weight,
    best: formatNumber(bestIntervals, locale),
    times: formatNumber(deviations, locale),
    part: formatNumber(leastDeviation, locale),
  }
  const line =
    s === null
      ? say('rule.minimum-of-d', locale, { ...values, d: formatInterval(d ?? 0, locale) })
      : say('rule.minimum-of-s', locale, { ...values, s: formatInterval(s, locale) })
  const quantityUg = question.facts
    .flatMap((fact) => (fact.type === 'interval' ? [fact.ug] : fact.type === 'load' ? [fact.loadUg] : []))
    .find((ug) => ug !== s && ug !== d)
  const verdict = quantityUg === undefined ? {} : { verdict: quantityUg >= leastUg }
  return computed(question, { lines: [line], ...verdict }, 'USP <41>; Ph. Eur. 2.1.7')
}
