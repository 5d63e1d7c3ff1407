import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gram, kilogram, milligram } from '#domain/metrology/mass.ts'
import { testWeightFor } from '#domain/metrology/test-weights.ts'

/** Worked out by hand from OIML R 111-1, table 1, and OIML R 76-1, table 6. */
test.each([
  ['III', 5 * gram, 15 * kilogram, 10 * kilogram, 'M1'],
  ['III', 20 * gram, 60 * kilogram, 20 * kilogram, 'M1'],
  ['II', 100 * milligram, 2200 * gram, 2 * kilogram, 'F2'],
  ['II', 10 * milligram, 320 * gram, 200 * gram, 'F2'],
  ['I', milligram, 220 * gram, 200 * gram, 'E2'],
] as const)(
  'class %s with e = %d µg and Max %d µg takes %d µg of class %s',
  (cls, e, max, nominal, wanted) => {
    expect(testWeightFor(cls, e, max)).toMatchObject({ nominalUg: nominal, cls: wanted })
  },
)

test('nothing lighter than a gram is proposed, and no class where none is fine enough', () => {
  expect(testWeightFor('III', gram, gram / 2)).toBeNull()
  expect(testWeightFor('I', milligram / 1000, 50 * gram)).toBeNull()
})

test('the error of a weight is at most a third of what the instrument may be wrong by', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('I' as const, 'II' as const, 'III' as const),
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 100, max: 100_000 }),
      (cls, eMg, n) => {
        const weight = testWeightFor(cls, eMg * milligram, n * eMg * milligram)
        if (weight === null) return
        expect(3 * weight.errorUg).toBeLessThanOrEqual(weight.permissibleUg)
        expect(weight.nominalUg).toBeLessThanOrEqual(n * eMg * milligram)
      },
    ),
  )
})
