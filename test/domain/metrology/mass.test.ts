import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Locale, locales } from '#config/locales.ts'
import {
  capacityUnit,
  formatCapacity,
  formatInterval,
  formatNumber,
  formatQuantity,
  formatSeries,
  gram,
  intervalUnit,
  inUnit,
  kilogram,
  type MassUnit,
  microgramsOf,
  milligram,
  type Quantity,
  tonne,
} from '#domain/metrology/mass.ts'

const unitSize: Record<MassUnit, number> = { mg: 1000, g: 1e6, kg: 1e9, t: 1e12 }

test.each<[ug: number, unit: MassUnit]>([
  [milligram, 'mg'],
  [5 * milligram, 'mg'],
  [10 * milligram, 'mg'],
  [100 * milligram, 'g'],
  [250 * gram, 'g'],
  [999 * gram, 'g'],
  [kilogram, 'kg'],
  [1200 * gram, 'g'],
  [1500 * gram, 'kg'],
  [6200 * gram, 'g'],
  [6 * kilogram, 'kg'],
  [12.2 * kilogram, 'kg'],
  [150 * kilogram, 'kg'],
  [1500 * kilogram, 'kg'],
  [9999 * kilogram, 'kg'],
  [10 * tonne, 't'],
  [60 * tonne, 't'],
])('a capacity of %d µg is shown in %s', (ug, unit) => {
  expect(capacityUnit(ug)).toBe(unit)
})

test.each<[ug: number, unit: MassUnit]>([
  [1, 'mg'],
  [100, 'mg'],
  [5 * milligram, 'mg'],
  [10 * milligram, 'g'],
  [500 * gram, 'g'],
  [kilogram, 'kg'],
  [20 * kilogram, 'kg'],
])('an interval of %d µg is shown in %s', (ug, unit) => {
  expect(intervalUnit(ug)).toBe(unit)
})

test.each<[ug: number, fr: string, en: string, de: string]>([
  [250 * gram, '250\u00a0g', '250\u00a0g', '250\u00a0g'],
  [6.1 * gram, '6,1\u00a0g', '6.1\u00a0g', '6,1\u00a0g'],
  [6200 * gram, '6\u202f200\u00a0g', '6,200\u00a0g', '6.200\u00a0g'],
  [1.5 * kilogram, '1,5\u00a0kg', '1.5\u00a0kg', '1,5\u00a0kg'],
  [15 * kilogram, '15\u00a0kg', '15\u00a0kg', '15\u00a0kg'],
  [1500 * kilogram, '1\u202f500\u00a0kg', '1,500\u00a0kg', '1.500\u00a0kg'],
  [60 * tonne, '60\u00a0t', '60\u00a0t', '60\u00a0t'],
  [100, '0,1\u00a0mg', '0.1\u00a0mg', '0,1\u00a0mg'],
])('a capacity of %d µg is %j in French, %j in English, %j in German', (ug, fr, en, de) => {
  expect([formatCapacity(ug, 'fr'), formatCapacity(ug, 'en'), formatCapacity(ug, 'de')]).toEqual([fr, en, de])
})

test.each<[ug: number, fr: string, en: string, de: string]>([
  [1, '0,001\u00a0mg', '0.001\u00a0mg', '0,001\u00a0mg'],
  [10, '0,01\u00a0mg', '0.01\u00a0mg', '0,01\u00a0mg'],
  [milligram, '1\u00a0mg', '1\u00a0mg', '1\u00a0mg'],
  [10 * milligram, '0,01\u00a0g', '0.01\u00a0g', '0,01\u00a0g'],
  [5 * gram, '5\u00a0g', '5\u00a0g', '5\u00a0g'],
  [500 * gram, '500\u00a0g', '500\u00a0g', '500\u00a0g'],
  [20 * kilogram, '20\u00a0kg', '20\u00a0kg', '20\u00a0kg'],
])('an interval of %d µg is %j in French, %j in English, %j in German', (ug, fr, en, de) => {
  expect([formatInterval(ug, 'fr'), formatInterval(ug, 'en'), formatInterval(ug, 'de')]).toEqual([fr, en, de])
})

test('numbers use the grouping of the language and keep six decimals', () => {
  expect(formatNumber(1234567.5, 'fr')).toBe('1\u202f234\u202f567,5')
  expect(formatNumber(1234567.5, 'en')).toBe('1,234,567.5')
  expect(formatNumber(1234567.5, 'de')).toBe('1.234.567,5')
  expect(formatNumber(0.000001, 'fr')).toBe('0,000001')
})

test.each<[masses: number[], unitOf: (ug: number) => MassUnit, fr: string]>([
  [[6 * kilogram, 15 * kilogram], capacityUnit, '6 / 15\u00a0kg'],
  [[1.5 * kilogram, 3 * kilogram], capacityUnit, '1,5 / 3\u00a0kg'],
  [[500 * kilogram, tonne, 2 * tonne], capacityUnit, '500 / 1\u202f000 / 2\u202f000\u00a0kg'],
  [[30 * tonne, 60 * tonne], capacityUnit, '30 / 60\u00a0t'],
  [[500 * gram, 2 * kilogram], capacityUnit, '500\u00a0g / 2\u00a0kg'],
  [[2 * gram, 5 * gram], intervalUnit, '2 / 5\u00a0g'],
  [[10, 100], intervalUnit, '0,01 / 0,1\u00a0mg'],
  [[500 * gram, kilogram], intervalUnit, '500\u00a0g / 1\u00a0kg'],
  [[5 * milligram, 10 * milligram], intervalUnit, '5\u00a0mg / 0,01\u00a0g'],
  [[20 * kilogram], intervalUnit, '20\u00a0kg'],
])('the series %j has its unit once where it is shared', (masses, unitOf, fr) => {
  expect(formatSeries(masses, unitOf, 'fr')).toBe(fr)
})

const separators: Record<Locale, { group: RegExp; decimal: string }> = {
  fr: { group: /\u202f/g, decimal: ',' },
  en: { group: /,/g, decimal: '.' },
  de: { group: /\./g, decimal: ',' },
}

/** Parses a formatted mass back to micrograms. */
function readBack(text: string, locale: Locale): number {
  const [number = '', unit] = text.split('\u00a0')
  const { group, decimal } = separators[locale]
  return Math.round(Number(number.replace(group, '').replace(decimal, '.')) * unitSize[unit as MassUnit])
}

const interval = fc
  .tuple(fc.constantFrom(1, 2, 5), fc.integer({ min: 0, max: 10 }))
  .map(([digit, k]) => digit * 10 ** k)
const locale = fc.constantFrom(...locales)

test('formatting rounds no 1-2-5 interval', () => {
  fc.assert(
    fc.property(interval, locale, (ug, lang) => {
      expect(readBack(formatInterval(ug, lang), lang)).toBe(ug)
    }),
  )
})

test('formatting rounds no Max of up to 100 000 intervals', () => {
  fc.assert(
    fc.property(interval, fc.integer({ min: 1, max: 100_000 }), locale, (ug, n, lang) => {
      fc.pre(ug * n <= 200 * tonne)
      expect(readBack(formatCapacity(ug * n, lang), lang)).toBe(ug * n)
    }),
    { numRuns: 1000 },
  )
})

test('number and unit are joined by a no-break space', () => {
  fc.assert(
    fc.property(interval, locale, (ug, lang) => {
      expect(formatCapacity(ug, lang)).toMatch(/^[^ ]+\u00a0(mg|g|kg|t)$/)
      expect(formatInterval(ug, lang)).toMatch(/^[^ ]+\u00a0(mg|g|kg|t)$/)
    }),
  )
})

test.each<[mass: Quantity, ug: number]>([
  [{ value: 0.1, unit: 'g' }, 100_000],
  [{ value: 0.3, unit: 'mg' }, 300],
  [{ value: 1.1, unit: 'kg' }, 1_100_000_000],
  [{ value: 0.001, unit: 'mg' }, 1],
  [{ value: 59.98, unit: 't' }, 59_980_000_000_000],
  [{ value: 6200, unit: 'g' }, 6_200_000_000],
  [{ value: 0.0014, unit: 'mg' }, 1],
])('%j is a whole number of micrograms', (mass, ug) => {
  expect(microgramsOf(mass)).toBe(ug)
})

test('a quantity in a unit is the mass divided by it', () => {
  expect(inUnit(1500 * kilogram, 't')).toEqual({ value: 1.5, unit: 't' })
  expect(inUnit(100, 'mg')).toEqual({ value: 0.1, unit: 'mg' })
  expect(formatQuantity({ value: 1.5, unit: 't' }, 'de')).toBe('1,5\u00a0t')
})
