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
