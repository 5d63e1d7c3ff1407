import { greatestN, smallestN } from '#domain/metrology/metrology.ts'
import { type PlateProblem, plateProblems } from './plate-answer.ts'
import type { ReadMark } from './plate-mark.ts'
import { checkMin, intervalsOf, type PlateReading, type PlateReceptor } from './read-plate.ts'

/** With these no number of the plate can be relied on, so nothing is concluded from them. */
const impossible: readonly PlateProblem[] = [
  'year-in-future',
  'max-zero',
  'impossible-number',
  'n-too-small',
  'n-too-large',
  'd-not-e',
]
/** Does a plate have a number that cannot be? */
export const isImpossible = (problems: readonly PlateProblem[]): boolean =>
  problems.some((problem) => impossible.includes(problem))

/** No class has fewer (OIML R 76-1, table 3). */
const fewestN = 100

/** Are there fewer intervals than the class of a receptor has? The range with the largest n counts. */
function isTooCoarse({ accuracyClass, maxUg, eUg, dUg }: PlateReceptor): boolean {
  const n = intervalsOf({ maxUg, eUg })
  if (n === null || eUg === null) return false
  const finest = eUg[0] ?? 0
  return n < (accuracyClass ? smallestN(accuracyClass, finest, dUg?.[0] ?? finest) : fewestN)
}

const isTooFine = (receptor: PlateReceptor) =>
  receptor.accuracyClass !== null && (intervalsOf(receptor) ?? 0) > greatestN(receptor.accuracyClass)

/** Zero, a Min that exceeds Max, an actual interval that exceeds e. */
function hasImpossible({ maxUg, eUg, dUg, minUg }: PlateReceptor): boolean {
  const largest = maxUg.at(-1)
  const isAbove = minUg !== null && largest !== undefined && largest > 0 && minUg >= largest
  const isCoarser = dUg?.some((d, i) => d > (eUg?.[i] ?? d)) ?? false
  return isAbove || isCoarser || [...(eUg ?? []), ...(dUg ?? [])].includes(0)
}

/** In classes III and IIII the interval that is shown is e (OIML R 76-1, 3.4.1: auxiliary indications in I and II). */
const hasOtherInterval = ({ accuracyClass, eUg, dUg }: PlateReceptor): boolean =>
  (accuracyClass === 'III' || accuracyClass === 'IIII') && (dUg?.some((d, i) => d < (eUg?.[i] ?? d)) ?? false)

/**
 * The problems of a plate. What is missing is asked for where something else shows that it should be there; an
 * automatic instrument has no class of this kind and need not have an e.
 */
export function problemsOf(reading: PlateReading, { mark, automatic, problem }: ReadMark): PlateProblem[] {
  const all = reading.receptors.length > 0 ? reading.receptors : [reading]
  const isMarked = (mark !== null && mark !== 'ce-only') || problem === 'ce-missing'
  const has: Record<PlateProblem, boolean> = {
    'max-missing': all.some(({ maxUg }) => maxUg.length === 0),
    'class-missing':
      !automatic && all.some((receptor) => !receptor.accuracyClass && (receptor.eUg || isMarked)),
    'e-missing': !automatic && all.some((receptor) => !receptor.eUg && (receptor.accuracyClass || isMarked)),
    'ce-missing': problem === 'ce-missing',
    'year-missing': problem === 'year-missing',
    'year-in-future': problem === 'year-in-future',
    'max-zero': all.some(({ maxUg }) => maxUg.includes(0)),
    'impossible-number': all.some(hasImpossible),
    'n-too-small': all.some((receptor) => !receptor.maxUg.includes(0) && isTooCoarse(receptor)),
    'n-too-large': all.some(isTooFine),
    'd-not-e': all.some(hasOtherInterval),
    'min-error': all.some((receptor) => checkMin(receptor)?.check === 'error'),
  }
  return plateProblems.filter((name) => has[name])
}
