import { daysBetween } from '#domain/time/business-hours.ts'
import {
  overhaulYearsOf,
  type VerificationRule,
  type VerifiedInstrument,
  verificationPeriod,
} from './verification-rule.ts'

export { type VerifiedInstrument, verificationRules } from './verification-rule.ts'

/**
 * When an instrument must be verified again, by the periods of `verification-law.ts`. It is an aid: the duty stays with
 * the holder.
 *
 * France: a period runs from day to day. Germany: it ends with 31 December, the first one counted from the year of
 * placing on the market (MessEG § 37, MessEV § 34(2)); after a late verification it counts from the end of the period
 * before (MessEV § 34(1)).
 */

/** States of a verification. `unknown`: there may be a duty, but data is missing to compute the date. */
export const verificationStates = ['valid', 'soon', 'expired', 'unknown', 'not-required'] as const
/** State of a verification. */
type VerificationState = (typeof verificationStates)[number]

/** The applicable rule, its period in years and the resulting dates. */
export type Verification = {
  rule: VerificationRule
  periodYears: number | null
  /** Last day on which the instrument may be used; ISO. */
  dueOn: string | null
  state: VerificationState
  /** Negative once it is overdue. */
  daysLeft: number | null
  /** Present when the date counts from the first mark, because there is no later verification. */
  basis?: 'first-mark'
  /** Present where an overhaul is also due (France, Max > 5 t); `dueOn` is null while the last one is unknown. */
  overhaul?: { years: number; dueOn: string | null }
}

/** Days before the due date on which a reminder is sent; the first is also where « soon » starts. */
export const reminderDays: readonly [number, ...number[]] = [90, 30, 7]
/** The first distance in Germany: it leaves a month for the application, due `germanApplicationDays` before. */
export const firstGermanReminderDays = 100
/** Days before the end of a German period by which verification must be applied for: ten weeks (MessEG § 38). */
export const germanApplicationDays = 70

/** The applicable rule and its due date; `today` is a calendar day in Paris (ISO). */
export function verificationOf(instrument: VerifiedInstrument, today: string): Verification {
  const { rule, years } = verificationPeriod(instrument)
  const periodYears = typeof years === 'number' ? years : null
  const overhaul = overhaulOf(instrument)
  const none = { rule, periodYears, dueOn: null, daysLeft: null, ...overhaul }
  if (periodYears === null) {
    return { ...none, state: years === null ? 'unknown' : 'not-required' }
  }
  const dueOn = dueDay(instrument, rule, periodYears)
  if (dueOn === null) return { ...none, state: 'unknown' }
  const daysLeft = daysBetween(today, dueOn)
  const basis = instrument.lastVerifiedOn === null ? { basis: 'first-mark' as const } : {}
  return { ...none, dueOn, state: stateOf(daysLeft, rule), daysLeft, ...basis }
}

/** Counts from the last verification, else from the first mark; null when neither is known. */
function dueDay(instrument: VerifiedInstrument, rule: VerificationRule, years: number): string | null {
  const from = instrument.lastVerifiedOn ?? instrument.firstMarkedOn ?? null
  if (from === null) return null
  if (!rule.startsWith('de-')) return addYears(from, years)
  return `${germanStartYear(from, instrument.previousDueOn ?? null, years) + years}-12-31`
}

/**
 * The year from which a German period counts: that of the verification or, after a late one, that in which the period
 * before ended (MessEV § 34 (1)). A period cannot be over on the day of its verification, so whole periods are added.
 */
function germanStartYear(verifiedOn: string, previousDueOn: string | null, years: number): number {
  const verified = yearOf(verifiedOn)
  if (previousDueOn === null || verifiedOn <= previousDueOn) return verified
  const missed = Math.ceil((verified - yearOf(previousDueOn)) / years) - 1
  return yearOf(previousDueOn) + Math.max(0, missed) * years
}

function overhaulOf(instrument: VerifiedInstrument): Pick<Verification, 'overhaul'> {
  const years = overhaulYearsOf(instrument)
  if (years === null) return {}
  const from = instrument.lastOverhauledOn ?? instrument.firstMarkedOn ?? null
  return { overhaul: { years, dueOn: from && addYears(from, years) } }
}

const yearOf = (day: string) => Number(day.slice(0, 4))

function stateOf(daysLeft: number, rule: VerificationRule): VerificationState {
  if (daysLeft < 0) return 'expired'
  const first = rule.startsWith('de-') ? firstGermanReminderDays : reminderDays[0]
  return daysLeft <= first ? 'soon' : 'valid'
}

/** The same day so many years later; 29 February becomes the 28th in common years. */
export function addYears(day: string, years: number): string {
  const year = Number(day.slice(0, 4)) + years
  const rest = day.slice(4)
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return `${year}${rest === '-02-29' && !leap ? '-02-28' : rest}`
}
