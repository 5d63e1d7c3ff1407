import type { Locale } from '#config/locales.ts'
import { formatNumber, type MassUnit, noBreakSpace, type Quantity, unitSize } from '#domain/metrology/mass.ts'

/** From largest to smallest. */
const units = ['t', 'kg', 'g', 'mg'] as const satisfies MassUnit[]

/** Micrograms of a quantity, rounded. */
export const toUg = ({ value, unit }: Quantity) => Math.round(value * unitSize[unit])

/** Numbers with more digits are hard to compare. */
const mostInRow = 99_999

/**
 * One unit for a whole row, so that its numbers are comparable: the largest one in which the least mass is at least 1
 * (« 30 kg » beside « 10 000 kg »), and a larger one where the greatest would otherwise have too many digits.
 */
export function rowUnit(masses: readonly number[]): MassUnit {
  const [least, greatest] = [Math.min(...masses), Math.max(...masses)]
  const readable = units.find((unit) => least >= unitSize[unit]) ?? 'mg'
  const short = units.filter((unit) => greatest / unitSize[unit] <= mostInRow)
  return short.includes(readable) ? readable : (short.at(-1) ?? 't')
}

/** Masses of one instrument in the row's unit, e.g. « 6 / 15 kg » with several ranges. */
export function massesIn(masses: readonly number[], unit: MassUnit, locale: Locale): string {
  const numbers = masses.map((ug) => formatNumber(ug / unitSize[unit], locale))
  return `${[...new Set(numbers)].join(' / ')}${noBreakSpace}${unit}`
}

/** The first number of a text such as « 24 mois » or « 6,3 kg »; null without one. */
export function leadingNumber(text: string | undefined): number | null {
  const found = text?.match(/^\s*(\d+(?:[.,]\d+)?)/)?.[1]
  return found ? Number(found.replace(',', '.')) : null
}

/** The two digits of an IP code (IEC 60529): protection against solids and against water; null when it is none. */
export function ipDigits(text: string | undefined): readonly [solids: number, water: number] | null {
  const found = text?.match(/\bIP\s?(\d)(\d)\b/)
  return found ? [Number(found[1]), Number(found[2])] : null
}
