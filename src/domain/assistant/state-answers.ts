import type { Locale } from '#config/locales.ts'
import { formatWholeEuros } from '#domain/catalogue/money.ts'
import type { FitCountry } from '#domain/fit/fit-use.ts'
import { germanApplicationDays } from '#domain/scales/periodic-verification.ts'
import { addDays } from '#domain/time/business-hours.ts'
import { formatDay } from '#domain/time/dates.ts'
import { actionsIn, callAction, type Draft } from './draft.ts'
import { lateLine } from './law-answers.ts'
import { countriesOf, elsewhere, elsewhereText, lawDraft } from './law-draft.ts'
import { pageSource } from './page-sources.ts'
import { citations, yearEnd } from './period-lines.ts'
import type { Question } from './question.ts'
import { say } from './say.ts'
import { saysInternal } from './uses.ts'
import { says } from './word-lists.ts'

/** An answer about a state of an instrument, in the countries that are meant; elsewhere its rules are not known. */
const inCountries =
  (answer: (question: Question, countries: readonly FitCountry[]) => Draft) =>
  (question: Question): Draft =>
    question.country === 'other' ? elsewhere(question) : answer(question, countriesOf(question))

const withService = (draft: Draft, question: Question): Draft => {
  const { quote, contact } = actionsIn(question.locale)
  return { ...draft, actions: [quote, contact, callAction(question)] }
}

/** What an outdated, a missing and a red sticker mean. */
export const expiredAnswer = inCountries((question, countries) => {
  const { locale, folded } = question
  const isRed = says({ folded, locale }, 'red-sticker')
  const late = countries.includes('DE') && !isRed ? [lateLine(locale)] : []
  const lines = [say(isRed ? 'law.red' : 'rule.expired', locale), ...late, say('rule.again', locale)]
  const legal = late.length > 0 ? ['MessEG § 38'] : []
  return withService(lawDraft(question, lines, { legal, verdict: false }), question)
})

/** What a repair means for the verification. */
export const repairedAnswer = inCountries((question, countries) => {
  const lines = countries.map((country) => say(`rule.repaired-${country}`, question.locale))
  const legal = countries.includes('DE') ? ['MessEV § 54'] : []
  return withService(lawDraft(question, lines, { legal }), question)
})

/** What a broken seal means. */
export const sealAnswer = inCountries((question, countries) => {
  const { locale } = question
  const isInternal = saysInternal(question)
  const lines = [
    // What is weighed for oneself needs no verification that could end.
    say(isInternal ? 'rule.again' : says(question, 'seal-broken') ? 'seal.broken' : 'seal.answer', locale),
    ...countries.map((country) => say(`rule.repaired-${country}`, locale)),
    ...countries.map((country) => say(`rule.${country === 'FR' ? 'who' : 'authority'}`, locale)),
  ]
  return withService(lawDraft(question, lines, isInternal ? { verdict: true } : {}), question)
})

/** Whether a verification of one country counts in the other, or the marking that an instrument bears. */
export const borderAnswer = (question: Question): Draft => {
  const { locale } = question
  const rules = (['rule.border', 'rule.who', 'rule.authority'] as const).map((name) => say(name, locale))
  if (question.country === 'other') return lawDraft(question, [...rules, elsewhereText(question)])
  // What bears no marking is made legal by none.
  if (says(question, 'household')) return unapprovedAnswer(question)
  return says(question, 'marking-word')
    ? lawDraft(question, [say('law.marking', locale), ...rules], { verdict: true })
    : lawDraft(question, rules, { verdict: false })
}

/** When and where the logbook is kept. */
export function logbookAnswer(question: Question): Draft {
  const { locale } = question
  const draft = lawDraft(question, [say('rule.logbook', locale)])
  return { ...draft, sources: [pageSource('/blog/carnet-metrologique', locale)] }
}

/** An instrument without CE + M is made legal by no later verification; in Germany the authority verifies. */
export const unapprovedAnswer = inCountries((question, countries) => {
  const { locale } = question
  const lines = [
    say('law.unapproved', locale),
    ...(countries.includes('DE') ? [say('rule.authority', locale)] : []),
    say('law.unapproved-next', locale),
  ]
  return lawDraft(question, lines)
})

/** The highest fines, in euros: Act of 4 July 1837, Art. 9; MessEG § 60(2). */
const highestFines = {
  FR: { person: 3_000, company: 15_000, source: 'loi 4.7.1837 art. 9' },
  DE: { most: 50_000, source: 'MessEG 60' },
} as const

/** What is risked without a verification, at most, and what helps. */
export const penaltyAnswer = inCountries((question, countries) => {
  const { locale } = question
  const euros = (amount: number) => formatWholeEuros(amount, locale)
  const fines = countries.map((country) =>
    country === 'FR'
      ? say('penalty.FR', locale, {
          person: euros(highestFines.FR.person),
          company: euros(highestFines.FR.company),
        })
      : say('penalty.DE', locale, { most: euros(highestFines.DE.most) }),
  )
  const legal = countries.flatMap((country) => citations(highestFines[country].source, locale))
  return withService(lawDraft(question, [say('penalty.answer', locale), ...fines], { legal }), question)
})

const weeks = String(germanApplicationDays / 7)
const deadlineBefore = (dueOn: string) => addDays(dueOn, -germanApplicationDays)

/** By when a German verification is to be applied for, before a due date that has not passed. */
export function applicationLines(dueOn: string, today: string, locale: Locale): string[] {
  if (dueOn < today) return []
  const day = deadlineBefore(dueOn)
  const name = day < today ? 'law.apply-passed' : 'law.apply-by'
  return [say(name, locale, { day: formatDay(day, locale), weeks })]
}

/** By when a German verification is to be applied for in any year. */
function applicationRule(locale: Locale): string {
  const day = formatDay(deadlineBefore(yearOfRule), locale).replace(/,? 2001$/, '')
  return say('law.apply-de', locale, { weeks, end: yearEnd(locale), day })
}
/** The day is the same in every year. */
const yearOfRule = '2001-12-31'

/** When a verification is to be applied for (MessEG § 38), from when the next period counts, and how to book. */
export const applyAnswer = inCountries((question, countries) => {
  const { locale } = question
  const lines = countries.flatMap((country) =>
    country === 'DE'
      ? // Who asks whether to go on does not ask how the next period counts.
        says(question, 'allowed')
        ? [lateLine(locale), applicationRule(locale)]
        : [applicationRule(locale), lateLine(locale), say('law.late-de', locale)]
      : [say('law.apply-fr', locale), say('law.late-fr', locale)],
  )
  const legal = countries.includes('DE') ? ['MessEG § 38', ...citations('MessEV 34(1)', locale)] : []
  return withService(lawDraft(question, lines, { legal }), question)
})

/** The duty to report a new instrument (MessEG § 32) was repealed by BEG IV, article 38. */
const reportingEndedOn = '2025-01-01'

/** Whether an instrument is to be declared: what each country asks instead. */
export const declareAnswer = inCountries((question, countries) => {
  const { locale } = question
  const lines = countries.flatMap((country) =>
    country === 'DE'
      ? [
          say('law.declare-DE', locale, { clause: '§ 32', day: formatDay(reportingEndedOn, locale) }),
          applicationRule(locale),
        ]
      : [say('law.declare-FR', locale), say('rule.logbook', locale)],
  )
  const legal = countries.includes('DE') ? ['MessEG § 38'] : []
  return withService(lawDraft(question, lines, { legal, verdict: false }), question)
})

/** How long a verification keeps an instrument busy, and how to prepare for it. */
export function verificationVisitAnswer(question: Question, name: 'rule.duration' | 'prepare.answer'): Draft {
  const { locale } = question
  const { quote, contact } = actionsIn(locale)
  const text = say(name, locale)
  return {
    kind: 'how-to',
    text,
    facts: [text],
    sources: [pageSource('/blog/preparer-une-verification', locale)],
    actions: [quote, contact],
  }
}
