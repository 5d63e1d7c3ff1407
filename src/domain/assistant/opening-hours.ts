import { contentLimits } from '#config/content-limits.ts'
import { type Locale, localeInfo } from '#config/locales.ts'
import { addDays, alsaceHolidays, isWorkingDay, spansOn } from '#domain/time/business-hours.ts'
import { formatDay, formatDays, weekdayName } from '#domain/time/dates.ts'
import {
  type Calendar,
  type Closure,
  closureBetween,
  closureOn,
  daysOf,
  type Span,
  weekdayOf,
  weekOn,
} from '#domain/time/work-calendar.ts'
import { askedDay, askedHolidays, askedMonth, askedWeekday, type Days } from './days.ts'
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

const spansIn = (spans: readonly Span[], locale: Locale) =>
  listed(
    spans.map((span) => say('opening.span', locale, span)),
    locale,
  )

/** A day, and the calendar of the company. */
export type Today = { today: string; calendar: Calendar }

/** « du lundi au vendredi de 08:00 à 17:30 »: the usual hours of these days. */
export const openingIn = ({ today, calendar }: Today, locale: Locale): string =>
  listed(
    daysOf(weekOn(today, calendar)).map(({ first, last, spans }) =>
      say(first === last ? 'opening.day' : 'opening.days', locale, {
        first: weekdayName(first, locale),
        last: weekdayName(last, locale),
        spans: spansIn(spans, locale),
      }),
    ),
    locale,
  )

function closureLine({ first, last, reason }: Closure, locale: Locale): string {
  const name = first === last ? 'opening.closure-day' : 'opening.closure'
  return [say(name, locale, formatDays(first, last, locale)), ...(reason ? [reason[locale]] : [])].join(' ')
}

/** The closure that has begun or is announced, as lines of an answer. */
export function closureLines({ today, calendar }: Today, locale: Locale): string[] {
  const closure = closureBetween(today, addDays(today, contentLimits.announcedDays), calendar)
  return closure ? [closureLine(closure, locale)] : []
}

/** Every closure that has not ended. */
const closuresAhead = ({ today, calendar }: Today, locale: Locale): string[] =>
  calendar.closures.filter(({ last }) => last >= today).map((one) => closureLine(one, locale))

/** The hours of a day, a weekday or an evening that a question names, then the usual ones. */
export function hoursOf({ locale, text, folded }: Question, now: Today): Hours {
  const { today, calendar } = now
  const closed = closureLines(now, locale)
  const usual = say('company.hours', locale, { opening: openingIn(now, locale) })
  const days = askedDays({ text, folded }, now)
  if (days.length > 0) {
    const closures = days.flatMap((day) => closureOn(day, calendar) ?? [])
    const why = closures.map((closure) => closureLine(closure, locale))
    const lines = days.map((day) => dayLine(day, calendar, locale))
    const isOpen = days.length === 1 ? isWorkingDay(days[0] ?? '', calendar) : null
    return { lines: [...lines, ...new Set([...why, ...closed]), usual], isOpen }
  }
  const month = askedMonth(text, today)
  if (month) return { lines: [...closuresIn(month, calendar, locale), usual], isOpen: null }
  if (says({ folded, locale }, 'holidays')) {
    const next = say('company.holidays', locale, { days: nextHolidays(today, locale) })
    return { lines: [...closuresAhead(now, locale), next, usual], isOpen: false }
  }
  const week = weekOn(today, calendar)
  const weekday = askedWeekday(folded)
  if (weekday === null && says({ folded, locale }, 'closures')) {
    const lines = closuresAhead({ today, calendar }, locale)
    return { lines: [...lines, usual], isOpen: null }
  }
  if (says({ folded, locale }, 'evening')) {
    const to = week.flat().reduce((latest, span) => (span.to > latest ? span.to : latest), '')
    const late = withCapital(say('company.evening', locale, { to }))
    return { lines: [late, ...closed, usual], isOpen: false }
  }
  if (weekday === null) return { lines: [...closed, usual], isOpen: null }
  const isOpen = (week[weekday - 1]?.length ?? 0) > 0
  const name = isOpen ? 'company.open-weekday' : 'company.closed-weekday'
  const line = withCapital(say(name, locale, { day: weekdayName(weekday - 1, locale) }))
  return { lines: [line, ...closed, usual], isOpen }
}

/** The days that are named; a weekday is one where its next day is another one than usual. */
function askedDays(
  { text, folded }: Pick<Question, 'text' | 'folded'>,
  { today, calendar }: Today,
): string[] {
  const holidays = askedHolidays(text, today)
  if (holidays.length > 1) return holidays
  const day = askedDay(text, today)
  if (day !== null) return [day]
  const weekday = askedWeekday(folded)
  if (weekday === null) return []
  const next = addDays(today, (weekday - 1 - weekdayOf(today) + 7) % 7)
  const isUsuallyOpen = (weekOn(next, calendar)[weekday - 1]?.length ?? 0) > 0
  return isUsuallyOpen && !isWorkingDay(next, calendar) ? [next] : []
}

/** The closures within some days, or that none is announced. */
function closuresIn({ first, last }: Days, calendar: Calendar, locale: Locale): string[] {
  const closures = calendar.closures.filter((one) => one.first <= last && first <= one.last)
  if (closures.length > 0) return closures.map((one) => closureLine(one, locale))
  return [say('company.no-closure', locale, formatDays(first, last, locale))]
}

function dayLine(day: string, calendar: Calendar, locale: Locale): string {
  const spans = spansOn(day, calendar)
  const values = { day: weekdayAndDay(day, locale), spans: spansIn(spans, locale) }
  return withCapital(say(spans.length > 0 ? 'company.open' : 'company.closed', locale, values))
}

const weekdayAndDay = (day: string, locale: Locale) =>
  new Intl.DateTimeFormat(localeInfo[locale].intl, { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(day),
  )
