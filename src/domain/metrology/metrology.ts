import { gram, milligram } from './mass.ts'

/** Accuracy classes of non-automatic weighing instruments (OIML R 76-1, 3.1.1). */
export const accuracyClasses = ['I', 'II', 'III', 'IIII'] as const
/** An accuracy class (OIML R 76-1, 3.1.1). */
export type AccuracyClass = (typeof accuracyClasses)[number]

/**
 * Whether the model may be used where the law regulates weighing. `optional`: verification on order, at the factory
 * only.
 */
export const metrologyStates = ['yes', 'no', 'optional'] as const
/** Whether the model may be used where the law regulates weighing. */
export type Metrology = (typeof metrologyStates)[number]

/**
 * How the weighing ranges of an instrument are arranged (OIML R 76-1, 3.3 and T.3.2.6). `nominal`: a test weight weighs
 * nothing, its mass is a nominal value (OIML R 111).
 */
export const arrangements = ['single', 'multi-interval', 'multiple-range', 'nominal'] as const
export type Arrangement = (typeof arrangements)[number]

/**
 * One weighing range, masses in micrograms. `eUg` is null on an instrument that is not verified, `dUg` on one without a
 * display (a load cell, a test weight).
 */
export type WeighingRange = { maxUg: number; eUg: number | null; dUg: number | null }

/** Input of the rules of OIML R 76-1. */
export type Instrument = {
  accuracyClass: AccuracyClass | null
  arrangement: Arrangement
  ranges: readonly WeighingRange[]
}

/** A rule of OIML R 76-1 that an instrument breaks. */
export type MetrologyProblem =
  | 'no-range'
  | 'ranges-not-rising'
  | 'interval-form'
  | 'e-missing'
  | 'e-without-class'
  | 'e-too-small'
  | 'd-not-e'
  | 'd-out-of-e'
  | 'n-too-small'
  | 'n-too-large'
  | 'partial-range-too-small'
  | 'auxiliary-on-multi-interval'

/** Smallest e and bounds of n = Max/e (OIML R 76-1, table 3). */
type Bounds = { fromE: number; toE: number; minN: number; maxN: number }
const bounds: Record<AccuracyClass, Bounds[]> = {
  I: [{ fromE: milligram, toE: Infinity, minN: 50_000, maxN: Infinity }],
  II: [
    { fromE: milligram, toE: 50 * milligram, minN: 100, maxN: 100_000 },
    { fromE: 100 * milligram, toE: Infinity, minN: 5_000, maxN: 100_000 },
  ],
  III: [
    { fromE: 100 * milligram, toE: 2 * gram, minN: 100, maxN: 10_000 },
    { fromE: 5 * gram, toE: Infinity, minN: 500, maxN: 10_000 },
  ],
  IIII: [{ fromE: 5 * gram, toE: Infinity, minN: 100, maxN: 1_000 }],
}

/** Minimum Max of a partial range in e of the next one (OIML R 76-1, table 4). */
const partialRange: Record<AccuracyClass, number> = { I: 50_000, II: 5_000, III: 500, IIII: 50 }

/** No instrument has so small a Max, nor is made for so little alone: a step up to this is a readability, µg. */
export const largestReadabilityUg = gram / 10

/** Below this d a class I instrument may have fewer than 50 000 intervals (OIML R 76-1, 3.4.4). */
const specialReadability = 0.1 * milligram

/**
 * Every rule of OIML R 76-1 that the instrument breaks; empty: it could carry its data plate. Without a class only the
 * form of the intervals is checked.
 */
export function metrologyProblems({ accuracyClass, arrangement, ranges }: Instrument): MetrologyProblem[] {
  if (ranges.length === 0) return ['no-range']
  const problems = new Set<MetrologyProblem>()
  if (ranges.some((range, i) => range.maxUg <= (ranges[i - 1]?.maxUg ?? 0))) problems.add('ranges-not-rising')
  for (const range of ranges) {
    const { maxUg, eUg, dUg } = range
    if ([dUg, eUg].some((interval) => interval !== null && !isInterval(interval)))
      problems.add('interval-form')
    if (accuracyClass === null) {
      if (eUg !== null) problems.add('e-without-class')
    } else if (eUg === null || dUg === null) problems.add('e-missing')
    else for (const problem of rangeProblems(accuracyClass, maxUg, eUg, dUg)) problems.add(problem)
  }
  if (accuracyClass && arrangement === 'multi-interval' && !partialRangesHold(accuracyClass, ranges)) {
    problems.add('partial-range-too-small')
  }
  if (accuracyClass && arrangement === 'multi-interval' && ranges.some(hasAuxiliary)) {
    problems.add('auxiliary-on-multi-interval')
  }
  if (arrangement === 'multi-interval' && !intervalsRise(ranges)) problems.add('ranges-not-rising')
  return [...problems]
}

function rangeProblems(accuracyClass: AccuracyClass, max: number, e: number, d: number): MetrologyProblem[] {
  const problems: MetrologyProblem[] = []
  if (accuracyClass === 'III' || accuracyClass === 'IIII') {
    if (d !== e) problems.push('d-not-e')
  } else if (!auxiliaryHolds(accuracyClass, e, d)) problems.push('d-out-of-e')

  const row = bounds[accuracyClass].find(({ fromE, toE }) => e >= fromE && e <= toE)
  if (!row) return [...problems, 'e-too-small']
  const n = max / e
  const isExempt = accuracyClass === 'I' && d < specialReadability
  if (n < row.minN && !isExempt) problems.push('n-too-small')
  if (n > row.maxN) problems.push('n-too-large')
  return problems
}

/** d < e ≤ 10 d with e = 10^k kg; a class I instrument with d < 1 mg has e = 1 mg (OIML R 76-1, 3.4.2). */
function auxiliaryHolds(accuracyClass: AccuracyClass, e: number, d: number): boolean {
  if (d === e) return true
  if (accuracyClass === 'I' && d < milligram) return e === milligram
  return d < e && e <= 10 * d && isPowerOfTen(e)
}

/** A multi-interval instrument may have no auxiliary indicating device (OIML R 76-1, 3.4.1). */
const hasAuxiliary = ({ eUg, dUg }: WeighingRange) => eUg !== null && dUg !== null && dUg < eUg

/** e grows with each partial weighing range (OIML R 76-1, 3.3.1). */
function intervalsRise(ranges: readonly WeighingRange[]): boolean {
  return ranges.every(({ eUg }, i) => i === 0 || eUg === null || eUg > (ranges[i - 1]?.eUg ?? 0))
}

function partialRangesHold(accuracyClass: AccuracyClass, ranges: readonly WeighingRange[]): boolean {
  return ranges.every((range, i) => {
    const next = ranges[i + 1]
    return !next?.eUg || range.maxUg / next.eUg >= partialRange[accuracyClass]
  })
}

/** Has a scale interval, µg, the form 1, 2 or 5 × 10^k (OIML R 76-1, 4.2.2.1)? */
export function isInterval(ug: number): boolean {
  return /^[125]0*$/.test(String(ug))
}

function isPowerOfTen(ug: number): boolean {
  return Math.abs(Math.log10(ug) - Math.round(Math.log10(ug))) < 1e-9
}

/** Min as a number of intervals e (OIML R 76-1, table 3). */
export function minIntervals(accuracyClass: AccuracyClass, eUg: number): number {
  if (accuracyClass === 'II') return eUg <= 50 * milligram ? 20 : 50
  return { I: 100, III: 20, IIII: 10 }[accuracyClass]
}

/** Min in micrograms; where d < e it counts in d (OIML R 76-1, table 3 and 3.4.3). Null without e or d. */
export function minCapacityUg(accuracyClass: AccuracyClass, { eUg, dUg }: WeighingRange): number | null {
  if (eUg === null || dUg === null) return null
  return minIntervals(accuracyClass, eUg) * Math.min(eUg, dUg)
}

/** Smallest e of a class, µg (OIML R 76-1, table 3). */
export const smallestE = (accuracyClass: AccuracyClass) => bounds[accuracyClass][0]?.fromE ?? 0

/** Greatest n of a class (OIML R 76-1, table 3). */
export const greatestN = (accuracyClass: AccuracyClass) => bounds[accuracyClass][0]?.maxN ?? 0
