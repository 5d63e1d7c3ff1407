import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  digitsOf,
  displayUnit,
  offeredMasses,
  readingOf,
  sampleLoadUg,
  shownDigits,
} from '#domain/metrology/display-reading.ts'
import { gram, kilogram, milligram, tonne } from '#domain/metrology/mass.ts'
import type { AccuracyClass, Arrangement, Instrument } from '#domain/metrology/metrology.ts'
import { rows } from './oiml-variants.ts'

const made = (
  accuracyClass: AccuracyClass | null,
  arrangement: Arrangement,
  ...ranges: [maxUg: number, eUg: number | null, dUg: number][]
): Instrument => ({
  accuracyClass,
  arrangement,
  ranges: ranges.map(([maxUg, eUg, dUg]) => ({ maxUg, eUg, dUg })),
})
const shop = made('III', 'single', [6 * kilogram, 2 * gram, 2 * gram])
const interval = made(
  'III',
  'multi-interval',
  [6 * kilogram, 2 * gram, 2 * gram],
  [15 * kilogram, 5 * gram, 5 * gram],
)
const ranges = made(
  'III',
  'multiple-range',
  [6 * kilogram, 2 * gram, 2 * gram],
  [15 * kilogram, 5 * gram, 5 * gram],
)
const precision = made('II', 'single', [6200 * gram, 100 * milligram, 10 * milligram])
const kitchen = made(null, 'single', [10 * kilogram, null, gram])
const bridge = made('III', 'single', [50 * tonne, 20 * kilogram, 20 * kilogram])

test.each([
  [shop, 250 * gram, '0.250', 'kg', false],
  [shop, 250.9 * gram, '0.250', 'kg', false],
  [shop, 251 * gram, '0.252', 'kg', false],
  [shop, 0, '0.000', 'kg', false],
  [shop, 39.9 * gram, '0.040', 'kg', true],
  [shop, 40 * gram, '0.040', 'kg', false],
  [shop, 6 * kilogram, '6.000', 'kg', false],
  [interval, 6 * kilogram, '6.000', 'kg', false],
  [interval, 6.004 * kilogram, '6.005', 'kg', false],
  [ranges, 6.01 * kilogram, '6.010', 'kg', false],
  [precision, 250.126 * gram, '250.13', 'g', false],
  [precision, 499 * milligram, '0.50', 'g', true],
  [kitchen, 3 * gram, '0.003', 'kg', false],
  [bridge, 15_230 * kilogram, '15240', 'kg', false],
])('%j with %d µg shows %s %s, below Min: %s', (instrument, loadUg, digits, unit, isBelowMin) => {
  const reading = readingOf(instrument, Math.round(loadUg))
  if (reading?.state !== 'mass') throw new Error('no mass')
  expect(displayUnit(instrument)).toBe(unit)
  expect(digitsOf(reading.shownUg, reading.intervalUg, displayUnit(instrument))).toBe(digits)
  expect(reading.isBelowMin).toBe(isBelowMin)
})

test('above Max an instrument shows an overload, and one without a display nothing', () => {
  expect(readingOf(shop, 6 * kilogram + 1)).toEqual({ state: 'overload', maxUg: 6 * kilogram })
  const cell: Instrument = {
    accuracyClass: null,
    arrangement: 'single',
    ranges: [{ maxUg: kilogram, eUg: null, dUg: null }],
  }
  expect(readingOf(cell, gram)).toBeNull()
})

test('a reading is a multiple of d of its range, at most half of d from the load, and its digits say the same', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...rows),
      fc.double({ min: 0, max: 1, noNaN: true }),
      ({ instrument }, share) => {
        const maxUg = instrument.ranges.at(-1)?.maxUg ?? 0
        const loadUg = Math.floor(share * maxUg)
        const reading = readingOf(instrument, loadUg)
        if (reading?.state !== 'mass') return reading === null
        const { shownUg, intervalUg } = reading
        expect(shownUg % intervalUg).toBe(0)
        expect(Math.abs(shownUg - loadUg) * 2).toBeLessThanOrEqual(intervalUg)
        const digits = digitsOf(shownUg, intervalUg, 'kg')
        expect(Math.round(Number(digits) * kilogram)).toBe(shownUg)
        return true
      },
    ),
  )
})

test('the sample load is shown as a mass, and not below Min', () => {
  for (const instrument of [shop, interval, ranges, precision, kitchen, bridge])
    expect(readingOf(instrument, sampleLoadUg(instrument))).toMatchObject({
      state: 'mass',
      isBelowMin: false,
    })
})

test('a display has the places of Max, bars above it, and nothing where nothing is weighed', () => {
  expect(shownDigits(shop, readingOf(shop, 0))).toBe('0.000')
  expect(shownDigits(bridge, readingOf(bridge, 0)).trim()).toBe('0')
  expect(shownDigits(shop, readingOf(shop, 7 * kilogram))).toBe('----')
  expect(shownDigits(shop, null)).toBe('    ')
})

test('the masses that are offered rise, the first below Min and the last not above Max', () => {
  for (const instrument of [shop, interval, ranges, precision, bridge]) {
    const masses = offeredMasses(instrument)
    expect(masses).toEqual([...masses].sort((one, other) => one - other))
    expect(readingOf(instrument, masses[0] ?? 0)).toMatchObject({ isBelowMin: true })
    expect(readingOf(instrument, masses.at(-1) ?? 0)).toMatchObject({ state: 'mass', isBelowMin: false })
  }
})
