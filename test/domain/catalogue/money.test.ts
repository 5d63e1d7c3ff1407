import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import { formatEuros, formatWholeEuros } from '#domain/catalogue/money.ts'

test.each([
  [1234.5, '1\u202f234,50\u00a0€', '€1,234.50', '1.234,50\u00a0€'],
  [0, '0,00\u00a0€', '€0.00', '0,00\u00a0€'],
  [189, '189,00\u00a0€', '€189.00', '189,00\u00a0€'],
  [0.05, '0,05\u00a0€', '€0.05', '0,05\u00a0€'],
  [12_345_678.9, '12\u202f345\u202f678,90\u00a0€', '€12,345,678.90', '12.345.678,90\u00a0€'],
])('%d euros is %j in French, %j in English, %j in German', (euros, fr, en, de) => {
  expect([formatEuros(euros, 'fr'), formatEuros(euros, 'en'), formatEuros(euros, 'de')]).toEqual([fr, en, de])
})

test('an amount without cents, such as the share capital, is written in whole euros', () => {
  expect(locales.map((locale) => formatWholeEuros(10_000, locale))).toEqual([
    '10\u202f000\u00a0€',
    '€10,000',
    '10.000\u00a0€',
  ])
})

test('formatting keeps every cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
      expect(Number(formatEuros(cents / 100, 'en').replace(/[€,]/g, '')) * 100).toBeCloseTo(cents, 4)
    }),
  )
})
