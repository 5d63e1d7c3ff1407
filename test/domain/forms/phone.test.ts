import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPhone, normalisePhone } from '#domain/forms/phone.ts'

test.each([
  ['03 53 01 01 67', '+33353010167'],
  ['0353010167', '+33353010167'],
  ['03.53.01.01.67', '+33353010167'],
  ['03-53-01-01-67', '+33353010167'],
  ['03/53/01/01/67', '+33353010167'],
  ['  06\u00a012\u202f34 56 78  ', '+33612345678'],
  ['+33 3 53 01 01 67', '+33353010167'],
  ['+33 (0)3 53 01 01 67', '+33353010167'],
  ['+33(0)353010167', '+33353010167'],
  ['0033 3 53 01 01 67', '+33353010167'],
  ['0033 (0)3 53 01 01 67', '+33353010167'],
  ['+49 7851 12345', '+49785112345'],
  ['+49 (0) 7851 / 123-45', '+49785112345'],
  ['0049 7851 12345', '+49785112345'],
  ['+352 621 123 456', '+352621123456'],
  ['+41 61 123 45 67', '+41611234567'],
])('%j is stored as %s', (typed, kept) => {
  expect(normalisePhone(typed)).toBe(kept)
})

test.each([
  ['', ''],
  ['3615', '3615'],
  ['07851  123456', '07851 123456'],
  ['+12 34', '+12 34'],
  ['353010167', '353010167'],
  ['+1234567890123456', '+1234567890123456'],
])('%j, without a known country, stays as typed: %j', (typed, kept) => {
  expect(normalisePhone(typed)).toBe(kept)
})

test('normalising a number twice changes nothing', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'00123456789+ ()./-\u00a0'), maxLength: 30 })
  fc.assert(
    fc.property(typed, (text) => {
      const kept = normalisePhone(text)
      expect(normalisePhone(kept)).toBe(kept)
    }),
    { numRuns: 2000 },
  )
})

test('a French number is shown in pairs joined by no-break spaces', () => {
  expect(formatPhone('+33353010167')).toBe('03\u00a053\u00a001\u00a001\u00a067')
})

test.each(['+49785112345', '+3335301016', '+333530101677', '03 53 01 01 67', ''])(
  '%j is shown unchanged',
  (phone) => {
    expect(formatPhone(phone)).toBe(phone)
  },
)

test('the shown form of a French number can be parsed again', () => {
  const digits = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 99_999_999 }))
  fc.assert(
    fc.property(digits, ([first, rest]) => {
      const phone = `+33${first}${String(rest).padStart(8, '0')}`
      expect(normalisePhone(formatPhone(phone))).toBe(phone)
    }),
  )
})
