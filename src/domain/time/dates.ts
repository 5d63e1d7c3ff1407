import { company } from '#config/company.ts'
import { type Locale, localeInfo } from '#config/locales.ts'

/** Joins day and month by a no-break space: « 24. » at the end of a line reads as the end of a sentence. */
export const joinDay = (date: string): string =>
  // French, which alone writes months small, counts the first day: « 1er janvier ».
  date
    .replace(/(^|\D)1 (?=\p{Ll})/u, (_, before: string) => `${before}1er `)
    .replace(/(\d(?:er|\.)?) (?=\p{L})|(\p{L}) (?=\d{1,2}(?!\d))/u, '$1$2\u00a0')

/** Formats day and time in Paris. */
export function formatDateTime(instant: Date, locale: Locale): string {
  const format = new Intl.DateTimeFormat(localeInfo[locale].intl, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: company.timeZone,
  })
  return joinDay(format.format(instant))
}

const days: Partial<Record<Locale, Intl.DateTimeFormat>> = {}

/** Formats an ISO day without a time, independent of the time zone. */
export function formatDay(isoDay: string, locale: Locale): string {
  days[locale] ??= new Intl.DateTimeFormat(localeInfo[locale].intl, { dateStyle: 'long', timeZone: 'UTC' })
  return joinDay(days[locale].format(new Date(isoDay)))
}

/** Formats weekday, day and time in Paris, e.g. « mardi 24 novembre, 15:30 ». */
export function formatWeekdayTime(instant: Date, locale: Locale): string {
  const { timeZone } = company
  const { intl } = localeInfo[locale]
  const day = new Intl.DateTimeFormat(intl, { weekday: 'long', day: 'numeric', month: 'long', timeZone })
  const time = new Intl.DateTimeFormat(intl, { timeStyle: 'short', timeZone })
  return `${joinDay(day.format(instant))}, ${time.format(instant)}`
}

/** The first and the last of some days in words; the first without the year where both have the same. */
export function formatDays(first: string, last: string, locale: Locale): { first: string; last: string } {
  const { intl } = localeInfo[locale]
  const inYear = new Intl.DateTimeFormat(intl, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const isOneYear = first.slice(0, 4) === last.slice(0, 4)
  return {
    first: isOneYear ? joinDay(inYear.format(new Date(first))) : formatDay(first, locale),
    last: formatDay(last, locale),
  }
}

/** The name of a weekday, Monday = 0. */
export const weekdayName = (weekday: number, locale: Locale): string =>
  new Intl.DateTimeFormat(localeInfo[locale].intl, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, 0, 1 + weekday)),
  )
