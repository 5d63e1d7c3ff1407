import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareOf } from '#domain/fit/tolerance.ts'

test('a share of a load is exact up to a thousand tonnes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e15 }), fc.integer({ min: 1, max: 1_000_000 }), (load, ppm) => {
      expect(BigInt(shareOf(load, ppm))).toBe((BigInt(load) * BigInt(ppm)) / 1_000_000n)
    }),
  )
})
