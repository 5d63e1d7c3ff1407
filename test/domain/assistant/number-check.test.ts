import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import { knownNumbers, numbersIn, onlySupported, unsupportedNumbers } from '#domain/assistant/number-check.ts'
import { formatCapacity, formatNumber } from '#domain/metrology/mass.ts'

const source = {
  fr: 'Tous les deux ans, Max 1 500 kg, 310,00 €.',
  en: 'Every 2 years, Max 1,500 kg, €310.00.',
  de: 'Alle 2 Jahre, Max 1.500 kg, 310,00 €.',
}

test.each([
  ['fr', 'tous les 2 ans jusqu’à 1,5 t', []],
  ['fr', 'tous les 3 ans', ['3 ans']],
  ['fr', 'tous les trois ans', ['trois ans']],
  ['fr', 'Max 1 500 g', ['1 500 g']],
  ['en', 'every two years, 1500 kg, €310', []],
  ['en', 'every four years', ['four years']],
  ['en', 'it costs €31.00', ['€31.00']],
  ['de', 'alle zwei Jahre, 310 €', []],
  ['de', 'alle fünf Jahre', ['funf jahre']],
  ['de', 'Max 15 kg', ['15 kg']],
] as const)('%s: « %s » says what the source does not: %j', (locale, text, expected) => {
  expect(
    unsupportedNumbers(text, knownNumbers([source[locale]], locale), locale).map((number) => number.text),
  ).toEqual(expected)
})

test('a number with a unit is not supported by the same number of another unit', () => {
  expect(unsupportedNumbers('5 ans', knownNumbers(['5 kg, 5 %, 5'], 'fr'), 'fr')).toHaveLength(1)
  expect(unsupportedNumbers('5', knownNumbers(['5 kg'], 'fr'), 'fr')).toHaveLength(1)
})

test('sentences without support are left out, nothing is left of a text of such alone', () => {
  expect(onlySupported('Une balance pèse. Elle vaut 12 ans.', knownNumbers([], 'fr'), 'fr')).toBe(
    'Une balance pèse.',
  )
  expect(onlySupported('1. A, 5 kg\n2. B, 7 kg', knownNumbers(['1. A, 5 kg', '2.'], 'fr'), 'fr')).toBe(
    '1. A, 5 kg',
  )
  expect(onlySupported('Elle vaut 12 ans.', knownNumbers([], 'fr'), 'fr')).toBeNull()
})

test('formatted masses are read back, whatever their unit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e12 }), fc.constantFrom(...locales), (ug, locale) => {
      const text = formatCapacity(ug * 1000, locale)
      expect(unsupportedNumbers(text, knownNumbers([text], locale), locale)).toEqual([])
      expect(numbersIn(text, locale)).toHaveLength(1)
    }),
  )
})

test('no text passes with a number that no source has', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...locales),
      fc.array(fc.integer({ min: 0, max: 9999 }), { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 0, max: 9999 }),
      fc.constantFrom('kg', 'g', '%', '€', ''),
      (locale, stated, lie, unit) => {
        fc.pre(!stated.includes(lie))
        const say = (number: number) => `x ${formatNumber(number, locale)} ${unit} y.`
        const sources = stated.map(say)
        const known = knownNumbers(sources, locale)
        expect(onlySupported(say(lie), known, locale)).toBeNull()
        for (const own of sources) expect(onlySupported(own, known, locale)).toBe(own)
      },
    ),
  )
})

test('any text is read', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constantFrom(...locales),
      (text, locale) => {
        numbersIn(text, locale)
      },
    ),
  )
})
