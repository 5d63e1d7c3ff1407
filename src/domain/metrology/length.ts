import type { Locale } from '#config/locales.ts'
import { formatNumber, noBreakSpace } from './mass.ts'
import { parseNumber } from './number-notation.ts'

/** Millimetres in each unit in which a length is typed. */
const units: Record<string, number> = { mm: 1, cm: 10, m: 1000 }

/** The longest object that is drawn beside an instrument, mm: longer than any weighbridge. */
const longestMm = 30_000

/**
 * A length as people type it, in whole millimetres: « 297 », « 29,7 cm », « 1.2 m »; null when it is none or too large.
 */
export function parseLength(typed: string, locale: Locale): number | null {
  const [, digits = '', unit = 'mm'] =
    typed
      .normalize('NFKC')
      .trim()
      .toLowerCase()
      .match(/^(.+?)\s*([cm]?m)?$/u) ?? []
  const lengthMm = Math.round(parseNumber(digits, locale) * (units[unit] ?? 1))
  return lengthMm >= 1 && lengthMm <= longestMm ? lengthMm : null
}

/** A length in the unit in which one says it: « 5 mm », « 20 cm », « 1,75 m ». */
export function formatLength(mm: number, locale: Locale): string {
  const unit = mm >= 1000 ? 'm' : mm >= 10 ? 'cm' : 'mm'
  return `${formatNumber(mm / (units[unit] ?? 1), locale)}${noBreakSpace}${unit}`
}

/** Lengths in mm as one text: « 300 × 240 mm ». */
export function formatLengths(lengthsMm: readonly number[], locale: Locale): string {
  const numbers = lengthsMm.map((mm) => formatNumber(mm, locale))
  return `${numbers.join(`${noBreakSpace}×${noBreakSpace}`)}${noBreakSpace}mm`
}

const timesSign = '\u00a0×\u00a0'

/** A size as « 12 000 × 3 000 mm » that may break before a « × », never inside of a side. */
export const breakableSize = (size: string): string => size.replaceAll(timesSign, ' ×\u00a0')
