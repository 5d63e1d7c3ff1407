import { kilogram } from '#domain/metrology/mass.ts'
import type { ScaleCountry, ScaleUse } from './scale-use.ts'

/**
 * When a non-automatic weighing instrument must be verified again. It is an aid: the duty stays with the holder.
 *
 * France — decree 2001-387, article 5-1 (regulated uses); two years for direct sale to the public with Max ≤ 30 kg, one
 * year for every other regulated use, and one year too where the same instrument makes prepackages without the buyer
 * (service-public.fr F31857; DREETS Centre-Val de Loire, 25 July 2025; aip-france.fr). A period runs from day to day.
 *
 * Germany — MessEV § 34: two years; three for Max ≥ 3 000 kg; four for instruments that weigh people, bed scales
 * excepted, and no limit for person scales outside of hospitals (kern-lab.com, « Eichgültigkeit »). A period ends with
 * 31 December, the first one counted from the year of placing on the market. The form does not ask whether a medical
 * use is in a hospital, so the limited period is assumed.
 */
export const verificationRules = [
  'fr-retail',
  'fr-retail-large',
  'fr-prepackages',
  'fr-yearly',
  'de-general',
  'de-heavy',
  'de-people',
  'de-people-elsewhere',
  'no-duty',
  'other-country',
  'max-missing',
] as const
/** A rule of periodic verification. */
export type VerificationRule = (typeof verificationRules)[number]

/** States of a verification. `unknown`: there may be a duty, but data is missing to compute the date. */
export const verificationStates = ['valid', 'soon', 'expired', 'unknown', 'not-required'] as const
/** State of a verification. */
export type VerificationState = (typeof verificationStates)[number]

/** The applicable rule, its period and the resulting date. */
export type Verification = {
  rule: VerificationRule
  periodYears: number | null
  /** Last day on which the instrument may be used; ISO. */
  dueOn: string | null
  state: VerificationState
  /** Negative once it is overdue. */
  daysLeft: number | null
}

/** Input of the rules. */
export type VerifiedInstrument = {
  maxUg: number | null
  country: ScaleCountry
  use: ScaleUse
  prepackages: boolean
  weighsPeople: boolean
  lastVerifiedOn: string | null
}

/** Days before the due date on which a reminder is sent; the first is also where « soon » starts. */
export const reminderDays = [90, 30, 7] as const

const retailMaxUg = 30 * kilogram
const heavyFromUg = 3000 * kilogram

/** The applicable rule and its due date; `today` is a calendar day in Paris (ISO). */
export function verificationOf(instrument: VerifiedInstrument, today: string): Verification {
  const rule = ruleOf(instrument)
  const periodYears = periods[rule]
  if (periodYears === null) {
    const state = undetermined.includes(rule) ? 'unknown' : 'not-required'
    return { rule, periodYears, dueOn: null, state, daysLeft: null }
  }
  if (instrument.lastVerifiedOn === null) {
    return { rule, periodYears, dueOn: null, state: 'unknown', daysLeft: null }
  }
  const dueOn = endOf(rule, instrument.lastVerifiedOn, periodYears)
  const daysLeft = daysBetween(today, dueOn)
  return { rule, periodYears, dueOn, state: stateOf(daysLeft), daysLeft }
}

const periods: Record<VerificationRule, number | null> = {
  'fr-retail': 2,
  'fr-retail-large': 1,
  'fr-prepackages': 1,
  'fr-yearly': 1,
  'de-general': 2,
  'de-heavy': 3,
  'de-people': 4,
  'de-people-elsewhere': null,
  'no-duty': null,
  'other-country': null,
  'max-missing': null,
}
const undetermined: readonly VerificationRule[] = ['other-country', 'max-missing']

function ruleOf(instrument: VerifiedInstrument): VerificationRule {
  if (instrument.country === 'other') return 'other-country'
  if (instrument.use === 'none') return 'no-duty'
  return instrument.country === 'FR' ? frenchRule(instrument) : germanRule(instrument)
}

function frenchRule({ use, maxUg, prepackages }: VerifiedInstrument): VerificationRule {
  if (use !== 'direct-sale') return 'fr-yearly'
  if (prepackages) return 'fr-prepackages'
  if (maxUg === null) return 'max-missing'
  return maxUg <= retailMaxUg ? 'fr-retail' : 'fr-retail-large'
}

function germanRule({ use, maxUg, weighsPeople }: VerifiedInstrument): VerificationRule {
  if (weighsPeople) return use === 'medical' ? 'de-people' : 'de-people-elsewhere'
  if (maxUg === null) return 'max-missing'
  return maxUg >= heavyFromUg ? 'de-heavy' : 'de-general'
}

function endOf(rule: VerificationRule, lastVerifiedOn: string, years: number): string {
  if (rule.startsWith('de-')) return `${Number(lastVerifiedOn.slice(0, 4)) + years}-12-31`
  return addYears(lastVerifiedOn, years)
}

function stateOf(daysLeft: number): VerificationState {
  if (daysLeft < 0) return 'expired'
  return daysLeft <= reminderDays[0] ? 'soon' : 'valid'
}

/** The same day so many years later; 29 February becomes the 28th in common years. */
export function addYears(day: string, years: number): string {
  const year = Number(day.slice(0, 4)) + years
  const rest = day.slice(4)
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return `${year}${rest === '-02-29' && !leap ? '-02-28' : rest}`
}

const dayMs = 86_400_000
const noon = (day: string) => Date.parse(`${day}T12:00:00Z`)

/** Calendar days between two ISO days, independent of daylight saving time. */
export const daysBetween = (from: string, to: string) => Math.round((noon(to) - noon(from)) / dayMs)

/** The ISO day so many calendar days later. */
export const addDays = (day: string, days: number) =>
  new Date(noon(day) + days * dayMs).toISOString().slice(0, 10)
