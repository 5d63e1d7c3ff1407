import { expect, test } from 'vitest'
import { countsWith, greatestCountingD, type Lot, referenceFor } from '#domain/fit/counting.ts'
import { intervalAtMost } from '#domain/metrology/interval-step.ts'
import { milligram } from '#domain/metrology/mass.ts'

const screws: Lot = {
  pieceUg: 800 * milligram,
  pieces: 2000,
  referencePieces: 10,
  countError: 0,
  pieceSpread: 0,
}

test('counting: more reference pieces permit a larger d', () => {
  expect(intervalAtMost(greatestCountingD(screws))).toBe(milligram)
  expect(intervalAtMost(greatestCountingD({ ...screws, referencePieces: 200 }))).toBe(20 * milligram)
  expect(countsWith(milligram, screws)).toBe(true)
  expect(countsWith(2 * milligram, screws)).toBe(false)
  expect(referenceFor(20 * milligram, screws)).toBe(200)
  expect(referenceFor(500 * milligram, screws)).toBeNull()
})

test('counting: no d counts pieces that differ too much', () => {
  expect(greatestCountingD({ ...screws, pieceSpread: 0.01 })).toBeLessThan(0)
  expect(countsWith(1, { ...screws, pieceSpread: 0.01 })).toBe(false)
  expect(greatestCountingD({ ...screws, countError: 5 })).toBeCloseTo(10 * greatestCountingD(screws))
})
