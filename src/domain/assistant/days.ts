import { foldText } from '#domain/catalogue/search-words.ts'
import { addDays } from '#domain/scales/periodic-verification.ts'
import { easter } from '#domain/time/business-hours.ts'

const months: readonly RegExp[] = [
  /^jan/,
  /^(?:fe[bv])/,
  /^(?:mars|mar|marz)/,
  /^(?:avr|apr)/,
  /^(?:mai|may)/,
  /^(?:juin|jun)/,
  /^(?:juil|jul)/,
  /^(?:aou|aug)/,
  /^sep/,
  /^(?:oct|okt)/,
  /^nov/,
  /^(?:dec|dez)/,
]
const monthOf = (word: string) => months.findIndex((month) => month.test(word)) + 1
const name =
  '(janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|marz|juni|juli|oktober|dezember|jan|feb|fev|mar|avr|apr|jun|jul|juil|aug|sept?|oct|okt|nov|dec|dez)\\.?'
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

/** Holidays by their names: the day of a year, as a date or from Easter Sunday. */
const named: readonly (readonly [words: RegExp, date: string | number])[] = [
  [
    /\b(?:zwischen den jahren|entre les fetes|over the holidays|jour de l an|nouvel an|new year s?(?! eve)(?: day)?|neujahr\w*)\b/,
    '01-01',
  ],
  [/\b(?:epiphanie|fete des rois|epiphany|dreikonig\w*|heilige drei konige)\b/, '01-06'],
  [
    /\b(?:fete du travail|labou?r day|may day|premier mai|tag der arbeit|maifeiertag|erste[rn]? mai)\b/,
    '05-01',
  ],
  [
    /\b(?:(?:fete|jour) de la victoire|victoire (?:de )?1945|ve day|victory day|tag der befreiung)\b/,
    '05-08',
  ],
  [
    /\b(?:jour de l unite allemande|(?:german|day of german) unity(?: day)?|tag der deutschen einheit)\b/,
    '10-03',
  ],
  [/\b(?:jour de la reforme|reformation day|reformationstag)\b/, '10-31'],
  [/\b(?:fete nationale|bastille day|nationalfeiertag)\b/, '07-14'],
  [/\b(?:assomption|assumption|maria himmelfahrt)\b/, '08-15'],
  [/\b(?:toussaint|all saints?(?: day)?|allerheiligen)\b/, '11-01'],
  [/\b(?:armistice|remembrance day|waffenstillstand)\b/, '11-11'],
  [
    /\b(?:zwischen den jahren|entre les fetes|over the holidays|saint etienne|boxing day|st stephen s?|stephanstag|stefanstag|zweite[rn]? weihnachts(?:feier)?tag|second day of christmas|(?:deuxieme|second) jour de noel|lendemain de noel)\b/,
    '12-26',
  ],
  [/\b(?:reveillon|christmas eve|heiligabend)\b/, '12-24'],
  [
    /\b(?:zwischen den jahren|entre les fetes|over the holidays|(?<!(?:deuxieme|second) jour de |lendemain de )noel|(?<!second day of )christmas(?! eve)(?: day)?|(?<!zweite[rn]? )weihnacht\w*)\b/,
    '12-25',
  ],
  [/\b(?:saint sylvestre|new year s eve|silvester)\b/, '12-31'],
  [/\b(?:vendredi saint|good friday|karfreitag\w*)\b/, -2],
  [/\b(?:dimanche de paques|easter sunday|ostersonntag\w*)\b/, 0],
  [/\b(?:samedi (?:saint|de paques)|holy saturday|easter saturday|karsamstag\w*)\b/, -1],
  [
    /\b(?:lundi de paques|easter monday|ostermontag\w*|zweite[rn]? osterfeiertag|(?<!(?:dimanche|samedi) de )paques|easter(?! s(?:un|atur)day)|ostern)\b/,
    1,
  ],
  [/\b(?:ascension(?: day)?|christi himmelfahrt|(?<!maria )himmelfahrt\w*|vatertag)\b/, 39],
  [/\b(?:dimanche de pentecote|whit ?sunday|pfingstsonntag\w*)\b/, 49],
  [
    /\b(?:lundi de pentecote|whit ?monday|pentecost monday|pfingstmontag\w*|zweite[rn]? pfingstfeiertag|(?<!dimanche de )pentecote|pentecost|whitsun|pfingsten)\b/,
    50,
  ],
  [/\b(?:fete dieu|corpus christi|fronleichnam\w*)\b/, 60],
]

const weekdays: readonly RegExp[] = [
  /\b(?:dimanches?|sundays?|sonntags?)\b/,
  /\b(?:lundis?|mondays?|montags?)\b/,
  /\b(?:mardis?|tuesdays?|dienstags?)\b/,
  /\b(?:mercredis?|wednesdays?|mittwochs?)\b/,
  /\b(?:jeudis?|thursdays?|donnerstags?)\b/,
  /\b(?:vendredis?|fridays?|freitags?)\b/,
  /\b(?:samedis?|saturdays?|samstags?|sonnabends?)\b/,
]

/** A day that is asked for by date, name or « tomorrow », the next one from today on; null where none is. */
export function askedDay(text: string, today: string): string | null {
  const folded = foldText(text).replaceAll(/[^\p{L}\p{N}./-]+/gu, ' ')
  if (/\b(?:aujourd hui|maintenant|today|now|heute|jetzt|gerade)\b/.test(folded)) return today
  if (/\b(?:apres demain|day after tomorrow|ubermorgen)\b/.test(folded)) return addDays(today, 2)
  if (/\b(?:demain|tomorrow|morgen)\b/.test(folded)) return addDays(today, 1)
  const year = Number(folded.match(/\b(20\d\d)\b/)?.[1] ?? 0)
  const dated = daysIn(text)
  if (dated && dated.first === dated.last) return dated.first
  const holiday = named.find(([words]) => words.test(folded))?.[1]
  if (holiday !== undefined) return nextOf((own) => dayOf(holiday, own), today, year)
  const spoken = folded.match(dayMonth)
  const turned = spoken ? null : folded.match(monthDay)
  const [month, day] = spoken ? [spoken[2], spoken[1]] : [turned?.[1], turned?.[2]]
  if (!month || !day) return null
  return nextOf((own) => `${own}-${two(monthOf(month))}-${two(day)}`, today, year)
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
  const folded = foldText(text).replaceAll(/[^\p{L}\p{N}./-]+/gu, ' ')
  const days = named.flatMap(([words, date]) =>
    words.test(folded) ? (nextOf((own) => dayOf(date, own), today, 0) ?? []) : [],
  )
  return [...new Set(days)].sort()
}

/** The weekday that is asked for, Monday = 1 … Sunday = 7; null where none is. */
export function askedWeekday(folded: string): number | null {
  const at = weekdays.findIndex((words) => words.test(folded))
  return at < 0 ? null : at === 0 ? 7 : at
}
