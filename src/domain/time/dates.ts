import { company } from '#config/company.ts'
import { type Locale, localeInfo } from '#config/locales.ts'

/** Joins day and month by a no-break space: « 24. » at the end of a line reads as the end of a sentence. */
export const joinDay = (date: string): string =>
  date
    // French, which alone writes months small, counts the first day: « 1er janvier ».
    .replace(/\b1 (?=\p{Ll})/u, '1er ')
    .replace(/(\d(?:er|\.)?) (?=\p{L})|(\p{L}) (?=\d\d?\b)/u, '$1$2\u00a0')

/** Hours are those of the opening hours everywhere: « 08:00 », in English too. */
const formatIn = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeInfo[locale].intl, { timeZone: 'UTC', hourCycle: 'h23', ...options })

const { timeZone } = company

/** Formats day and time in Paris. */
export const formatDateTime = (instant: Date, locale: Locale): string =>
  joinDay(formatIn(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(instant))

const days: Partial<Record<Locale, Intl.DateTimeFormat>> = {}

/** Formats an ISO day without a time, independent of the time zone. */
export function formatDay(isoDay: string, locale: Locale): string {
  days[locale] ??= formatIn(locale, { dateStyle: 'long' })
  return joinDay(days[locale].format(new Date(isoDay)))
}

/** Formats weekday and day in Paris, e.g. « mardi 24 novembre ». */
export const formatWeekdayDay = (instant: Date, locale: Locale): string =>
  joinDay(formatIn(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(instant))

/** Formats weekday, day and time in Paris, e.g. « mardi 24 novembre, 15:30 ». */
export const formatWeekdayTime = (instant: Date, locale: Locale): string =>
  `${formatWeekdayDay(instant, locale)}, ${formatIn(locale, { timeStyle: 'short', timeZone }).format(instant)}`

/** The first and the last of some days in words; the first without the year where both have the same. */
export function formatDays(first: string, last: string, locale: Locale): { first: string; last: string } {
  const inYear = formatIn(locale, { day: 'numeric', month: 'long' })
  const isOneYear = first.slice(0, 4) === last.slice(0, 4)
  return {
    first: isOneYear ? joinDay(inYear.format(new Date(first))) : formatDay(first, locale),
    last: formatDay(last, locale),
  }
}

/** The name of a weekday, Monday = 0. */
export const weekdayName = (weekday: number, locale: Locale): string =>
  formatIn(locale, { weekday: 'long' }).format(new Date(Date.UTC(2024, 0, 1 + weekday)))
