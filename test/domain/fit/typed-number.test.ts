import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import { inNotation, typedNumber } from '#domain/fit/typed-number.ts'
import { parseMass } from '#domain/metrology/parse-mass.ts'

test.each([
  [0.5, '0,5', '0.5', '0,5'],
  [1500, '1500', '1500', '1500'],
  [1.125, '1,125', '1.125', '1,125'],
  [0.000001, '0,000001', '0.000001', '0,000001'],
])('%d is typed as %s, %s and %s', (value, fr, en, de) => {
  expect(locales.map((locale) => typedNumber(value, locale))).toEqual([fr, en, de])
})

test.each([
  ['1,125 kg', 'fr', 'en', '1.125 kg'],
  ['1,125 kg', 'en', 'fr', '1125 kg'],
  ['1.125 kg', 'de', 'en', '1125 kg'],
  ['12.5kg', 'en', 'de', '12,5kg'],
  ['1 t 2', 'fr', 'en', '1 t 2'],
  ['1 500 g', 'fr', 'de', '1500 g'],
  ['oops', 'fr', 'en', 'oops'],
  ['1,2,3 kg', 'fr', 'en', '1,2,3 kg'],
  ['', 'fr', 'de', ''],
] as const)('%s of %s is %s in %s', (typed, from, to, expected) => {
  expect(inNotation(typed, from, to)).toBe(expected)
})

test('a mass stays the same mass in another language', () => {
  const mass = fc.tuple(
    fc.integer({ min: 1, max: 999_999_999 }).map((value) => value / 1000),
    fc.constantFrom('g', 'kg', 't'),
  )
  const pair = fc.tuple(fc.constantFrom(...locales), fc.constantFrom(...locales))
  fc.assert(
    fc.property(mass, pair, ([value, unit], [from, to]) => {
      const typed = `${typedNumber(value, from)} ${unit}`
      expect(parseMass(inNotation(typed, from, to), to)).toEqual(parseMass(typed, from))
    }),
  )
})
