import { intervalAtMost, nextSmallerInterval } from '#domain/metrology/interval-step.ts'
import { gram } from '#domain/metrology/mass.ts'
import { type AccuracyClass, greatestN, minIntervals, smallestE } from '#domain/metrology/metrology.ts'
import type { FitRequest } from './fit-request.ts'
import { errorsHold, gradingIntervals, isGrading } from './legal-interval.ts'
import { minimumWeightD } from './minimum-weight.ts'
import { rowOfUse } from './regime-data.ts'

/** Another instrument that serves a request as well: its class and the greatest e and d, µg. */
export type OtherInstrument = { accuracyClass: AccuracyClass; eUg: number; dUg: number }

/** No class II instrument has a coarser e that is of use here: Min would be above the load. */
const coarsestE = 100_000 * gram

/**
 * The class II instrument that the law permits besides what is required, where that names class I or a finer e: one
 * whose display reads finer than e has its Min counted in d (OIML R 76-1, table 3 and 3.4.3). Null where there is none,
 * or where what is required includes it.
 */
export function otherClassTwo(
  request: FitRequest,
  minimum: { accuracyClass: AccuracyClass | null; eMaxUg: number | null },
): OtherInstrument | null {
  const { classes } = rowOfUse(request.use)
  const isFine = minimum.accuracyClass === 'I' || minimum.accuracyClass === 'II'
  if (!isFine || request.smallestUg === null || !classes.includes('II')) return null
  const other = coarsestClassTwo(request, request.smallestUg)
  if (other === null || (minimum.accuracyClass === 'II' && (minimum.eMaxUg ?? 0) >= other.eUg)) return null
  return other
}

function coarsestClassTwo(request: FitRequest, smallestUg: number): OtherInstrument | null {
  const grossUg = request.loadUg + request.tareUg
  for (
    let eUg: number | null = coarsestE;
    eUg !== null && eUg >= smallestE('II');
    eUg = nextSmallerInterval(eUg)
  ) {
    if (grossUg > greatestN('II') * eUg) return null
    const dUg = coarsestD(request, eUg, smallestUg)
    if (dUg !== null && errorsHold(request, 'II', eUg)) return { accuracyClass: 'II', eUg, dUg }
  }
  return null
}

/** The greatest d that goes with an e and whose Min lies within the smallest quantity. */
function coarsestD(request: FitRequest, eUg: number, smallestUg: number): number | null {
  const intervals = isGrading(request) ? gradingIntervals : minIntervals('II', eUg)
  const byMin = smallestUg / intervals
  const byWeight = request.minimumWeight ? minimumWeightD(smallestUg).hardUg : Number.POSITIVE_INFINITY
  const dUg = intervalAtMost(Math.min(byMin, byWeight))
  if (dUg === null) return null
  if (dUg >= eUg) return eUg
  return mayReadFiner(request, eUg) && dUg * 10 >= eUg ? dUg : null
}

/** d < e: e is then a power of ten (OIML R 76-1, 3.4.2), and direct sale forbids it (4.13). */
const mayReadFiner = ({ use }: FitRequest, eUg: number) =>
  !rowOfUse(use).needs.includes('d-equals-e') && /^10*$/.test(String(eUg))
