import fc from 'fast-check'
import { expect, test } from 'vitest'
import { intervalAtLeast, intervalAtMost, nextSmallerInterval } from '#domain/metrology/interval-step.ts'

test.each([
  [1, 1],
  [2.1, 5],
  [4, 5],
  [5_000_000, 5_000_000],
  [6_666_667, 10_000_000],
  [1_500, 2_000],
])('the interval that is not below %d µg is %d µg', (ug, expected) => {
  expect(intervalAtLeast(ug)).toBe(expected)
})

test('no interval of the form 1, 2 or 5 lies between a mass and the one at least as large', () => {
  expect(intervalAtLeast(0)).toBeNull()
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e12 }), (ug) => {
      const own = intervalAtLeast(ug) ?? 0
      expect(own).toBeGreaterThanOrEqual(ug)
      expect(intervalAtMost(own)).toBe(own)
      expect(own === ug || (intervalAtMost(own - 1) ?? 0) < ug).toBe(true)
    }),
  )
})

test('the intervals descend in steps of 5, 2 and 1', () => {
  expect([60, 50, 49, 20, 19, 10, 9, 5, 4, 2, 1.5, 1].map(intervalAtMost)).toEqual([
    50, 50, 20, 20, 10, 10, 5, 5, 2, 2, 1, 1,
  ])
  expect([100, 50, 20, 10, 1].map(nextSmallerInterval)).toEqual([50, 20, 10, 5, null])
  expect([0, -1, 0.5, Number.NaN].map(intervalAtMost)).toEqual([null, null, null, null])
})
