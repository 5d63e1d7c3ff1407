import type { Locale } from '#config/locales.ts'
import { addDays, germanApplicationDays } from '#domain/scales/periodic-verification.ts'
import { formatDay } from '#domain/time/dates.ts'
import { type Draft, fill } from './draft.ts'
import { lawWords } from './law-words.ts'
import { citations, yearEnd } from './period-lines.ts'
import type { Question } from './question.ts'
import { countriesOf, elsewhere, lateLine, ruleDraft } from './rule-reply.ts'

const weeks = String(germanApplicationDays / 7)
const deadlineBefore = (dueOn: string) => addDays(dueOn, -germanApplicationDays)

/** By when a German verification is to be applied for, before a due date that has not passed. */
export function applicationLines(dueOn: string, today: string, locale: Locale): string[] {
  if (dueOn < today) return []
  const day = deadlineBefore(dueOn)
  const text = day < today ? lawWords.applyPassed : lawWords.applyBy
  return [fill(text, locale, { day: formatDay(day, locale), weeks })]
}

/** When a verification is to be applied for: ten weeks before the end in Germany (MessEG § 38), in time in France. */
export function applicationReply(question: Question, today: string): Draft {
  const { locale } = question
  if (question.country === 'other') return elsewhere(question)
  const year = today.slice(0, 4)
  const day = formatDay(deadlineBefore(`${year}-12-31`), locale).replace(new RegExp(`,? ${year}$`), '')
  const countries = countriesOf(question)
  const lines = countries.map((country) =>
    country === 'DE'
      ? [fill(lawWords.applyDe, locale, { weeks, end: yearEnd(locale), day }), lateLine(locale)].join('\n')
      : lawWords.applyFr[locale],
  )
  return ruleDraft(question, ordered(lines, locale), countries.includes('DE') ? ['MessEG § 38'] : [])
}

/** These are matters of German law: France comes first for French readers alone. */
const ordered = (lines: readonly string[], locale: Locale) => (locale === 'fr' ? lines : lines.toReversed())

/** From when the period after a late verification counts, and what holds until then. */
export function lateReply(question: Question): Draft {
  const { locale } = question
  if (question.country === 'other') return elsewhere(question)
  const countries = countriesOf(question)
  const lines = countries.map((country) => (country === 'DE' ? lawWords.lateDe : lawWords.lateFr)[locale])
  return ruleDraft(
    question,
    [...ordered(lines, locale), lawWords.untilThen[locale]],
    countries.includes('DE') ? citations('MessEV 34(1)', locale) : [],
  )
}
