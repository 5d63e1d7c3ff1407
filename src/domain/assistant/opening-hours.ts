import { company } from '#config/company.ts'
import { type Locale, localeInfo } from '#config/locales.ts'
import { alsaceHolidays, isWorkingDay } from '#domain/time/business-hours.ts'
import { formatDay } from '#domain/time/dates.ts'
import { companyValues } from './company-values.ts'
import { askedDay, askedHolidays, askedWeekday } from './days.ts'
import type { Question } from './question.ts'
import { listed, say } from './say.ts'
import { says } from './word-lists.ts'

/** When the company is open: on the day that is asked for, and usually; `isOpen` of that day. */
export type Hours = { lines: string[]; isOpen: boolean | null }

/** The holidays of a year from today on, of Alsace and Moselle. */
function nextHolidays(today: string, locale: Locale): string {
  const year = Number(today.slice(0, 4))
  const days = [...alsaceHolidays(year), ...alsaceHolidays(year + 1)].filter(
    (day) => day >= today && day < `${year + 1}${today.slice(4)}`,
  )
  return listed(
    days.sort().map((day) => formatDay(day, locale)),
    locale,
  )
}

const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The hours of a day, a weekday or an evening that a question names, then the usual ones. */
export function hoursOf({ locale, text, folded }: Question, today: string): Hours {
  const values = companyValues(locale)
  const usual = say('company.hours', locale, values)
  const holidays = askedHolidays(text, today)
  const day = askedDay(text, today)
  const days = holidays.length > 1 ? holidays : day === null ? [] : [day]
  if (days.length > 0) {
    const lines = days.map((own) => {
      const name = isWorkingDay(own) ? 'company.open' : 'company.closed'
      return withCapital(say(name, locale, { ...values, day: weekdayAndDay(own, locale) }))
    })
    return { lines: [...lines, usual], isOpen: days.length === 1 ? isWorkingDay(days[0] ?? '') : null }
  }
  if (says({ folded, locale }, 'holidays')) {
    const next = say('company.holidays', locale, { days: nextHolidays(today, locale) })
    return { lines: [next, usual], isOpen: false }
  }
  const weekday = askedWeekday(folded)
  if (says({ folded, locale }, 'evening')) {
    const late = withCapital(say('company.evening', locale, values))
    return { lines: [late, usual], isOpen: false }
  }
  if (weekday === null) return { lines: [usual], isOpen: null }
  const open: readonly number[] = company.opening.weekdays
  const isOpen = open.includes(weekday)
  const name = isOpen ? 'company.open-weekday' : 'company.closed-weekday'
  const line = withCapital(say(name, locale, { ...values, day: weekdayName(weekday, locale) }))
  return { lines: [line, usual], isOpen }
}

const weekdayName = (weekday: number, locale: Locale) =>
  new Intl.DateTimeFormat(localeInfo[locale].intl, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, 0, weekday)),
  )

const weekdayAndDay = (day: string, locale: Locale) =>
  new Intl.DateTimeFormat(localeInfo[locale].intl, { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(day),
  )
