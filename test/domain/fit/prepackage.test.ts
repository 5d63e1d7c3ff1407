import { expect, test } from 'vitest'
import {
  germanGreatestE,
  germanVariableShortage,
  tolerableNegativeError,
  withinFifth,
} from '#domain/fit/prepackage.ts'
import { gram, kilogram } from '#domain/metrology/mass.ts'

test.each([
  [9.999, 0.1],
  [10, 0.2],
  [24.9, 0.2],
  [25, 0.5],
  [149.9, 0.5],
  [150, 1],
  [250, 1],
  [350, 2],
  [1749, 2],
  [1750, 5],
  [3500, 10],
  [7000, 20],
  [25_000, 50],
  [50_000, 100],
  [100_000, 200],
  [599_999, 200],
  [600_000, 500],
])('Germany: prepackages of %d g permit e up to %d g', (nominal, e) => {
  expect(germanGreatestE(Math.round(nominal * gram))).toBe(Math.round(e * gram))
})

test.each([
  [25, 2.3],
  [50, 4.5],
  [51, 4.5],
  [100, 4.5],
  [110, 5],
  [200, 9],
  [250, 9],
  [300, 9],
  [400, 12],
  [405, 12.2],
  [500, 15],
  [1000, 15],
  [1001, 15.1],
  [10_000, 150],
  [10_001, null],
])('the tolerable negative error of %d g is %s g', (nominal, expected) => {
  expect(tolerableNegativeError(nominal * gram)).toBe(expected === null ? null : Math.round(expected * gram))
})

test('the limit of one fifth is compared exactly and does not apply above 10 kg', () => {
  expect(withinFifth(1.8 * gram, 250 * gram)).toBe(true)
  expect(withinFifth(1.8 * gram + 1, 250 * gram)).toBe(false)
  expect(withinFifth(kilogram, 11 * kilogram)).toBe(true)
})

test.each([
  [99, 1],
  [100, 2],
  [300, 2],
  [500, 5],
  [800, 5],
  [2000, 10],
  [10_000, 10],
  [10_001, null],
])('Germany: a prepackage of varying quantity of %d g may be short by %s g', (nominal, short) => {
  expect(germanVariableShortage(nominal * gram)).toBe(short === null ? null : short * gram)
})
