import { company } from '#config/company.ts'
import { type Locale, localeInfo } from '#config/locales.ts'

/** Formats day and time in Paris. */
export function formatDateTime(instant: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(localeInfo[locale].intl, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: company.timeZone,
  }).format(instant)
}

/** Formats an ISO day without a time, independent of the time zone. */
export function formatDay(isoDay: string, locale: Locale): string {
  return new Intl.DateTimeFormat(localeInfo[locale].intl, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(isoDay),
  )
}
