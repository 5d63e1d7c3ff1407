import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedPrice, roundingSteps } from '#domain/publishing/price-change.ts'

const step = fc.constantFrom(...roundingSteps)
const cents = fc.integer({ min: 1, max: 1_000_000_000 })
const percentHundredths = fc.integer({ min: -5000, max: 10_000 })

test.each([
  [12_900, 300, 1, 13_287],
  [12_900, 300, 100, 13_300],
  [12_900, 300, 500, 13_500],
  [12_900, -300, 100, 12_500],
  [100, 50, 1, 101],
  [100, 49, 1, 100],
  [4, -5000, 1000, 1000],
  [999_999_999, 325, 1, 1_032_499_999],
  [null, 300, 100, null],
] as const)('%s cents, %s hundredths of a percent, to %s cents: %s', (before, percent, to, after) => {
  expect(changedPrice(before, { percentHundredths: percent, step: to })).toBe(after)
})

test('a changed price is a positive multiple of the step, and no other multiple is nearer', () => {
  fc.assert(
    fc.property(cents, percentHundredths, step, (before, percent, to) => {
      const after = changedPrice(before, { percentHundredths: percent, step: to }) ?? 0
      expect(after).toBeGreaterThan(0)
      expect(after % to).toBe(0)
      const exact = (BigInt(before) * BigInt(10_000 + percent)) / 10_000n
      if (after > to) expect(Math.abs(after - Number(exact))).toBeLessThanOrEqual(to / 2 + 1)
    }),
  )
})

test('a higher percentage never gives a lower price', () => {
  fc.assert(
    fc.property(cents, percentHundredths, percentHundredths, step, (before, one, other, to) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)]
      const price = (percent: number) => changedPrice(before, { percentHundredths: percent, step: to }) ?? 0
      expect(price(low)).toBeLessThanOrEqual(price(high))
    }),
  )
})
