import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import { formatQuantity, type MassUnit, unitSize } from '#domain/metrology/mass.ts'
import { parseMass } from '#domain/metrology/parse-mass.ts'

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
