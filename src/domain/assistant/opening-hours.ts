import { company } from '#config/company.ts'
import { type Locale, localeInfo } from '#config/locales.ts'
import { alsaceHolidays, isWorkingDay } from '#domain/time/business-hours.ts'
import { formatDay } from '#domain/time/dates.ts'
import { companyValues } from './company-values.ts'
import { words } from './company-words.ts'
import { askedDay, askedHolidays, askedWeekday } from './days.ts'
import { fill } from './draft.ts'
import type { Question } from './question.ts'

const asksHolidays =
  /\b(?:quels? (?:sont (?:les|vos) )?jours? feries?|quels jours .{0,20}fermes?|(?:which|what) (?:public )?(?:holidays?|days are you closed)|welche[nrs]? .{0,12}feiertage?n?)\b/

/** The holidays of a year from today on, of Alsace and Moselle. */
function nextHolidays(today: string, locale: Locale): string {
  const year = Number(today.slice(0, 4))
  const days = [...alsaceHolidays(year), ...alsaceHolidays(year + 1)]
    .map(String)
    .filter((day) => day >= today && day < `${year + 1}${today.slice(4)}`)
  return days
    .sort()
    .map((day) => formatDay(day, locale))
    .join(locale === 'fr' ? ' ; ' : '; ')
}

/** « What time do you close today? » is answered by neither yes nor no. */
const asksWhen =
  /\b(?:quelles? heures?|quels? horaires?|jusqu a quand|quand|combien de temps|(?:what|which) (?:time|hours)|when|how (?:late|long)|until when|wann|bis wann|wie (?:lange|spat)|um wie ?viel uhr|offnungszeit\w*|horaires?|opening (?:hours|times)|welche[nr]? (?:zeit\w*|uhrzeit\w*))\b/
const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Later in the day than anybody works here. */
export const inEvening =
  /\b(?:(?:in the|this|late|late in the) evenings?|at night|after (?:6|7|8|9|18|19|20|21)(?: ?(?:pm|h|oclock|o clock|00))?\b|(?:le|ce|en fin de|tard le) soir(?:ee)?|apres (?:18|19|20|21)(?: ?h(?:eures)?(?: ?\d\d)?)?\b|abends|am abend|spat ?abends|heute abend|(?:nach|ab) (?:18|19|20|21)(?: 00)?(?: uhr)?\b|nach feierabend)\b/

const asksClosed = /\b(?:fermee?s?|fermez|closed|close|geschlossen|schliess\w*)\b/

/** When the company is open: on the day that is asked for, and usually. */
export function hoursLines({ locale, text, folded }: Question, today: string): string[] {
  const known = companyValues(locale)
  // « Are you closed? » is answered by yes where « are you open? » is by no.
  const answerTo = (isOpen: boolean) => words[isOpen === asksClosed.test(folded) ? 'no' : 'yes'][locale]
  const answered = (
    key: 'open' | 'closed' | 'openWeekday' | 'closedWeekday',
    isOpen: boolean,
    day: string,
  ) => {
    const sentence = fill(words[key], locale, { ...known, day })
    return asksWhen.test(folded) || holidays.length > 1
      ? withCapital(sentence)
      : `${answerTo(isOpen)}, ${sentence}`
  }
  const usual = fill(words.hours, locale, known)
  const holidays = askedHolidays(text, today)
  const day = askedDay(text, today)
  const days = holidays.length > 1 ? holidays : day === null ? [] : [day]
  if (days.length > 0) {
    const lines = days.map((own) => {
      const isOpen = isWorkingDay(own)
      return answered(isOpen ? 'open' : 'closed', isOpen, weekdayAndDay(own, locale))
    })
    return [...lines, usual]
  }
  if (asksHolidays.test(folded))
    return [usual, fill(words.holidays, locale, { days: nextHolidays(today, locale) })]
  const weekday = askedWeekday(folded)
  const late = inEvening.test(folded) ? fill(words.evening, locale, known) : null
  if (weekday === null) return late ? [`${words.no[locale]}, ${late}`, usual] : [usual]
  const open: readonly number[] = company.opening.weekdays
  const isOpen = open.includes(weekday)
  return [
    answered(isOpen ? 'openWeekday' : 'closedWeekday', isOpen, weekdayName(weekday, locale)),
    ...(late ? [withCapital(late)] : []),
    usual,
  ]
}

const weekdayName = (weekday: number, locale: Locale) =>
  new Intl.DateTimeFormat(localeInfo[locale].intl, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, 0, weekday)),
  )

const weekdayAndDay = (day: string, locale: Locale) =>
  new Intl.DateTimeFormat(localeInfo[locale].intl, { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(day),
  ) || formatDay(day, locale)
