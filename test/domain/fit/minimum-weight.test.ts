import { expect, test } from 'vitest'
import { minimumWeightUg } from '#domain/fit/minimum-weight.ts'

test.each([
  [100, 100, 200_000],
  [10, null, 8200],
  [100, 20, 82_000],
  [100, 50, 100_000],
])('with d %d µg and s %s µg the minimum weight is %d µg', (d, s, expected) => {
  expect(minimumWeightUg(d, s)).toBe(expected)
})
