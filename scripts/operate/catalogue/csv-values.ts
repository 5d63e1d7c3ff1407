import { isRealDay } from '#domain/time/real-day.ts'

/** The value of a cell, or what is wanted instead of it. */
export type CellValue<Value> = { value: Value } | { wanted: string }

const spaces = /[\s\u00a0\u202f'’]/g

/**
 * Cents of a price as spreadsheets write it: « 1234.5 », « 1 234,50 », « 1.234,50 € ». Of two kinds of separators the
 * last one is the decimal one. One separator before three digits may be either, and is refused.
 */
export function centsOf(text: string): CellValue<number> {
  const plain = text.replace(/€|EUR/gi, '').replace(spaces, '')
  const wanted = 'a price in euros such as 1234.50 or 1234,50'
  const [, whole = '', part = ''] =
    plain.match(/^(\d{1,9})(?:[.,](\d{1,2}))?$/) ??
    plain.match(/^(\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/) ??
    plain.match(/^(\d{1,3}(?:\.\d{3})+),(\d{1,2})$/) ??
    plain.match(/^(\d{1,3}(?:,\d{3}){2,}|\d{1,3}(?:\.\d{3}){2,})$/) ??
    []
  const euros = Number(whole.replace(/[.,]/g, ''))
  if (whole === '' || euros >= 1e9) return { wanted }
  return { value: Math.round(euros * 100) + Number(part.padEnd(2, '0')) }
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
