import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import { formatQuantity, type MassUnit, unitSize } from '#domain/metrology/mass.ts'
import { parseMass } from '#domain/metrology/parse-mass.ts'
import { massesIn } from '#domain/metrology/typed-masses.ts'

test.each<[string, number | string]>([
  ['5kg', 5e9],
  ['0,5 g', 500_000],
  ['1.5t', 1.5e12],
  ['12,5 kg', 12.5e9],
  ['800g', 8e8],
  ['1 t 2', 1.2e12],
  ['1 t 050', 1.05e12],
  ['3 kilos', 3e9],
  ['2 Tonnen', 2e12],
  ['10 KG', 1e10],
  ['50 µg', 50],
  ['50 μg', 50],
  ['0 g', 0],
  ['1 kg 500', 1.5e9],
  ['1 kg 500 g', 'form'],
  ['5 kg kg', 'form'],
  ['5', 'form'],
  ['-5 kg', 'form'],
  ['5 oz', 141_747_616],
  ['10 lb', 4_535_923_700],
  ['2.5 oz t', 77_758_692],
  ['2.5 ozt', 77_758_692],
  ['2,5 oz. tr.', 77_758_692],
  ['1 troy oz', 31_103_477],
  ['10 troy ounces', 311_034_768],
  ['10 ounces troy', 311_034_768],
  ['1 Feinunze', 31_103_477],
  ['10 Feinunzen', 311_034_768],
  ['10 onces  troy', 311_034_768],
  ['2 quintaux', 200e9],
  ['5 pcs', 'form'],
  ['', 'form'],
  ['0,5 µg', 'range'],
  ['1001 t', 'range'],
])('« %s » is parsed as %s', (typed, expected) => {
  expect(parseMass(typed, 'fr')).toBe(expected)
})

test('every formatted mass can be parsed again, in every language', () => {
  const unit = fc.constantFrom(...(Object.keys(unitSize) as MassUnit[]))
  fc.assert(
    fc.property(
      fc.constantFrom(...locales),
      unit,
      fc.integer({ min: 1, max: 999_999 }),
      (locale, own, value) => {
        const typed = formatQuantity({ value: own === 't' ? value / 1000 : value, unit: own }, locale)
        expect(parseMass(typed, locale)).toBe(
          Math.round((own === 't' ? value / 1000 : value) * unitSize[own]),
        )
      },
    ),
  )
})

/** Words of units as they stand behind a number, and their size in µg. */
const units = [
  ['mg', 1000],
  ['ct', 200_000],
  ['g', 1_000_000],
  ['oz', 28_349_523.125],
  ['Unzen', 28_349_523.125],
  ['oz t', 31_103_476.8],
  ['troy ounces', 31_103_476.8],
  ['once troy', 31_103_476.8],
  ['Feinunzen', 31_103_476.8],
  ['lb', 453_592_370],
  ['Pfund', 500_000_000],
  ['kg', 1_000_000_000],
  ['q', 100_000_000_000],
] as const

test('a field and a text read the same of every unit, in any capitals, glued or spaced', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...locales),
      fc.constantFrom(...units),
      fc.integer({ min: 1, max: 900 }),
      fc.constantFrom('', ' ', '\u00a0'),
      fc.constantFrom('lower', 'upper', 'as it is'),
      (locale, [word, size], value, space, form) => {
        const unit = { lower: word.toLowerCase(), upper: word.toUpperCase(), 'as it is': word }[form]
        const typed = `${value}${space}${unit}`
        const ug = Math.round(value * size)
        expect([typed, parseMass(typed, locale)]).toEqual([typed, ug])
        const inText = massesIn(`x ${typed} y`, locale).map(({ masses, to }) => [masses[0]?.ug, to])
        expect([typed, inText]).toEqual([typed, [[ug, 2 + typed.length]]])
      },
    ),
  )
})
