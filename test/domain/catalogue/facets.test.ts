import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Locale } from '#config/locales.ts'
import {
  type Band,
  bandLabel,
  bandOf,
  capacityBands,
  categories,
  precisionBands,
} from '#domain/catalogue/facets.ts'
import { gram, kilogram, milligram, tonne } from '#domain/metrology/mass.ts'

test('the four categories are those of the trade', () => {
  expect(categories).toEqual(['commercial', 'industrial', 'laboratory', 'medical'])
})

test.each<[name: string, list: Band[]]>([
  ['capacity', capacityBands],
  ['precision', precisionBands],
])('the %s bands cover every mass exactly once, from zero to infinity', (_, list) => {
  expect(list[0]?.aboveUg).toBe(0)
  expect(list.at(-1)?.upToUg).toBe(Infinity)
  for (const [i, band] of list.entries()) {
    expect(band.upToUg).toBeGreaterThan(band.aboveUg)
    if (i > 0) expect(band.aboveUg).toBe(list[i - 1]?.upToUg)
  }
  expect(new Set(list.map((band) => band.value)).size).toBe(list.length)
})

test.each<[ug: number, value: string]>([
  [1, '0-250g'],
  [250 * gram, '0-250g'],
  [250 * gram + 1, '250g-1kg'],
  [kilogram, '250g-1kg'],
  [6 * kilogram, '1-6kg'],
  [6.2 * kilogram, '6-15kg'],
  [15 * kilogram, '6-15kg'],
  [60 * kilogram, '15-60kg'],
  [150 * kilogram, '60-300kg'],
  [1500 * kilogram, '300-1500kg'],
  [6 * tonne, '1500-6000kg'],
  [60 * tonne, '6000kg-'],
])('a Max of %d µg is in the band %s', (ug, value) => {
  expect(capacityBands[bandOf(capacityBands, ug)]?.value).toBe(value)
})

test.each<[ug: number, value: string]>([
  [1, '0-0.1mg'],
  [100, '0-0.1mg'],
  [101, '0.1-1mg'],
  [milligram, '0.1-1mg'],
  [10 * milligram, '1-10mg'],
  [100 * milligram, '10-100mg'],
  [500 * milligram, '0.1-1g'],
  [gram, '0.1-1g'],
  [2 * gram, '1-10g'],
  [50 * gram, '10-100g'],
  [500 * gram, '100g-1kg'],
  [20 * kilogram, '1kg-'],
])('a d of %d µg is in the band %s', (ug, value) => {
  expect(precisionBands[bandOf(precisionBands, ug)]?.value).toBe(value)
})

test('a missing, zero or negative mass is in no band', () => {
  expect(bandOf(capacityBands, null)).toBe(-1)
  expect(bandOf(capacityBands, 0)).toBe(-1)
})

test('any mass is in exactly one band, and a larger one never in a smaller band', () => {
  const mass = fc.integer({ min: 1, max: 1e14 })
  fc.assert(
    fc.property(mass, mass, (a, b) => {
      for (const list of [capacityBands, precisionBands]) {
        expect(list.filter((band) => a > band.aboveUg && a <= band.upToUg)).toEqual([list[bandOf(list, a)]])
        expect(bandOf(list, Math.max(a, b))).toBeGreaterThanOrEqual(bandOf(list, Math.min(a, b)))
      }
    }),
  )
})

test.each<[value: string, locale: Locale, label: string]>([
  ['0-250g', 'fr', '≤\u00a0250\u00a0g'],
  ['250g-1kg', 'fr', '250\u00a0g\u00a0–\u00a01\u00a0kg'],
  ['6-15kg', 'fr', '6\u00a0–\u00a015\u00a0kg'],
  ['300-1500kg', 'fr', '300\u00a0–\u00a01\u202f500\u00a0kg'],
  ['300-1500kg', 'en', '300–1,500\u00a0kg'],
  ['1500-6000kg', 'de', '1.500–6.000\u00a0kg'],
  ['6000kg-', 'fr', '>\u00a06\u202f000\u00a0kg'],
])('the capacity band %s has the label in %s: %s', (value, locale, label) => {
  const band = capacityBands.find((own) => own.value === value)
  expect(band && bandLabel(band, 'capacity', locale)).toBe(label)
})

test.each<[value: string, locale: Locale, label: string]>([
  ['0-0.1mg', 'fr', '≤\u00a00,1\u00a0mg'],
  ['0.1-1mg', 'en', '0.1–1\u00a0mg'],
  ['10-100mg', 'de', '0,01–0,1\u00a0g'],
  ['100g-1kg', 'fr', '100\u00a0g\u00a0–\u00a01\u00a0kg'],
  ['1kg-', 'fr', '>\u00a01\u00a0kg'],
])('the precision band %s has the label in %s: %s', (value, locale, label) => {
  const band = precisionBands.find((own) => own.value === value)
  expect(band && bandLabel(band, 'precision', locale)).toBe(label)
})
