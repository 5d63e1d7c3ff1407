import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unitSize } from '#domain/metrology/mass.ts'
import { readoutOf } from '#domain/metrology/readout.ts'

test.each([
  [0, ' 0.000', 'g'],
  [1, ' 0.001', 'mg'],
  [500, ' 0.500', 'mg'],
  [999_999, '1000.0', 'mg'],
  [250_000_000, '250.00', 'g'],
  [999_999_900, '1000.0', 'g'],
  [6_000_000_000, ' 6.000', 'kg'],
  [12_480_000_000, '12.480', 'kg'],
  [1_500_000_000_000, '1500.0', 'kg'],
  [9_999_960_000_000, '10000', 'kg'],
  [40_000_000_000_000, '40.000', 't'],
  [1_000_000_000_000_000, '1000.0', 't'],
  [200_000_000_000_000_000, '-----', 't'],
])('%d µg reads « %s » %s', (ug, digits, unit) => {
  const readout = readoutOf(ug)
  expect([readout.digits, readout.unit]).toEqual([digits, unit])
})

test('every mass up to a thousand tonnes fills the places and is off by half a last digit at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e15 }), (ug) => {
      const { digits, unit } = readoutOf(ug)
      expect(digits.replace('.', '')).toHaveLength(5)
      const lastDigit = 10 ** -(digits.split('.')[1]?.length ?? 0)
      expect(Math.abs(Number(digits) - ug / unitSize[unit])).toBeLessThanOrEqual(lastDigit * 0.500001)
    }),
  )
})
