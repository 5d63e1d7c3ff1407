import { expect, test } from 'vitest'
import { firstVerifications } from '#domain/fit/first-verification.ts'
import { openRequest } from '#domain/fit/fit-request.ts'
import { kilogram } from '#domain/metrology/mass.ts'

const day = '2026-02-28'
const datesOf = (list: { use: { en: string }; dueOn: string }[]) =>
  list.map(({ use, dueOn }) => [use.en, dueOn])
const of = (maxKg: number, country: 'FR' | 'DE' | 'other', weighsPeople = false) =>
  datesOf(firstVerifications({ maxUg: maxKg * kilogram, country, weighsPeople }, day, null))

test('the uses that the law distinguishes each have their date', () => {
  expect(of(15, 'FR')).toEqual([
    ['Direct sale to the public', '2028-02-28'],
    ['Other regulated use', '2027-02-28'],
  ])
  expect(of(60, 'FR')).toEqual([['Any regulated use', '2027-02-28']])
  expect(of(150, 'FR', true)).toEqual([['Any regulated use', '2027-02-28']])
  expect(of(15, 'DE')).toEqual([['Any regulated use', '2028-12-31']])
  expect(of(3000, 'DE')).toEqual([['Any regulated use', '2029-12-31']])
})

test('no date is told where it depends on what is not known', () => {
  expect(of(150, 'DE', true)).toEqual([])
  expect(of(15, 'other')).toEqual([])
})

test('the use that was named has its own date, and an unregulated one none', () => {
  const instrument = { maxUg: 15 * kilogram, country: 'FR' as const, weighsPeople: false }
  const asked = (use: 'direct-sale' | 'internal') =>
    datesOf(firstVerifications(instrument, day, { ...openRequest, use, country: 'FR', loadUg: kilogram }))
  expect(asked('direct-sale')).toEqual([['Direct sale to the public', '2028-02-28']])
  expect(asked('internal')).toEqual([])
})
