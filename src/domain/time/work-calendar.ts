import { company } from '#config/company.ts'
import type { Localized } from '#config/locales.ts'

/** When the company is there. Days are « YYYY-MM-DD » in Paris, times of day are « HH:MM ». */
export type Span = { from: string; to: string }

/** The opening hours of each weekday, Monday first; a closed day has none. */
export type Week = readonly (readonly Span[])[]

/** Opening hours that hold from a day on. */
type WeekFrom = { from: string; week: Week }

/** Days on which nobody is there, both included, and why. */
export type Closure = { first: string; last: string; reason: Localized | null }

/** Opening hours in the order of their first days, and closures; the holidays of Alsace follow from the year. */
export type Calendar = { hours: readonly WeekFrom[]; closures: readonly Closure[] }

/** The opening hours until others are entered at the desk. */
export const usualWeek = [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
  const { weekdays, from, to } = company.opening
  return (weekdays as readonly number[]).includes(weekday) ? [{ from, to }] : []
}) satisfies Week

/** The calendar until something is entered at the desk. */
export const usualCalendar: Calendar = { hours: [], closures: [] }

/** The opening hours that hold on a day. */
export const weekOn = (day: string, { hours }: Calendar): Week =>
  hours.findLast(({ from }) => from <= day)?.week ?? usualWeek

/** The closure that a day belongs to. */
export const closureOn = (day: string, { closures }: Calendar): Closure | null =>
  closures.find(({ first, last }) => first <= day && day <= last) ?? null

/** The closure of a day, else the next one that begins until another day. */
export const closureBetween = (day: string, until: string, { closures }: Calendar): Closure | null =>
  closures
    .filter(({ first, last }) => day <= last && first <= until)
    .reduce<Closure | null>((next, closure) => (next && next.first <= closure.first ? next : closure), null)

/** Minutes since midnight. */
export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The time of day, « 08:00 », of the minutes since midnight. */
export const timeOf = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(11, 16)

/** Monday = 0 … Sunday = 6. */
export const weekdayOf = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** Weekdays in a row with the same opening hours, Monday = 0, both included. */
export type Days = { first: number; last: number; spans: readonly Span[] }

/** The open weekdays, those in a row with the same hours as one. */
export function daysOf(week: Week): Days[] {
  const runs: Days[] = []
  for (const [day, spans] of week.entries()) {
    const before = runs.at(-1)
    if (before && before.last === day - 1 && JSON.stringify(before.spans) === JSON.stringify(spans))
      before.last = day
    else if (spans.length > 0) runs.push({ first: day, last: day, spans })
  }
  return runs
}
