import { type Locale, localeInfo } from '#config/locales.ts'
import { firstGermanReminderDays, reminderDays } from './periodic-verification.ts'

/** When reminders are sent, as sentences name it: « 90, 30 et 7 », and the first distance here and in Germany. */
export function reminderDaysInWords(
  locale: Locale,
  distances: readonly [number, ...number[]] = reminderDays,
): { days: string; first: string; german: string } {
  const { listing } = localeInfo[locale]
  const list = new Intl.ListFormat(listing, { type: 'conjunction' })
  return {
    days: list.format(distances.map(String)),
    first: String(distances[0]),
    german: String(firstGermanReminderDays),
  }
}
