import { typedCents } from '#domain/catalogue/typed-cents.ts'
import { isRealDay } from '#domain/text/text-fields.ts'

/** The value of a cell, or what is wanted instead of it. */
export type CellValue<Value> = { value: Value } | { wanted: string }

/**
 * Cents of a price as spreadsheets write it: « 1234.5 », « 1 234,50 », « 1.234,50 € ». One separator before three
 * digits may part thousands or decimals, and is refused.
 */
export function centsOf(text: string): CellValue<number> {
  const cents = typedCents(text.replace(/EUR/i, '€').replace(/^€\s*/, ''))
  return cents === null || cents < 0
    ? { wanted: 'a price in euros such as 1234.50 or 1234,50' }
    : { value: cents }
}

const isoDay = (year: string, month: string, day: string) =>
  [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')

/** A day, ISO or « 31.12.2026 »; « 31/12/2026 » where no month can stand in the place of the day. */
export function dayOf(text: string): CellValue<string> {
  const wanted = 'a day such as 2026-12-31'
  const [, iso] = text.match(/^(\d{4}-\d{2}-\d{2})(?:[ T]00:00(?::00)?)?$/) ?? []
  const [, day = '', mark = '', month = '', year = ''] =
    text.match(/^(\d{1,2})([./])(\d{1,2})\2(\d{4})$/) ?? []
  const isAmbiguous = mark === '/' && Number(day) <= 12 && day !== month
  const value = iso ?? (year && !isAmbiguous ? isoDay(year, month, day) : '')
  return isRealDay(value) ? { value } : { wanted }
}

const truths: Readonly<Record<string, boolean>> = {
  ...{ yes: true, true: true, oui: true, vrai: true, ja: true, wahr: true, '1': true },
  ...{ no: false, false: false, non: false, faux: false, nein: false, falsch: false, '0': false },
}

/** Yes or no, in the words of three languages and of their spreadsheets. */
export function truthOf(text: string): CellValue<boolean> {
  const word = text.trim().toLowerCase()
  return Object.hasOwn(truths, word) ? { value: truths[word] === true } : { wanted: 'yes or no' }
}

/** A value in JSON. */
export function jsonOf(text: string): CellValue<unknown> {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return { wanted: 'JSON, as the export writes it' }
  }
}
