import fc from 'fast-check'
import { expect, test } from 'vitest'
import { costOfErrorCents, costOfRoundingCents, spreadOfRoundingUg } from '#domain/fit/error-answer.ts'
import { errorPercent, errorPieces } from '#domain/fit/error-curve.ts'
import { gram, kilogram } from '#domain/metrology/mass.ts'
import type { Instrument } from '#domain/metrology/metrology.ts'
import { permissibleErrors } from '#domain/metrology/permissible-error.ts'
import { fitModelsOf } from '#domain/publishing/collect-index.ts'
import { generateCatalogue } from '#seed/generate.ts'

const range = (maxG: number, eG: number) => ({ maxUg: maxG * gram, eUg: eG * gram, dUg: eG * gram })
const single: Instrument = { accuracyClass: 'III', arrangement: 'single', ranges: [range(15_000, 5)] }
/** The example of OIML R 76-1, 3.3.3. */
const multiInterval: Instrument = {
  accuracyClass: 'III',
  arrangement: 'multi-interval',
  ranges: [range(2000, 1), range(5000, 2), range(15_000, 10)],
}
const multipleRange: Instrument = {
  accuracyClass: 'III',
  arrangement: 'multiple-range',
  ranges: [range(30_000, 10), range(60_000, 20)],
}

const inGrams = (instrument: Instrument) =>
  errorPieces(instrument).map((piece) => [
    piece.fromUg / gram,
    piece.toUg / gram,
    piece.initialUg / gram,
    piece.inServiceUg / gram,
  ])

test('one interval: 0.5 e, 1 e and 1.5 e, twice that in service', () => {
  expect(inGrams(single)).toEqual([
    [0, 2500, 2.5, 5],
    [2500, 10_000, 5, 10],
    [10_000, 15_000, 7.5, 15],
  ])
})

test('several intervals: each error by the e of its partial range (OIML R 76-1, 3.3.3)', () => {
  expect(inGrams(multiInterval)).toEqual([
    [0, 500, 0.5, 1],
    [500, 2000, 1, 2],
    [2000, 4000, 2, 4],
    [4000, 5000, 3, 6],
    [5000, 15_000, 10, 20],
  ])
})

test.each([
  [4000, 2],
  [4500, 3],
  [5010, 10],
])(
  'at %i g the example of OIML R 76-1, 3.3.3 may err by %i g at the initial verification',
  (loadG, errorG) => {
    expect(permissibleErrors(multiInterval, loadG * gram)?.initialUg).toBe(errorG * gram)
  },
)

test('several ranges: the coarse one begins where the fine one ends', () => {
  expect(inGrams(multipleRange)).toEqual([
    [0, 5000, 5, 10],
    [5000, 20_000, 10, 20],
    [20_000, 30_000, 15, 30],
    [30_000, 40_000, 20, 40],
    [40_000, 60_000, 30, 60],
  ])
})

test.each([
  [20, 5],
  [50, 2],
  [100, 1],
  [500, 0.2],
  [501, 0.4],
  [2000, 0.1],
  [3000, 0.1],
])('class III in service: at %i e the error is at most %d %%', (n, percent) => {
  const e = 5 * gram
  const errors = permissibleErrors(single, n * e)
  expect(errorPercent(errors?.inServiceUg ?? 0, n * e)).toBeCloseTo(percent, 2)
})

test('without class or e there is no curve', () => {
  expect(errorPieces({ ...single, accuracyClass: null })).toEqual([])
  expect(errorPieces({ ...single, ranges: [{ maxUg: kilogram, eUg: null, dUg: gram }] })).toEqual([])
})

const models = generateCatalogue().products.flatMap((product, i) => fitModelsOf(product, i + 1))
const verified = models.filter(
  ({ accuracyClass, ranges }) => accuracyClass && ranges.every(({ eUg }) => eUg !== null),
)

test('the curve of every model says at every load what the rule says there', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...verified),
      fc.double({ min: 0.0001, max: 1, noNaN: true }),
      (model, share) => {
        const pieces = errorPieces(model)
        const loadUg = Math.max(1, Math.round(share * (pieces.at(-1)?.toUg ?? 0)))
        const piece = pieces.find(({ fromUg, toUg }) => loadUg > fromUg && loadUg <= toUg)
        expect(piece).toMatchObject(permissibleErrors(model, loadUg) ?? {})
      },
    ),
    { numRuns: 500 },
  )
})

const bakery = { centsPerKg: 1200, weighingsPerDay: 180, daysPerYear: 300 }

test.each([
  [5, 3240],
  [4, 2592],
])('a constant error of %i g on each of 180 sales a day costs at most %i € a year', (errorG, euros) => {
  expect(costOfErrorCents(errorG * gram, bakery)).toBe(euros * 100)
})

test('1.2 kg on a scale of e = 5 g or 2 g may err by 5 g or 4 g in service', () => {
  const errorOf = (maxG: number, eG: number) =>
    permissibleErrors({ ...single, ranges: [range(maxG, eG)] }, 1200 * gram)?.inServiceUg
  expect([errorOf(15_000, 5), errorOf(6000, 2)]).toEqual([5 * gram, 4 * gram])
})

test('rounding alone is no cost to speak of', () => {
  expect(Math.round(spreadOfRoundingUg(5 * gram, 54_000) / gram)).toBe(335)
  expect(costOfRoundingCents(5 * gram, bakery)).toBe(402)
})
