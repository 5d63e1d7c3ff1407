import type { Locale } from '#config/locales.ts'
import { type MassUnit, tonne, unitSize } from './mass.ts'
import { parseNumber } from './parse-number.ts'

/** Why a typed mass is none: no number with one unit, or finer than a microgram or beyond a thousand tonnes. */
export type MassProblem = 'form' | 'range'

const unitWords: Record<string, MassUnit | 'µg'> = {
  µg: 'µg',
  ug: 'µg',
  mcg: 'µg',
  mg: 'mg',
  g: 'g',
  gr: 'g',
  gramme: 'g',
  grammes: 'g',
  gram: 'g',
  grams: 'g',
  gramm: 'g',
  kg: 'kg',
  kgs: 'kg',
  kilo: 'kg',
  kilos: 'kg',
  kilogramme: 'kg',
  kilogrammes: 'kg',
  kilogram: 'kg',
  kilograms: 'kg',
  kilogramm: 'kg',
  t: 't',
  to: 't',
  tonne: 't',
  tonnes: 't',
  tonnen: 't',
}

/** Beyond a thousand tonnes nothing is weighed. */
const largestMassUg = 1000 * tonne

const sizeOf = (unit: MassUnit | 'µg') => (unit === 'µg' ? 1 : unitSize[unit])

/**
 * A mass as people type it, in µg: « 5kg », « 0,5 g », « 1.5t »; « 1 t 2 » is 1.2 t, as it is said. A number without
 * a unit, a second unit, a sign or letters are not read.
 */
export function parseMass(typed: string, locale: Locale): number | MassProblem {
  const text = typed.normalize('NFKC').trim().replaceAll('μ', 'µ').toLowerCase()
  const parts = text.match(/^([\d\s.,'’]+?)\s*([a-zµ]+)\.?(?:\s*(\d{1,3}))?$/u)
  const unit = unitWords[parts?.[2] ?? '']
  if (!parts || !unit) return 'form'
  const [, digits = '', , decimals] = parts
  const number = decimals === undefined ? parseNumber(digits, locale) : wholeAnd(digits, decimals)
  return Number.isNaN(number) ? 'form' : massOf(number, sizeOf(unit))
}

const wholeAnd = (digits: string, decimals: string) =>
  /^\d+$/.test(digits.trim()) ? Number(`${digits.trim()}.${decimals}`) : Number.NaN

/** A product of decimals misses the whole microgram by a rounding error only. */
function massOf(number: number, size: number): number | MassProblem {
  const ug = Math.round(number * size)
  if (ug > largestMassUg || Math.abs(number * size - ug) > Math.max(1e-6, ug * 1e-12)) return 'range'
  return ug
}
