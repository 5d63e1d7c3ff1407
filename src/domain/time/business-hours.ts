import { company } from '#config/company.ts'

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
  const known = offsets.get(hour)
  if (known !== undefined) return known
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

function addDays(day: LocalDay, days: number): LocalDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** French public holidays and the two of Alsace-Moselle: Good Friday and 26 December. */
export function alsaceHolidays(year: number): Set<LocalDay> {
  const sunday = easter(year)
  const fixed = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25', '12-26']
  const moving = [-2, 1, 39, 50].map((days) => addDays(sunday, days))
  return new Set([...fixed.map((date) => `${year}-${date}`), ...moving])
}

/** True on weekdays of the opening hours that are no holiday. */
export function isWorkingDay(day: LocalDay): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const open: readonly number[] = company.opening.weekdays
  return open.includes(weekday) && !alsaceHolidays(Number(day.slice(0, 4))).has(day)
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const opens = minutesOf(company.opening.from)
const closes = minutesOf(company.opening.to)

/** True during opening hours (Paris time). */
export function isOpen(instant: Date): boolean {
  const { day, minutes } = inParis(instant)
  return isWorkingDay(day) && minutes >= opens && minutes < closes
}

/** The instant itself during opening hours, else the next opening. */
export function nextOpening(instant: Date): Date {
  const { day, minutes } = inParis(instant)
  if (isOpen(instant)) return instant
  if (isWorkingDay(day) && minutes < opens) return fromParis(day, opens)
  return fromParis(nextWorkingDay(day), opens)
}

function nextWorkingDay(day: LocalDay): LocalDay {
  let next = addDays(day, 1)
  while (!isWorkingDay(next)) next = addDays(next, 1)
  return next
}

/** How many days ahead a closed day is shown. */
const noticeDays = 30

/** The next weekday within a month that is a holiday; null when there is none. */
export function nextClosedDay(instant: Date): LocalDay | null {
  let { day } = inParis(instant)
  for (let i = 0; i < noticeDays; i++, day = addDays(day, 1)) {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
    const open: readonly number[] = company.opening.weekdays
    if (open.includes(weekday) && !isWorkingDay(day)) return day
  }
  return null
}

/**
 * When an answer is due: the promised 24 hours count on working days, i.e. until the same time of the next working day
 * after the next opening.
 */
export function replyDueAt(sentAt: Date): Date {
  const read = inParis(nextOpening(sentAt))
  return fromParis(nextWorkingDay(read.day), read.minutes)
}
