import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gram, kilogram, milligram, tonne } from '#domain/metrology/mass.ts'
import { type AccuracyClass, metrologyProblems, minCapacityUg } from '#domain/metrology/metrology.ts'
import { rows } from './oiml-variants.ts'

test('the whole table of checked instruments is parsed, unverified ones without e', () => {
  expect(rows).toHaveLength(206)
  expect(rows.filter(({ instrument }) => instrument.accuracyClass === null).length).toBeGreaterThan(30)
  expect(rows.filter(({ instrument }) => instrument.ranges.length > 1).length).toBeGreaterThan(30)
  for (const { instrument } of rows) {
    for (const range of instrument.ranges) {
      expect(range.maxUg).toBeGreaterThan(0)
      expect(range.eUg === null).toBe(instrument.accuracyClass === null)
      expect(range.dUg).toBeGreaterThan(0)
    }
  }
})

test.each(rows)(
  'the instrument is accepted with its stated Min and n: $title',
  ({ instrument, minUg, n }) => {
    expect(metrologyProblems(instrument)).toEqual([])
    const [first] = instrument.ranges
    if (instrument.accuracyClass && first) expect(minCapacityUg(instrument.accuracyClass, first)).toBe(minUg)
    if (n !== '–') expect(instrument.ranges.map(({ maxUg, eUg }) => maxUg / (eUg ?? 0)).join('/')).toBe(n)
  },
)

test.each<[cls: AccuracyClass, eUg: number, dUg: number, minUg: number]>([
  ['I', milligram, 100, 10 * milligram],
  ['I', milligram, milligram, 100 * milligram],
  ['II', 50 * milligram, 50 * milligram, gram],
  ['II', 100 * milligram, 100 * milligram, 5 * gram],
  ['II', 10 * milligram, milligram, 20 * milligram],
  ['II', 100 * milligram, 10 * milligram, 500 * milligram],
  ['III', 5 * gram, 5 * gram, 100 * gram],
  ['III', 20 * kilogram, 20 * kilogram, 400 * kilogram],
  ['IIII', 5 * gram, 5 * gram, 50 * gram],
])('class %s with e %d µg and d %d µg has a Min of %d µg', (cls, eUg, dUg, minUg) => {
  expect(minCapacityUg(cls, { maxUg: 10 * tonne, eUg, dUg })).toBe(minUg)
})

test('without e or d there is no Min', () => {
  expect(minCapacityUg('III', { maxUg: kilogram, eUg: null, dUg: gram })).toBeNull()
  expect(minCapacityUg('III', { maxUg: kilogram, eUg: gram, dUg: null })).toBeNull()
})

test('three times a valid e is never a valid e', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...rows.filter(({ instrument }) => instrument.accuracyClass)),
      ({ instrument }) => {
        const triple = (ug: number | null) => ug && ug * 3
        const ranges = instrument.ranges.map(({ maxUg, eUg, dUg }) => ({
          maxUg: maxUg * 3,
          eUg: triple(eUg),
          dUg: triple(dUg),
        }))
        expect(metrologyProblems({ ...instrument, ranges })).toContain('interval-form')
      },
    ),
  )
})

test('any verified instrument is also valid as unverified, without its e', () => {
  fc.assert(
    fc.property(fc.constantFrom(...rows), ({ instrument }) => {
      const ranges = instrument.ranges.map((own) => ({ ...own, eUg: null }))
      expect(metrologyProblems({ ...instrument, accuracyClass: null, ranges })).toEqual([])
    }),
  )
})
