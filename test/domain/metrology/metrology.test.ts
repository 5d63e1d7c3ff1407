import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gram, kilogram, milligram, tonne } from '#domain/metrology/mass.ts'
import {
  type AccuracyClass,
  type Arrangement,
  accuracyClasses,
  type Instrument,
  metrologyProblems,
  minCapacityUg,
  type WeighingRange,
} from '#domain/metrology/metrology.ts'

const range = (maxUg: number, eUg: number | null, dUg: number | null = eUg): WeighingRange => ({
  maxUg,
  eUg,
  dUg,
})

function single(
  accuracyClass: AccuracyClass | null,
  ...one: [max: number, e: number | null, d?: number | null]
): Instrument {
  return { accuracyClass, arrangement: 'single', ranges: [range(...one)] }
}

function several(
  accuracyClass: AccuracyClass,
  arrangement: Arrangement,
  ...ranges: WeighingRange[]
): Instrument {
  return { accuracyClass, arrangement, ranges }
}

const wrong: [why: string, instrument: Instrument, problems: string[]][] = [
  ['no range at all', { accuracyClass: 'III', arrangement: 'single', ranges: [] }, ['no-range']],
  ['no range and no class', { accuracyClass: null, arrangement: 'single', ranges: [] }, ['no-range']],
  ['class I with e below 1 mg', single('I', 60 * gram, 0.5 * milligram), ['e-too-small']],
  ['class II with e below 1 mg', single('II', 20 * gram, 0.5 * milligram), ['e-too-small']],
  ['class III with e below 0.1 g', single('III', 150 * gram, 50 * milligram), ['e-too-small']],
  ['class IIII with e below 5 g', single('IIII', kilogram, 2 * gram), ['e-too-small']],
  ['class I with 40 000 intervals and d = 1 mg', single('I', 40 * gram, milligram), ['n-too-small']],
  ['class I with 40 000 intervals and d = 0.1 mg', single('I', 40 * gram, milligram, 100), ['n-too-small']],
  ['class II with 50 intervals of 10 mg', single('II', 0.5 * gram, 10 * milligram), ['n-too-small']],
  ['class II with 4 000 intervals of 0.1 g', single('II', 400 * gram, 100 * milligram), ['n-too-small']],
  ['class II with 100 010 intervals', single('II', 10_001 * gram, 100 * milligram), ['n-too-large']],
  ['class II with 200 000 intervals of 10 mg', single('II', 2 * kilogram, 10 * milligram), ['n-too-large']],
  ['class III with 50 intervals of 1 g', single('III', 50 * gram, gram), ['n-too-small']],
  ['class III with 400 intervals of 5 g', single('III', 2 * kilogram, 5 * gram), ['n-too-small']],
  ['class III with 10 001 intervals', single('III', 10_001 * gram, gram), ['n-too-large']],
  ['a weighbridge with 12 000 intervals', single('III', 60 * tonne, 5 * kilogram), ['n-too-large']],
  ['class IIII with 80 intervals', single('IIII', 400 * gram, 5 * gram), ['n-too-small']],
  ['class IIII with 1 001 intervals', single('IIII', 10_010 * gram, 10 * gram), ['n-too-large']],
  ['class III with d finer than e', single('III', 15 * kilogram, 5 * gram, gram), ['d-not-e']],
  ['class III with d coarser than e', single('III', 15 * kilogram, 5 * gram, 10 * gram), ['d-not-e']],
  ['class IIII with d finer than e', single('IIII', 15 * kilogram, 20 * gram, 10 * gram), ['d-not-e']],
  [
    'class II with d finer than a tenth of e',
    single('II', 6 * kilogram, 100 * milligram, milligram),
    ['d-out-of-e'],
  ],
  [
    'class II with d a twentieth of e',
    single('II', 6 * kilogram, 100 * milligram, 5 * milligram),
    ['d-out-of-e'],
  ],
  ['class II with d coarser than e', single('II', 6 * kilogram, 100 * milligram, gram), ['d-out-of-e']],
  [
    'class II with d < e = 0.2 g',
    single('II', 6 * kilogram, 200 * milligram, 20 * milligram),
    ['d-out-of-e'],
  ],
  ['class I with d = 0.1 mg and e = 10 mg', single('I', kilogram, 10 * milligram, 100), ['d-out-of-e']],
  [
    'class I with d = 1 mg and e = 20 mg',
    single('I', 2 * kilogram, 20 * milligram, milligram),
    ['d-out-of-e'],
  ],
  ['e of 0.3 g', single('III', 900 * gram, 300 * milligram), ['interval-form']],
  ['e of 1.5 kg', single('II', 15 * tonne, 1.5 * kilogram), ['interval-form']],
  ['e of 2.5 g', single('II', 25 * kilogram, 2.5 * gram), ['interval-form']],
  ['d of 4 mg without a class', single(null, 200 * gram, null, 4 * milligram), ['interval-form']],
  ['d of zero without a class', single(null, 200 * gram, null, 0), ['interval-form']],
  ['a negative d without a class', single(null, 200 * gram, null, -gram), ['interval-form']],
  ['e without a class', single(null, 15 * kilogram, 5 * gram), ['e-without-class']],
  ['a class without e', single('III', 15 * kilogram, null, 5 * gram), ['e-missing']],
  ['a class without d', single('III', 15 * kilogram, 5 * gram, null), ['e-missing']],
  [
    'a second range that is no larger',
    several('III', 'multiple-range', range(15 * kilogram, 5 * gram), range(15 * kilogram, 10 * gram)),
    ['ranges-not-rising'],
  ],
  [
    'ranges from large to small',
    several('III', 'multiple-range', range(30 * kilogram, 10 * gram), range(15 * kilogram, 5 * gram)),
    ['ranges-not-rising'],
  ],
  [
    'a partial range under 500 of the next e',
    several('III', 'multi-interval', range(2 * kilogram, gram), range(15 * kilogram, 5 * gram)),
    ['partial-range-too-small'],
  ],
  [
    'a middle partial range under 500 of the next e',
    several(
      'III',
      'multi-interval',
      range(3 * kilogram, gram),
      range(9 * kilogram, 2 * gram),
      range(60 * kilogram, 20 * gram),
    ),
    ['partial-range-too-small'],
  ],
  [
    'a class II partial range under 5 000 of the next e',
    several('II', 'multi-interval', range(400 * gram, 10 * milligram), range(2 * kilogram, 100 * milligram)),
    ['partial-range-too-small'],
  ],
  [
    'a class IIII partial range under 50 of the next e',
    several('IIII', 'multi-interval', range(2 * kilogram, 5 * gram), range(50 * kilogram, 50 * gram)),
    ['partial-range-too-small'],
  ],
  [
    'an auxiliary indication on a multi-interval instrument (OIML R 76-1, 3.4.1)',
    several(
      'II',
      'multi-interval',
      range(kilogram, 100 * milligram, 10 * milligram),
      range(6 * kilogram, 200 * milligram, 100 * milligram),
    ),
    ['d-out-of-e', 'auxiliary-on-multi-interval'],
  ],
  [
    'a second range that breaks table 3',
    several('III', 'multiple-range', range(6 * kilogram, 2 * gram), range(60 * kilogram, 5 * gram)),
    ['n-too-large'],
  ],
  [
    'two faults at once, each named once',
    several(
      'III',
      'multiple-range',
      range(60 * kilogram, 5 * gram, gram),
      range(30 * kilogram, 2 * gram, gram),
    ),
    ['ranges-not-rising', 'd-not-e', 'n-too-large'],
  ],
]

test.each(wrong)('refused: %s', (_, instrument, problems) => {
  expect(metrologyProblems(instrument)).toEqual(problems)
})

test('the partial ranges of a multi-interval instrument have rising e (OIML R 76-1, 3.3.1)', () => {
  const flat = several('III', 'multi-interval', range(6 * kilogram, 2 * gram), range(15 * kilogram, 2 * gram))
  const falling = several(
    'III',
    'multi-interval',
    range(6 * kilogram, 5 * gram),
    range(15 * kilogram, 2 * gram),
  )
  expect(metrologyProblems(flat)).not.toEqual([])
  expect(metrologyProblems(falling)).not.toEqual([])
})

test('a capacity of zero is refused with or without a class', () => {
  expect(metrologyProblems(single(null, 0, null, gram))).not.toEqual([])
  expect(metrologyProblems(single('I', 0, milligram, 10))).not.toEqual([])
})

test('the rule of partial ranges applies only to multi-interval instruments', () => {
  const ranges = [range(2 * kilogram, gram), range(15 * kilogram, 5 * gram)]
  expect(metrologyProblems({ accuracyClass: 'III', arrangement: 'multiple-range', ranges })).toEqual([])
})

test.each<[cls: AccuracyClass, max: number, first: number, next: number]>([
  ['II', 500 * gram, 10 * milligram, 100 * milligram],
  ['III', 2.5 * kilogram, gram, 5 * gram],
  ['IIII', 500 * gram, 5 * gram, 10 * gram],
])(
  'a class %s partial range of exactly the minimum number of intervals of the next e is valid',
  (cls, max, first, next) => {
    const largest = range(100 * max, next)
    const small = several(cls, 'multi-interval', range(max - first, first), largest)
    expect(metrologyProblems(several(cls, 'multi-interval', range(max, first), largest))).not.toContain(
      'partial-range-too-small',
    )
    expect(metrologyProblems(small)).toContain('partial-range-too-small')
  },
)

test('the three partial ranges of the usual 30 kg retail scale are valid', () => {
  const ranges = [
    range(6 * kilogram, 2 * gram),
    range(15 * kilogram, 5 * gram),
    range(30 * kilogram, 10 * gram),
  ]
  expect(metrologyProblems({ accuracyClass: 'III', arrangement: 'multi-interval', ranges })).toEqual([])
})

test('a class I balance finer than 0.1 mg may have fewer than 50 000 intervals', () => {
  expect(metrologyProblems(single('I', 2 * gram, milligram, 1))).toEqual([])
  expect(metrologyProblems(single('I', 2 * gram, milligram, 100))).toEqual(['n-too-small'])
})

const intervals = Array.from({ length: 12 }, (_, k) => [1, 2, 5].map((digit) => digit * 10 ** k)).flat()

test('an interval is 1, 2 or 5 times a power of ten, to the microgram', () => {
  const near = intervals.flatMap((ug) => [ug - 1, ug, ug + 1, ug * 3])
  for (const dUg of near) {
    const right = /^[125]0*$/.test(String(dUg))
    const found = metrologyProblems(single(null, 100 * tonne, null, dUg))
    expect([dUg, found]).toEqual([dUg, right ? [] : ['interval-form']])
  }
})

test('any other interval is refused', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e8 }), (dUg) => {
      const right = /^[125]0*$/.test(String(dUg))
      expect(metrologyProblems(single(null, tonne, null, dUg))).toEqual(right ? [] : ['interval-form'])
    }),
  )
})

/** OIML R 76-1, table 3, implemented a second time from the standard. */
function boundsOfN(cls: AccuracyClass, eUg: number): [min: number, max: number] | null {
  if (cls === 'I') return eUg >= 1000 ? [50_000, Infinity] : null
  if (cls === 'II') return eUg < 1000 ? null : [eUg <= 50_000 ? 100 : 5_000, 100_000]
  if (cls === 'III') return eUg < 100_000 ? null : [eUg <= 2_000_000 ? 100 : 500, 10_000]
  return eUg < 5_000_000 ? null : [100, 1_000]
}

test('an instrument with d = e is accepted exactly when table 3 allows its e and n', () => {
  const nearBounds = [
    99, 100, 499, 500, 1_000, 1_001, 4_999, 5_000, 10_000, 10_001, 49_999, 50_000, 100_000, 100_001,
  ]
  const n = fc.oneof(fc.constantFrom(...nearBounds), fc.integer({ min: 1, max: 200_000 }))
  fc.assert(
    fc.property(fc.constantFrom(...accuracyClasses), fc.constantFrom(...intervals), n, (cls, eUg, count) => {
      const bounds = boundsOfN(cls, eUg)
      // Class I finer than 0.1 mg is exempt from the lower bound of n, never from the smallest e.
      const allowed = bounds !== null && count >= bounds[0] && count <= bounds[1]
      expect(metrologyProblems(single(cls, count * eUg, eUg)).length === 0).toBe(allowed)
    }),
    { numRuns: 2000 },
  )
})

test('a class III scale with e ≥ 5 g stays valid when scaled by ten or a thousand, and so does its Min', () => {
  const factor = fc.constantFrom(10, 100, 1000)
  const e = fc.constantFrom(5 * gram, 10 * gram, 20 * gram, 50 * gram)
  fc.assert(
    fc.property(e, fc.integer({ min: 500, max: 10_000 }), factor, (eUg, n, times) => {
      const small = range(n * eUg, eUg)
      const large = range(n * eUg * times, eUg * times)
      expect(metrologyProblems({ accuracyClass: 'III', arrangement: 'single', ranges: [small] })).toEqual([])
      expect(metrologyProblems({ accuracyClass: 'III', arrangement: 'single', ranges: [large] })).toEqual([])
      expect(minCapacityUg('III', large)).toBe(times * (minCapacityUg('III', small) ?? 0))
    }),
  )
})
