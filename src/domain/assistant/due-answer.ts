import type { Locale } from '#config/locales.ts'
import type { FitCountry, FitUse } from '#domain/fit/fit-use.ts'
import { instrumentOfUse } from '#domain/fit/regime.ts'
import { kilogram } from '#domain/metrology/mass.ts'
import { verificationOf } from '#domain/scales/periodic-verification.ts'
import type { PeriodRule } from '#domain/scales/verification-law.ts'
import { formatDay } from '#domain/time/dates.ts'
import { circumstancesIn } from './circumstances.ts'
import { type Days, daysIn } from './days.ts'
import { actionsIn, type Draft } from './draft.ts'
import { leavesUseOpen } from './law-answers.ts'
import { countriesOf, elsewhere } from './law-draft.ts'
import { markedIn } from './marked-in.ts'
import { pageSource } from './page-sources.ts'
import { periodSentence } from './period-lines.ts'
import { loadIn, type Question } from './question.ts'
import { say } from './say.ts'
import { applicationLines } from './state-answers.ts'
import { validUntil } from './valid-until.ts'

/** The next due date after a verification that the question names; null where it names none that has passed. */
export function dueAnswer(question: Question, today: string): Draft | null {
  if (question.country === 'other') return elsewhere(question)
  const lines = dueLinesOf(question, today, countriesOf(question))
  return lines && dueDraft(question, lines)
}

/**
 * What follows in some countries from the verification, or the end of one, that a text names; null where it names none.
 */
export function dueLinesOf(
  question: Question,
  today: string,
  countries: readonly FitCountry[],
): string[] | null {
  const ends = validUntil(question.text)
  const verified = daysBefore(question.text, today) ?? markedIn(question.text)
  // An end that is still to come decides, whatever day is named beside it.
  if (ends && (ends.last === verified?.last || ends.last >= today))
    return [validityLine(question, ends, today)]
  if (!verified || verified.first > today) return null
  return countries.flatMap((country) => dueLines(question, country, verified, today))
}

/** The day that a text names; the date of a letter, today or later, is no verification where another day is named. */
function daysBefore(text: string, today: string): Days | null {
  const all = daysIn(text)
  if (all === null || all.first < today) return all
  const others = text.split(/[()?;,:]/).map(daysIn)
  return others.find((days) => days !== null && days.first < today) ?? all
}

/** What follows from the end of the validity itself, and nothing counted from it. */
const validityLine = ({ locale }: Question, { last }: Days, today: string): string =>
  last < today ? say('due.overdue', locale) : say('due.until', locale, { day: formatDay(last, locale) })

function dueDraft({ locale }: Question, lines: readonly string[]): Draft {
  const { contact, quote } = actionsIn(locale)
  return {
    kind: 'due-date',
    text: `${lines.join('\n')}\n\n${say('due.register', locale)}`,
    isAdvice: true,
    facts: lines,
    sources: [pageSource('/blog/verification-periodique', locale), pageSource('/dashboard', locale)],
    actions: [quote, contact],
  }
}

/** The sentence of the heaviest instruments names their overhaul itself. */
const saysOverhaul = /r[ée]vision|overhaul/i

/** Where the use is open, both that of a shop and another one are answered; no shop sells over a scale of a tonne. */
const usesOf = (use: FitUse | null, maxUg: number): readonly FitUse[] =>
  use !== null ? [use] : maxUg >= 1000 * kilogram ? ['trade'] : ['direct-sale', 'trade']

function dueLines(question: Question, country: FitCountry, verified: Days, today: string): string[] {
  const { locale } = question
  const maxUg = loadIn(question) ?? (question.use === 'vehicle-trade' ? 50_000 * kilogram : kilogram)
  const { practice, hospital, ...circumstances } = circumstancesIn(question)
  // What has been verified in a warehouse or a workshop serves a regulated use there.
  const told = leavesUseOpen(question) ? null : question.use
  const uses = usesOf(told, maxUg)
  // A hospital has a period that a practice has not: where neither is told, both are answered.
  const isOpen = told === 'medical' && Boolean(hospital) === Boolean(practice)
  const places = isOpen ? [true, false] : [practice ? false : hospital || null]
  const cases = uses.flatMap((use) => places.map((place) => ({ use, place })))
  const lines = cases.flatMap(({ use, place }) => {
    const at = (day: string) =>
      verificationOf(
        {
          ...instrumentOfUse({ ...circumstances, use, country, maxUg }),
          hospital: place,
          lastVerifiedOn: day,
        },
        today,
      )
    const [first, last] = [at(verified.first), at(verified.last)]
    const land = say(`country.${country}`, locale)
    // In France direct sale, stated first, has a period of its own.
    const isOther = country === 'FR' && use !== uses[0]
    const name = isOther ? say('due.others', locale, { country: land }) : land
    const rule = withoutCountry(periodSentence(first.rule as PeriodRule, country, locale), country, locale)
    if (first.dueOn === null || last.dueOn === null) return [say('due.none', locale, { country: name, rule })]
    const dates = {
      country: name,
      rule,
      day: formatDay(last.dueOn, locale),
      from: formatDay(first.dueOn, locale),
      to: formatDay(last.dueOn, locale),
    }
    return [
      first.dueOn === last.dueOn ? say('due.due', locale, dates) : say('due.between', locale, dates),
      ...(last.dueOn < today ? [say('due.overdue', locale)] : []),
      ...(country === 'DE' ? applicationLines(last.dueOn, today, locale) : []),
      ...(first.overhaul && !saysOverhaul.test(rule)
        ? [say('due.overhaul', locale, { years: String(first.overhaul.years) })]
        : []),
    ]
  })
  return [...new Set(lines)]
}

const withoutCountry = (text: string, country: FitCountry, locale: Locale) => {
  const rest = text.slice(say(`country.${country}`, locale).length).replace(/^\s?:\s/, '')
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}
