import { localeInfo, locales } from '#config/locales.ts'
import { foldText } from '#domain/catalogue/search-words.ts'
import { addDays, easter } from '#domain/time/business-hours.ts'
import { saysInAny, type WordList, wordLists } from './word-lists.ts'

/** The months of three languages by the letters that they begin with; longer names are those of a text. */
const months = 'jan fe[bv] mar a[vp]r ma[iy] jui?n jui?l a(?:ou|ug) sep o[ck]t nov de[cz]'
  .split(' ')
  .map((item) => new RegExp(`^${item}`))
const monthOf = (word: string) => months.findIndex((month) => month.test(word)) + 1
const name = '((?:jan|fe[bv]|mar|a[vp]r|ma[iy]|jui?[nl]|a(?:ou|ug)|sept?|o[ck]t|nov|de[cz])[a-z]*)\\.?'
const nth = '(\\d{1,2})(?:\\s?(?:er|st|nd|rd|th|e|eme)\\b|\\.)?'

const iso = /\b((?:19|20)\d\d)-(\d{2})-(\d{2})\b/
const numeric = /\b(\d{1,2})[./-](\d{1,2})[./-]((?:19|20)\d\d)\b/
const dayMonth = new RegExp(`\\b${nth}\\s?(?:of |de )?${name}(?:\\s?,?\\s?((?:19|20)\\d\\d))?(?![a-z])`)
const monthDay = new RegExp(`\\b${name}\\s${nth}(?:\\s?,?\\s?((?:19|20)\\d\\d))?(?!\\d)`)
const monthYear = new RegExp(`\\b${name}\\s((?:19|20)\\d\\d)\\b`)
const slashMonth = /\b(\d{1,2})[./]((?:19|20)\d\d)\b/
const yearAlone = /\b((?:19|20)\d\d)\b(?!\s?(?:kg|g|t|mm|e)\b)/

/** A day, or all days of a month or a year: the first and the last, ISO. */
export type Days = { first: string; last: string }

const two = (n: number | string) => String(n).padStart(2, '0')
const real = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}
const single = (day: string): Days | null => (real(day) ? { first: day, last: day } : null)

function wholeMonth(year: string, month: number): Days | null {
  if (month < 1 || month > 12) return null
  const last = new Date(Date.UTC(Number(year), month, 0)).getUTCDate()
  return { first: `${year}-${two(month)}-01`, last: `${year}-${two(month)}-${two(last)}` }
}

/** A date with a year, as people type it in three languages; months and years as a whole. */
export function daysIn(text: string): Days | null {
  const folded = foldText(text)
  const exact = folded.match(iso)
  if (exact) return single(exact[0])
  const slashed = folded.match(numeric)
  if (slashed) return single(`${slashed[3]}-${two(slashed[2] ?? '')}-${two(slashed[1] ?? '')}`)
  const spoken = folded.match(dayMonth)
  if (spoken?.[3]) return single(`${spoken[3]}-${two(monthOf(spoken[2] ?? ''))}-${two(spoken[1] ?? '')}`)
  const turned = folded.match(monthDay)
  if (turned?.[3]) return single(`${turned[3]}-${two(monthOf(turned[1] ?? ''))}-${two(turned[2] ?? '')}`)
  const month = folded.match(monthYear)
  if (month) return wholeMonth(month[2] ?? '', monthOf(month[1] ?? ''))
  const short = folded.match(slashMonth)
  if (short) return wholeMonth(short[2] ?? '', Number(short[1]))
  const year = folded.match(yearAlone)?.[1]
  return year ? { first: `${year}-01-01`, last: `${year}-12-31` } : null
}

/** Lists of holidays: the day of a year, or days from Easter Sunday. */
const holidays = wordLists.filter((list) => list.startsWith('day-'))
const dateOf = (list: WordList): string | number => {
  const date = list.slice('day-'.length)
  return date.length === 5 ? date : Number(date)
}
const weekdays = wordLists.filter((list) => list.startsWith('weekday-'))

const spaced = (text: string) => foldText(text).replaceAll(/[^\p{L}\p{N}./-]+/gu, ' ')

/** A day that is asked for by date, name or « tomorrow », the next one from today on; null where none is. */
export function askedDay(text: string, today: string): string | null {
  const folded = spaced(text)
  if (saysInAny(folded, 'after-tomorrow')) return addDays(today, 2)
  if (saysInAny(folded, 'today')) return today
  if (saysInAny(folded, 'tomorrow')) return addDays(today, 1)
  const year = Number(folded.match(/\b(20\d\d)\b/)?.[1] ?? 0)
  const dated = daysIn(text)
  if (dated && dated.first === dated.last) return dated.first
  const [holiday] = namedHolidays(folded)
  if (holiday !== undefined) return nextOf((item) => dayOf(holiday, item), today, year)
  const spoken = folded.match(dayMonth)
  const turned = spoken ? null : folded.match(monthDay)
  const [month, day] = spoken ? [spoken[2], spoken[1]] : [turned?.[1], turned?.[2]]
  if (!month || !day) return null
  return nextOf((item) => `${item}-${two(monthOf(month))}-${two(day)}`, today, year)
}

const dayOf = (holiday: string | number, year: number) =>
  typeof holiday === 'string' ? `${year}-${holiday}` : addDays(easter(year), holiday)

function nextOf(at: (year: number) => string, today: string, year: number): string | null {
  const now = Number(today.slice(0, 4))
  const years = year ? [year] : [now, now + 1]
  return years.map(at).find((day) => real(day) && (year > 0 || day >= today)) ?? null
}

/** Every holiday that is named, the next ones from today on, in their order: « entre Noël et le jour de l’an ». */
export function askedHolidays(text: string, today: string): string[] {
  const folded = spaced(text)
  const days = namedHolidays(folded).flatMap((date) => nextOf((item) => dayOf(date, item), today, 0) ?? [])
  return [...new Set(days)].sort()
}

/** The names of the months in every language, without « may », which says more often what is allowed. */
const monthNames = new Map(
  locales.flatMap((locale) =>
    Array.from({ length: 12 }, (_, i) => {
      const month = new Date(Date.UTC(2024, i, 15)).toLocaleString(localeInfo[locale].intl, { month: 'long' })
      return [foldText(month), i + 1] as const
    }).filter(([month]) => month !== 'may'),
  ),
)

const seasons = wordLists.filter((list) => list.startsWith('season-'))

/** A season that is named: three whole months, the next that end where no year is said; null where none is. */
function askedSeason(text: string, today: string): Days | null {
  const folded = spaced(text)
  const season = seasons.find((list) => saysInAny(folded, list))
  if (season === undefined) return null
  const month = season.slice('season-'.length)
  const monthsFrom = (year: number): Days => {
    const end = new Date(Date.UTC(year, Number(month) + 2, 0))
    return { first: `${year}-${month}-01`, last: end.toISOString().slice(0, 10) }
  }
  const year = Number(folded.match(/\b(20\d\d)\b/)?.[1] ?? 0)
  if (year > 0) return monthsFrom(year)
  const now = Number(today.slice(0, 4))
  return [now - 1, now, now + 1].map(monthsFrom).find(({ last }) => last >= today) ?? null
}

/** The month or the season that is asked for, the next one from today on where no year is said; null where none is. */
export function askedMonth(text: string, today: string): Days | null {
  const season = askedSeason(text, today)
  if (season) return season
  const dated = daysIn(text)
  if (dated) return dated
  const month = spaced(text)
    .split(' ')
    .map((word) => monthNames.get(word))
    .find((found) => found !== undefined)
  if (month === undefined) return null
  const year = Number(today.slice(0, 4)) + Number(month < Number(today.slice(5, 7)))
  return wholeMonth(String(year), month)
}

/** The weekday that is asked for, Monday = 1 … Sunday = 7; null where none is. */
export function askedWeekday(folded: string): number | null {
  const [list] = weekdays.filter((list) => saysInAny(folded, list))
  return list === undefined ? null : Number(list.slice('weekday-'.length))
}

/** Of « Pfingstmontag » not also « Pfingsten »: the longer names stand first in the table of words. */
function namedHolidays(folded: string): (string | number)[] {
  const holidayLists = holidays.filter((list) => saysInAny(folded, list))
  const moving = holidayLists.map(dateOf)
  const without = (general: string | number, special: readonly (string | number)[]) =>
    special.some((item) => moving.includes(item)) ? [general] : []
  const covered = [
    ...without(1, [0, -1]),
    ...without(50, [49]),
    ...without('12-25', ['12-24', '12-26']),
    ...without(39, ['08-15']),
    ...without('01-01', ['12-31']),
  ]
  const between = saysInAny(folded, 'between-holidays') ? ['12-25', '12-26', '01-01'] : []
  return [...moving.filter((date) => !covered.includes(date)), ...between]
}
