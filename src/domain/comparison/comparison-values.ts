import { type Quantity, unitSize } from '#domain/metrology/mass.ts'

/** Micrograms of a quantity, rounded. */
export const toUg = ({ value, unit }: Quantity) => Math.round(value * unitSize[unit])

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
