import { expect, test } from 'vitest'
import { gram, kilogram } from '#domain/metrology/mass.ts'
import { type AccuracyClass, accuracyClasses, type Instrument } from '#domain/metrology/metrology.ts'
import { errorSteps, inServiceSteps, permissibleErrors } from '#domain/metrology/permissible-error.ts'
import { rangeEndUg } from '#domain/metrology/range-used.ts'
import { ug, vectors } from '#test/domain/fit/vectors.ts'

test.each(vectors.mpe.map((row) => [row.id, row.note, row] as const))('%s %s', (_id, _note, row) => {
  const instrument: Instrument = {
    accuracyClass: row.cls as AccuracyClass,
    arrangement: row.ranges.length > 1 ? 'multi-interval' : 'single',
    ranges: row.ranges.map(([max, e]) => ({ maxUg: ug(max) ?? 0, eUg: ug(e), dUg: ug(e) })),
  }
  expect(permissibleErrors(instrument, ug(row.net) ?? 0)).toEqual({
    initialUg: ug(row.initial),
    inServiceUg: ug(row.inService),
  })
})

test.each(accuracyClasses)('class %s changes the error step exactly at n1 and n2', (cls) => {
  const [n1, n2] = errorSteps[cls]
  const steps = [n1, n1 + 1, n2, n2 + 1].map((n) => inServiceSteps(cls, gram, n * gram))
  expect(steps).toEqual([1, 2, 2, 3])
  expect([n1, n2].map((n) => inServiceSteps(cls, gram, n * gram, true))).toEqual([2, 3])
})

const ranges = [
  { maxUg: 30 * kilogram, eUg: 10 * gram, dUg: 10 * gram },
  { maxUg: 60 * kilogram, eUg: 20 * gram, dUg: 20 * gram },
]
const divided: Instrument = { accuracyClass: 'III', arrangement: 'multi-interval', ranges }
const ranged: Instrument = { ...divided, arrangement: 'multiple-range' }

test('multi-interval instruments use the net load, multiple range instruments the gross load', () => {
  const tare = 35 * kilogram
  expect(permissibleErrors(divided, 600 * gram, tare)?.inServiceUg).toBe(10 * gram)
  expect(permissibleErrors(ranged, 600 * gram, tare)?.inServiceUg).toBe(20 * gram)
  expect(permissibleErrors(ranged, 600 * gram)?.inServiceUg).toBe(10 * gram)
  expect(rangeEndUg(divided, 0, tare)).toBe(30 * kilogram)
  expect(rangeEndUg(ranged, 0, tare)).toBe(0)
  expect(rangeEndUg(divided, 1, tare)).toBe(25 * kilogram)
})

test('without class or e there is no permissible error', () => {
  expect(permissibleErrors({ ...divided, accuracyClass: null }, gram)).toBeNull()
  expect(permissibleErrors({ ...divided, ranges: [] }, gram)).toBeNull()
})
