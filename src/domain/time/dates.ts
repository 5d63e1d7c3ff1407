import { company } from '#config/company.ts'
import { type Locale, localeInfo } from '#config/locales.ts'

/** Day and time in Paris, as the language says them. */
export function formatDateTime(instant: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(localeInfo[locale].intl, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: company.timeZone,
  }).format(instant)
}

/** A day without a time, as the language says it; an ISO day is that day everywhere. */
export function formatDay(isoDay: string, locale: Locale): string {
  return new Intl.DateTimeFormat(localeInfo[locale].intl, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(isoDay),
  )
}
