import type { Locale } from '#config/locales.ts'
import { inParis } from '#domain/time/business-hours.ts'
import { formatDays, weekdayName } from '#domain/time/dates.ts'
import { type Calendar, type Closure, type Days, daysOf, weekOn } from '#domain/time/work-calendar.ts'
import type { Translate } from '#src/i18n/translation.ts'

/** The days of opening hours, by their names. */
const namesOfDays = ({ first, last }: Days, locale: Locale) => ({
  first: weekdayName(first, locale),
  last: weekdayName(last, locale),
})

/** « 08:00 – 12:00, 13:30 – 17:30 » */
const spansText = (t: Translate, { spans }: Days) => spans.map((span) => t('hours.span', span)).join(', ')

/** The usual opening hours, a line for weekdays in a row with the same ones. */
export const hoursLines = (t: Translate, locale: Locale, calendar: Calendar): string[] =>
  daysOf(weekOn(inParis(new Date()).day, calendar)).map((days) =>
    t(days.first === days.last ? 'hours.day' : 'hours.days', {
      ...namesOfDays(days, locale),
      spans: spansText(t, days),
    }),
  )

/** « Fermé du 3 août au 21 août 2026 : congés annuels » */
export function closureText(t: Translate, locale: Locale, { first, last, reason }: Closure): string {
  const closed = t(first === last ? 'hours.closure-day' : 'hours.closure', formatDays(first, last, locale))
  return reason ? t('hours.closure-reason', { closed, reason: reason[locale] }) : closed
}
