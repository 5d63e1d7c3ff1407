import type { Locale } from '#config/locales.ts'
import { tonne } from './mass.ts'
import { isMetricUnit, unitUg } from './mass-units.ts'
import { readNumber } from './number-notation.ts'

/** Why a typed mass is none: no number with one unit, or finer than a microgram or beyond a thousand tonnes. */
type MassProblem = 'form' | 'range'

/** Beyond a thousand tonnes nothing is weighed. */
const largestMassUg = 1000 * tonne

/**
 * A mass as people type it into a field of its own, in µg: « 5kg », « 0,5 g », « 1.5t », « 10 lb »; « 1 t 2 » is 1.2 t,
 * as it is said. A number without a unit, a second unit, a sign or letters are not read.
 */
export function parseMass(typed: string, locale: Locale): number | MassProblem {
  const text = typed.normalize('NFKC').trim()
  const parts = text.match(/^([\d\s.,'’]+?)\s*([\p{L}µ]+(?:[\s.-]{1,2}\p{L}+)?)\.?(?:\s*(\d{1,3}))?$/u)
  const size = unitUg(parts?.[2] ?? '')
  if (!parts || size === undefined) return 'form'
  const [, digits = '', , decimals] = parts
  const number = decimals === undefined ? readNumber(digits, locale).value : wholeAnd(digits, decimals)
  return Number.isNaN(number) ? 'form' : massOf(number, size)
}

const wholeAnd = (digits: string, decimals: string) =>
  /^\d+$/.test(digits.trim()) ? Number(`${digits.trim()}.${decimals}`) : Number.NaN

/** A product of decimals misses the whole microgram by a rounding error only; other units are rounded to it. */
export function massOf(number: number, size: number): number | MassProblem {
  const ug = Math.round(number * size)
  if (ug > largestMassUg) return 'range'
  if (isMetricUnit(size) && Math.abs(number * size - ug) > Math.max(1e-6, ug * 1e-12)) return 'range'
  return ug
}
