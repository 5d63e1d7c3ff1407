import { company } from '#config/company.ts'
import { type Calendar, closureOn, minutesOf, type Span, weekdayOf, weekOn } from './work-calendar.ts'

/**
 * Working days and hours in Alsace. Days are « YYYY-MM-DD » in Paris, instants are Date; Intl handles the two days on
 * which the clock changes.
 */
type LocalDay = string

const parisParts = new Intl.DateTimeFormat('en-CA', {
  timeZone: company.timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const hourMs = 3_600_000
const offsets = new Map<number, number>()
const maxOffsets = 1000

/** Milliseconds that Paris is ahead of UTC: `Intl` is slow, and clocks change on the hour. */
function parisOffset(instant: number): number {
  const hour = Math.floor(instant / hourMs)
  const cached = offsets.get(hour)
  if (cached !== undefined) return cached
  const part = Object.fromEntries(
    parisParts.formatToParts(hour * hourMs).map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour: hours = 0, minute = 0 } = part
  const offset = Date.UTC(year, month - 1, day, hours, minute) - hour * hourMs
  if (offsets.size >= maxOffsets) offsets.clear()
  offsets.set(hour, offset)
  return offset
}

/** Day and minutes since midnight in Paris. */
export function inParis(instant: Date): { day: LocalDay; minutes: number } {
  const local = new Date(instant.getTime() + parisOffset(instant.getTime())).toISOString()
  return { day: local.slice(0, 10), minutes: Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16)) }
}

/** The instant of a local time in Paris; a time that the spring change skips is moved one hour later. */
export function fromParis(day: LocalDay, minutes: number): Date {
  const utc = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000
  const offset = (instant: number) => {
    const local = inParis(new Date(instant))
    return Date.parse(`${local.day}T00:00:00Z`) + local.minutes * 60_000 - instant
  }
  return new Date(utc - offset(utc - offset(utc)))
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
export function easter(year: number): LocalDay {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const e = (19 * a + b - (b >> 2) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * (c >> 2) - e - (c % 4)) % 7
  const m = Math.floor((a + 11 * e + 22 * l) / 451)
  const month = Math.floor((e + l - 7 * m + 114) / 31)
  const day = ((e + l - 7 * m + 114) % 31) + 1
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

const dayMs = 86_400_000

/** The day so many calendar days later. */
export const addDays = (day: LocalDay, days: number): LocalDay =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** Calendar days between two days, independent of daylight saving time. */
export const daysBetween = (from: LocalDay, to: LocalDay): number =>
  (Date.parse(to) - Date.parse(from)) / dayMs

/** French public holidays and the two of Alsace-Moselle: Good Friday and 26 December. */
export function alsaceHolidays(year: number): Set<LocalDay> {
  const sunday = easter(year)
  const fixed = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25', '12-26']
  const moving = [-2, 1, 39, 50].map((days) => addDays(sunday, days))
  return new Set([...fixed.map((date) => `${year}-${date}`), ...moving])
}

const isHoliday = (day: LocalDay) => alsaceHolidays(Number(day.slice(0, 4))).has(day)

/** When the company is open on a day: not on holidays and within closures. */
export const spansOn = (day: LocalDay, calendar: Calendar): readonly Span[] =>
  isHoliday(day) || closureOn(day, calendar) ? [] : (weekOn(day, calendar)[weekdayOf(day)] ?? [])

/** True on days with opening hours. */
export const isWorkingDay = (day: LocalDay, calendar: Calendar): boolean => spansOn(day, calendar).length > 0

/** The time of day at which the company closes next, if it is open (Paris time). */
export function openUntil(instant: Date, calendar: Calendar): string | null {
  const { day, minutes } = inParis(instant)
  const span = spansOn(day, calendar).find(
    ({ from, to }) => minutesOf(from) <= minutes && minutes < minutesOf(to),
  )
  return span?.to ?? null
}

/** True during opening hours (Paris time). */
export const isOpen = (instant: Date, calendar: Calendar): boolean => openUntil(instant, calendar) !== null

/** The instant itself during opening hours, else the next opening. */
export function nextOpening(instant: Date, calendar: Calendar): Date {
  if (isOpen(instant, calendar)) return instant
  const { day, minutes } = inParis(instant)
  const later = spansOn(day, calendar).find(({ from }) => minutesOf(from) > minutes)
  if (later) return fromParis(day, minutesOf(later.from))
  const next = nextWorkingDay(day, calendar)
  return fromParis(next, minutesOf(spansOn(next, calendar)[0]?.from ?? '00:00'))
}

/** Two years: a calendar without any opening must not be searched for ever. */
const maxDays = 731

function nextWorkingDay(day: LocalDay, calendar: Calendar): LocalDay {
  let next = addDays(day, 1)
  for (let i = 0; i < maxDays && !isWorkingDay(next, calendar); i++) next = addDays(next, 1)
  return next
}

/** How many days ahead a closed day is shown. */
const noticeDays = 30

/** The next holiday within a month on which the company would else be open; null when there is none. */
export function nextHoliday(instant: Date, calendar: Calendar): LocalDay | null {
  let { day } = inParis(instant)
  for (let i = 0; i < noticeDays; i++, day = addDays(day, 1)) {
    const wouldOpen = weekOn(day, calendar)[weekdayOf(day)]?.length && !closureOn(day, calendar)
    if (wouldOpen && isHoliday(day)) return day
  }
  return null
}

/**
 * When an answer is due: the promised 24 hours count on working days, i.e. until the same time of the next working day
 * after the next opening, and within the hours of that day.
 */
export function replyDueAt(sentAt: Date, calendar: Calendar): Date {
  const read = inParis(nextOpening(sentAt, calendar))
  const day = nextWorkingDay(read.day, calendar)
  const spans = spansOn(day, calendar)
  const [opens, closes] = [minutesOf(spans[0]?.from ?? '00:00'), minutesOf(spans.at(-1)?.to ?? '24:00')]
  return fromParis(day, Math.max(opens, Math.min(closes, read.minutes)))
}

/** A day in Paris and its instants [start, end), 23, 24 or 25 hours apart. */
type ParisDay = { day: string; start: Date; end: Date }

/** The day in Paris that contains the instant. */
export function parisDay(instant: Date): ParisDay {
  const { day } = inParis(instant)
  return { day, start: fromParis(day, 0), end: fromParis(addDays(day, 1), 0) }
}
