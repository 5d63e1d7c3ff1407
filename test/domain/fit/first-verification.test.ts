import { expect, test } from 'vitest'
import { type FirstVerification, firstVerifications } from '#domain/fit/first-verification.ts'
import { openRequest } from '#domain/fit/fit-request.ts'
import { kilogram } from '#domain/metrology/mass.ts'

const day = '2026-02-28'
const datesOf = (list: FirstVerification[]) => list.map(({ use, dueOn }) => [use, dueOn])
const of = (maxKg: number, country: 'FR' | 'DE' | 'other', weighsPeople = false) =>
  datesOf(firstVerifications({ maxUg: maxKg * kilogram, country, weighsPeople }, day, null))

test('the uses that the law distinguishes each have their date', () => {
  expect(of(15, 'FR')).toEqual([
    ['direct-sale', '2028-02-28'],
    ['other', '2027-02-28'],
  ])
  expect(of(60, 'FR')).toEqual([['any', '2027-02-28']])
  expect(of(150, 'FR', true)).toEqual([['any', '2027-02-28']])
  expect(of(15, 'DE')).toEqual([['any', '2028-12-31']])
  expect(of(3000, 'DE')).toEqual([['any', '2029-12-31']])
})

test('no date is told where it depends on what is not known', () => {
  expect(of(150, 'DE', true)).toEqual([])
  expect(of(15, 'other')).toEqual([])
})

test('the use that was named has its own date, and an unregulated one none', () => {
  const instrument = { maxUg: 15 * kilogram, country: 'FR' as const, weighsPeople: false }
  const asked = (use: 'direct-sale' | 'internal') =>
    datesOf(firstVerifications(instrument, day, { ...openRequest, use, country: 'FR', loadUg: kilogram }))
  expect(asked('direct-sale')).toEqual([['direct-sale', '2028-02-28']])
  expect(asked('internal')).toEqual([])
})
