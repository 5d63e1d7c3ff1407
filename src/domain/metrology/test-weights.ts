import { gram, kilogram, microgram, milligram } from './mass.ts'
import type { AccuracyClass } from './metrology.ts'
import { inServiceErrorUg } from './permissible-error.ts'

/** Classes of test weights that are in use beside instruments, the coarsest first (OIML R 111-1). */
const weightClasses = ['M1', 'F2', 'F1', 'E2'] as const
type WeightClass = (typeof weightClasses)[number]

/**
 * Maximum permissible errors of E2 and F1 by nominal value, µg (OIML R 111-1:2004, table 1); those of F2 and M1 are ten
 * times these.
 */
const errors: readonly (readonly [nominalUg: number, e2Ug: number, f1Ug: number])[] = [
  [gram, 30, 100],
  [2 * gram, 40, 120],
  [5 * gram, 50, 160],
  [10 * gram, 60, 200],
  [20 * gram, 80, 250],
  [50 * gram, 100, 300],
  [100 * gram, 160, 500],
  [200 * gram, 300, 1000],
  [500 * gram, 800, 2500],
  [kilogram, 1600, 5000],
  [2 * kilogram, 3000, 10 * milligram],
  [5 * kilogram, 8000, 25 * milligram],
  [10 * kilogram, 16 * milligram, 50 * milligram],
  [20 * kilogram, 30 * milligram, 100 * milligram],
]

const errorOf = (cls: WeightClass, [, e2Ug, f1Ug]: (typeof errors)[number]): number =>
  ({ E2: e2Ug, F1: f1Ug, F2: 10 * e2Ug, M1: 10 * f1Ug })[cls] * microgram

/** A test weight, and what it may be wrong by beside what the instrument may be, µg. */
export type TestWeight = { nominalUg: number; cls: WeightClass; errorUg: number; permissibleUg: number }

/**
 * The test weight for an instrument: the largest one up to its Max that a person lifts, of the coarsest class whose
 * error is at most a third of the permissible error at the initial verification (OIML R 76-1, 3.7.1). Null where no
 * class is fine enough.
 */
export function testWeightFor(cls: AccuracyClass, eUg: number, maxUg: number): TestWeight | null {
  const row = errors.findLast(([nominalUg]) => nominalUg <= maxUg)
  if (!row) return null
  const permissibleUg = inServiceErrorUg(cls, eUg, row[0]) / 2
  const fine = weightClasses.find((candidate) => 3 * errorOf(candidate, row) <= permissibleUg)
  return fine ? { nominalUg: row[0], cls: fine, errorUg: errorOf(fine, row), permissibleUg } : null
}
