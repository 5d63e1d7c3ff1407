import { isInterval, type MetrologyProblem, metrologyProblems } from '#domain/metrology/metrology.ts'
import { impossibleProblems, type PlateProblem, plateProblems } from './plate-answer.ts'
import type { ReadMark } from './plate-mark.ts'
import { checkMin, eOfRanges, intervalsOf, type PlateReading, type PlateReceptor } from './read-plate.ts'

/** Does a plate have a number that cannot be? */
export const isImpossible = (problems: readonly PlateProblem[]): boolean =>
  impossibleProblems.some((problem) => problems.includes(problem))

/** No class has fewer intervals (OIML R 76-1, table 3). */
const fewestN = 100
/** A number that was typed; pounds and ounces make longer ones. */
const isShort = (ug: number) => /^\d{1,4}0*$/.test(String(ug))

/** The rules of OIML R 76-1 that the numbers of a receptor break; without a class only what none of them allows. */
function broken(receptor: PlateReceptor): MetrologyProblem[] {
  const { accuracyClass, arrangement, maxUg, eUg, dUg } = receptor
  const n = intervalsOf(receptor)
  if (n === null || eUg === null) return []
  const isTyped = eUg.every(isShort)
  if (accuracyClass === null)
    return n < fewestN ? ['n-too-small'] : isTyped && !eUg.every(isInterval) ? ['interval-form'] : []
  const e = eOfRanges(receptor)
  const ranges = maxUg.map((maxUg, i) => ({
    ...{ maxUg, eUg: e[i] ?? null, dUg: dUg?.at(i - e.length) ?? dUg?.[0] ?? e[i] ?? null },
  }))
  return metrologyProblems({ accuracyClass, arrangement, ranges }).filter(
    (problem) => isTyped || (problem !== 'interval-form' && problem !== 'e-too-small'),
  )
}

/** Zero, a Min that exceeds Max, an actual interval that exceeds e. */
function hasImpossible({ maxUg, eUg, dUg, minUg }: PlateReceptor): boolean {
  const largest = maxUg.at(-1)
  const isAbove = minUg !== null && largest !== undefined && largest > 0 && minUg >= largest
  const isCoarser = dUg?.some((d, i) => d > (eUg?.[i] ?? d)) ?? false
  return isAbove || isCoarser || [...(eUg ?? []), ...(dUg ?? [])].includes(0)
}

/**
 * The problems of a plate. What is missing is asked for where something else shows that it should be there; an
 * automatic instrument has no class of this kind and need not have an e.
 */
export function problemsOf(reading: PlateReading, { mark, automatic, problem }: ReadMark): PlateProblem[] {
  const all = reading.receptors.length > 0 ? reading.receptors : [reading]
  const rules = new Set(all.flatMap(broken))
  const isImpossible = all.some(hasImpossible)
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
    'impossible-number': isImpossible,
    'n-too-small': rules.has('n-too-small') && all.every(({ maxUg }) => !maxUg.includes(0)),
    'n-too-large': rules.has('n-too-large'),
    'd-not-e': rules.has('d-not-e') && !isImpossible,
    'partial-range-too-small': rules.has('partial-range-too-small'),
    'interval-form': !isImpossible && (rules.has('interval-form') || rules.has('e-too-small')),
    'min-error': all.some((receptor) => checkMin(receptor)?.check === 'error'),
  }
  return plateProblems.filter((name) => has[name])
}
