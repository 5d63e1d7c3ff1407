import { type Locale, localeInfo } from '#config/locales.ts'
import { daysBetween } from './business-hours.ts'
import { urgentMinutes } from './reply-clock.ts'

const minute = 60_000

/** The text that says how much is left until an answer is due, and its numbers. */
type TimeLeft = {
  key: 'request.left' | 'request.left-soon' | 'request.left-minutes'
  values: { hours: number; minutes: string }
}

/**
 * What is left of the promised hours, as `replyTimeLeft` counts them: whole hours, with minutes once it is urgent; null
 * when the answer is overdue.
 */
export function timeLeft(leftMs: number): TimeLeft | null {
  const all = Math.floor(leftMs / minute)
  if (all <= 0) return null
  const [hours, minutes] = [Math.floor(all / 60), all % 60]
  if (all >= urgentMinutes) return { key: 'request.left', values: { hours, minutes: '' } }
  if (hours === 0) return { key: 'request.left-minutes', values: { hours, minutes: `${minutes}` } }
  return { key: 'request.left-soon', values: { hours, minutes: `${minutes}`.padStart(2, '0') } }
}

/** Days that are still counted as days: nobody reckons with more. */
const mostDays = 90

/** The time between two ISO days in words, as exact as it is long: « 20 jours », « 8 mois », « 2 ans 8 mois ». */
export function formatSpan(from: string, to: string, locale: Locale): string {
  const say = (count: number, unit: 'year' | 'month' | 'day') =>
    new Intl.NumberFormat(localeInfo[locale].intl, { style: 'unit', unit, unitDisplay: 'long' })
      .format(count)
      .replace(' ', '\u00a0')
  const days = daysBetween(from, to)
  if (days < mostDays) return say(days, 'day')
  const months = wholeMonths(from, to)
  const [years, rest] = [Math.floor(months / 12), months % 12]
  return [years ? say(years, 'year') : '', rest ? say(rest, 'month') : ''].filter(Boolean).join(' ')
}

/** Months that have passed in full. */
function wholeMonths(from: string, to: string): number {
  const [before, after] = [new Date(from), new Date(to)]
  const months =
    (after.getUTCFullYear() - before.getUTCFullYear()) * 12 + after.getUTCMonth() - before.getUTCMonth()
  return after.getUTCDate() < before.getUTCDate() ? months - 1 : months
}
