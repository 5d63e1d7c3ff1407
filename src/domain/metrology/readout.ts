import { gram, kilogram, type MassUnit, tonne, unitSize } from './mass.ts'

/** Places of a weighing indicator. */
const readoutPlaces = 5
const maxDecimals = 3

/** What an indicator shows: five places with blanks in front, a decimal point between them, and the unit. */
type Readout = { digits: string; unit: MassUnit }

/**
 * A mass (µg) on an indicator of five places, rounded to what they hold; beyond 99 999 t it shows dashes. It counts in
 * the unit that suits the mass, or in another one.
 */
export function readoutOf(ug: number, unit: MassUnit = unitOf(ug)): Readout {
  const value = ug / unitSize[unit]
  const decimals = decimalsThatFit(value)
  if (decimals === null) return { digits: '-'.repeat(readoutPlaces), unit }
  const digits = value.toFixed(decimals)
  return { digits: digits.padStart(readoutPlaces + (decimals > 0 ? 1 : 0)), unit }
}

function unitOf(ug: number): MassUnit {
  if (ug >= 10 * tonne) return 't'
  if (ug >= kilogram) return 'kg'
  return ug >= gram || ug === 0 ? 'g' : 'mg'
}

/** Rounding may add a place (99.9999 becomes 100.00), so it is the rounded number that must fit. */
function decimalsThatFit(value: number): number | null {
  for (let decimals = maxDecimals; decimals >= 0; decimals--)
    if (value.toFixed(decimals).replace('.', '').length <= readoutPlaces) return decimals
  return null
}
