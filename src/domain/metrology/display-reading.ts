import { intervalAtMost } from './interval-step.ts'
import { capacityUnit, gram, type MassUnit, unitSize } from './mass.ts'
import { type Instrument, minCapacityUg } from './metrology.ts'
import { rangeIndexAt, topMaxUg } from './range-used.ts'

/**
 * What an instrument shows of a load, masses in µg. `overload`: above Max it shows no mass; OIML R 76-1, 4.2.3 forbids
 * one above Max + 9 e, and many instruments stop at Max.
 */
export type Reading =
  | {
      state: 'mass'
      shownUg: number
      /** The actual scale interval d of the range in which the load stands. */
      intervalUg: number
      /** Min where the load stands; null without class. */
      minUg: number | null
      /** More than nothing, and less than Min. */
      isBelowMin: boolean
    }
  | { state: 'overload'; maxUg: number }

/**
 * The reading of a net load without tare: the multiple of d next to it, upwards from the middle. d is that of the range
 * in which the load stands (OIML R 76-1, 3.3); classes III and IIII have d = e. Null for what has no display.
 */
export function readingOf(instrument: Instrument, loadUg: number): Reading | null {
  const range = instrument.ranges[rangeIndexAt(instrument, loadUg, 0)]
  const intervalUg = range?.dUg ?? range?.eUg ?? null
  if (intervalUg === null) return null
  const maxUg = topMaxUg(instrument)
  if (loadUg > maxUg) return { state: 'overload', maxUg }
  const minUg = minOf(instrument, loadUg)
  return {
    state: 'mass',
    shownUg: Math.round(loadUg / intervalUg) * intervalUg,
    intervalUg,
    minUg,
    isBelowMin: minUg !== null && loadUg > 0 && loadUg < minUg,
  }
}

/** Min where a quantity stands: of the first partial range, or of the range used (OIML R 76-1, 3.3 and table 3). */
export function minOf(instrument: Instrument, quantityUg: number): number | null {
  const byRange = instrument.arrangement === 'multiple-range'
  const range = instrument.ranges[byRange ? rangeIndexAt(instrument, quantityUg, 0) : 0]
  return instrument.accuracyClass && range ? minCapacityUg(instrument.accuracyClass, range) : null
}

/** The unit of a display: that of Max, but no tonnes, and grams where kilograms would need more than three decimals. */
export function displayUnit(instrument: Instrument): MassUnit {
  const unit = capacityUnit(topMaxUg(instrument))
  const finestUg = Math.min(...instrument.ranges.map(({ dUg, eUg }) => dUg ?? eUg ?? gram))
  if (unit !== 'kg' && unit !== 't') return unit
  return finestUg < gram ? 'g' : 'kg'
}

/**
 * A mass as digits with a point, in a unit and with the decimals of the interval: « 0.250 » for 250 g in steps of 2 g.
 */
export function digitsOf(ug: number, intervalUg: number, unit: MassUnit): string {
  let decimals = 0
  while ((intervalUg * 10 ** decimals) % unitSize[unit] !== 0) decimals++
  return (ug / unitSize[unit]).toFixed(decimals)
}

/** A load that shows what an instrument is for, µg: about a fifth of Max. */
export function sampleLoadUg(instrument: Instrument): number {
  const maxUg = topMaxUg(instrument)
  return intervalAtMost(maxUg / 5) ?? maxUg
}

/**
 * The digits of a display, with as many places as Max needs: blank where nothing could be weighed, bars for an
 * overload, as instruments show it.
 */
export function shownDigits(instrument: Instrument, reading: Reading | null): string {
  const unit = displayUnit(instrument)
  const finest = instrument.ranges[0]
  const maxDigits = digitsOf(topMaxUg(instrument), finest?.dUg ?? finest?.eUg ?? 1, unit)
  if (reading?.state === 'mass')
    return digitsOf(reading.shownUg, reading.intervalUg, unit).padStart(maxDigits.length, ' ')
  return (reading ? '-' : ' ').repeat(maxDigits.replace('.', '').length)
}

/** Masses to try an instrument with, µg, rising: one below Min, one near Max, and two between them. */
export function offeredMasses(instrument: Instrument): number[] {
  const maxUg = topMaxUg(instrument)
  const minUg = minOf(instrument, 0)
  const wanted = [minUg === null ? maxUg / 1000 : minUg * 0.9, maxUg / 20, maxUg / 5, maxUg]
  return [...new Set(wanted.flatMap((ug) => intervalAtMost(ug) ?? []))].sort((one, other) => one - other)
}
