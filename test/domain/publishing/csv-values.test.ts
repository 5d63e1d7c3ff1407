import { expect, test } from 'vitest'
import { centsOf, dayOf, truthOf } from '#domain/publishing/products-csv.ts'

test.each([
  ['1234.5', 123_450],
  ['1234,50', 123_450],
  ['1 234,50', 123_450],
  ['1\u202f234,50 €', 123_450],
  ['1.234,50', 123_450],
  ['1,234.50', 123_450],
  ['1’234.50', 123_450],
  ['1.234.567', 123_456_700],
  ['0,09', 9],
  ['99', 9_900],
])('the price %s is %i cents', (text, cents) => {
  expect(centsOf(text)).toEqual({ value: cents })
})

test.each(['1.234', '1,234', '12,345', '-5', '1e3', '1,2,3', '1.23,45', 'gratuit', '', '9999999999'])(
  'the price « %s » is not guessed',
  (text) => {
    expect(centsOf(text)).toHaveProperty('wanted')
  },
)

test.each([
  ['2026-02-28', '2026-02-28'],
  ['2026-02-28 00:00:00', '2026-02-28'],
  ['1.2.2026', '2026-02-01'],
  ['31/12/2026', '2026-12-31'],
  ['02/02/2026', '2026-02-02'],
])('the day %s is %s', (text, day) => {
  expect(dayOf(text)).toEqual({ value: day })
})

test.each(['2026-02-30', '30.2.2026', '03/04/2026', '12/31/2026', '46054', '2026-13-01', ''])(
  'the day « %s » is not guessed',
  (text) => {
    expect(dayOf(text)).toHaveProperty('wanted')
  },
)

test.each([
  ['oui', true],
  ['WAHR', true],
  ['1', true],
  ['Nein', false],
  ['FAUX', false],
])('%s is %s', (text, truth) => {
  expect(truthOf(text)).toEqual({ value: truth })
})
