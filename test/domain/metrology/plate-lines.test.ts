import { expect, test } from 'vitest'
import type { Locale } from '#config/locales.ts'
import { gram, kilogram, milligram, tonne } from '#domain/metrology/mass.ts'
import { type DataPlate, dataPlate, type PlateSource, plateLine } from '#domain/metrology/plate-lines.ts'

const range = (maxUg: number, eUg: number | null, dUg: number | null = eUg) => ({ maxUg, eUg, dUg })

const shop: PlateSource = {
  accuracyClass: 'III',
  arrangement: 'multi-interval',
  ranges: [range(6 * kilogram, 2 * gram), range(15 * kilogram, 5 * gram)],
}
const weighbridge: PlateSource = {
  accuracyClass: 'III',
  arrangement: 'single',
  ranges: [range(60 * tonne, 20 * kilogram)],
}
const analytical: PlateSource = {
  accuracyClass: 'I',
  arrangement: 'single',
  ranges: [range(220 * gram, milligram, 100)],
}
const semiMicro: PlateSource = {
  accuracyClass: 'I',
  arrangement: 'multiple-range',
  ranges: [range(82 * gram, milligram, 10), range(220 * gram, milligram, 100)],
}
const counting: PlateSource = {
  accuracyClass: null,
  arrangement: 'single',
  ranges: [range(15 * kilogram, null, 200 * milligram)],
}
const testWeight: PlateSource = {
  accuracyClass: null,
  arrangement: 'single',
  ranges: [range(kilogram, null)],
}
const indicator: PlateSource = { accuracyClass: null, arrangement: 'single', ranges: [] }
const floor: PlateSource = {
  accuracyClass: 'III',
  arrangement: 'multi-interval',
  ranges: [range(1500 * kilogram, 500 * gram), range(3000 * kilogram, kilogram)],
}

test.each<[what: string, source: PlateSource, locale: Locale, plate: DataPlate]>([
  [
    'a shop scale',
    shop,
    'fr',
    { accuracyClass: 'III', max: '6 / 15 kg', min: '40 g', e: '2 / 5 g', d: null },
  ],
  [
    'a weighbridge',
    weighbridge,
    'en',
    { accuracyClass: 'III', max: '60 t', min: '400 kg', e: '20 kg', d: null },
  ],
  [
    'an analytical balance',
    analytical,
    'fr',
    { accuracyClass: 'I', max: '220 g', min: '10 mg', e: '1 mg', d: '0,1 mg' },
  ],
  [
    'a semi-micro balance with one e for two ranges',
    semiMicro,
    'de',
    { accuracyClass: 'I', max: '82 / 220 g', min: '1 / 10 mg', e: '1 mg', d: '0,01 / 0,1 mg' },
  ],
  [
    'an unverified counting scale',
    counting,
    'en',
    { accuracyClass: null, max: '15 kg', min: null, e: null, d: '0.2 g' },
  ],
  ['a test weight', testWeight, 'de', { accuracyClass: null, max: '1 kg', min: null, e: null, d: null }],
  [
    'an indicator without a range',
    indicator,
    'fr',
    { accuracyClass: null, max: null, min: null, e: null, d: null },
  ],
  [
    'a floor scale',
    floor,
    'en',
    { accuracyClass: 'III', max: '1,500 / 3,000 kg', min: '10 kg', e: '500 g / 1 kg', d: null },
  ],
])('the plate of %s', (_, source, locale, plate) => {
  const read = dataPlate(source, locale)
  const spaced = Object.fromEntries(
    Object.entries(read).map(([key, value]) => [
      key,
      typeof value === 'string' ? value.replaceAll('\u00a0', ' ') : value,
    ]),
  )
  expect(spaced).toEqual(plate)
})

test.each([
  [10_000, '10\u00a0mg'],
  [100_000, '100\u00a0mg'],
  [2_000_000_000, '2\u00a0kg'],
])('a test weight of %d µg has the nominal value %s and no Max', (maxUg, value) => {
  const weight = {
    accuracyClass: null,
    arrangement: 'nominal',
    ranges: [{ maxUg, eUg: null, dUg: null }],
  } as const
  const plate = dataPlate(weight, 'fr')
  expect(plate).toMatchObject({ max: value, nominal: true })
  expect(plateLine(plate)).toBe(value)
})

test('values on the data plate are joined to their units by no-break spaces', () => {
  expect(dataPlate(shop, 'fr')).toEqual({
    accuracyClass: 'III',
    max: '6 / 15\u00a0kg',
    min: '40\u00a0g',
    e: '2 / 5\u00a0g',
    d: null,
  })
})

test('each range of a multiple-range instrument has its own Min, partial ranges share one (OIML R 76-1, 3.2)', () => {
  const ranges = [range(3 * kilogram, gram), range(6 * kilogram, 2 * gram)]
  const min = (arrangement: PlateSource['arrangement']) =>
    dataPlate({ accuracyClass: 'III', arrangement, ranges }, 'en').min?.replaceAll('\u00a0', ' ')
  expect([min('multiple-range'), min('multi-interval')]).toEqual(['20 / 40 g', '20 g'])
})
