import { intervalAtMost, nextSmallerInterval } from '#domain/metrology/interval-step.ts'
import { gram, kilogram, milligram } from '#domain/metrology/mass.ts'
import { type AccuracyClass, minIntervals, smallestE } from '#domain/metrology/metrology.ts'
import { inServiceErrorUg } from '#domain/metrology/permissible-error.ts'
import type { FitRequest } from './fit-request.ts'
import { germanGreatestE, withinFifth } from './prepackage.ts'
import { rowOfUse } from './regime-data.ts'
import { allowedErrorUg, hasTolerance, stepLoads } from './tolerance.ts'

/** A tariff scale weighs from 5 e in classes II and III (OIML R 76-1, table 3 and T.1.2.13). */
export const gradingIntervals = 5
const mayGrade = (cls: AccuracyClass) => cls === 'II' || cls === 'III'

/** Min of an instrument with d = e for a use, µg. */
export function minOfE(cls: AccuracyClass, eUg: number, grading: boolean): number {
  return (grading && mayGrade(cls) ? gradingIntervals : minIntervals(cls, eUg)) * eUg
}

/** May the use be served by a tariff scale? */
export const isGrading = ({ use }: Pick<FitRequest, 'use'>) => rowOfUse(use).needs.includes('grading-min')

/** Does the law of prepackages bound e for this request? */
export const isPrepackage = ({ use, nominalUg }: Pick<FitRequest, 'use' | 'nominalUg'>) =>
  nominalUg !== null && rowOfUse(use).needs.includes('fpackv-e')

/** The greatest e that could be looked at: no interval of an instrument is coarser. */
const coarsestE = 500 * kilogram

/**
 * The greatest e of a class, in µg, whose Min lies within the smallest quantity, whose error in service holds the
 * tolerance and which the law of prepackages permits. `null`: nothing bounds e. `none`: the class has no such e.
 */
export function greatestLegalE(request: FitRequest, cls: AccuracyClass): number | null | 'none' {
  if (request.smallestUg === null && !isPrepackage(request)) return null
  for (
    let eUg: number | null = coarsestE;
    eUg !== null && eUg >= smallestE(cls);
    eUg = nextSmallerInterval(eUg)
  )
    if (minHolds(request, cls, eUg) && errorsHold(request, cls, eUg)) return eUg
  // Class I reads finer than its e of 1 mg, and its Min counts in d (OIML R 76-1, 3.4.2 to 3.4.4).
  return cls === 'I' && errorsHold(request, cls, milligram) ? milligram : 'none'
}

function minHolds(request: FitRequest, cls: AccuracyClass, eUg: number): boolean {
  const { smallestUg } = request
  return smallestUg === null || minOfE(cls, eUg, isGrading(request)) <= smallestUg
}

/** Do the errors of a class with this e hold the tolerance and the law of prepackages? */
export function errorsHold(request: FitRequest, cls: AccuracyClass, eUg: number): boolean {
  return lawHolds(request, cls, eUg) && toleranceHolds(request, cls, eUg)
}

/** FPackV, annex 7; in France a fifth of the tolerable negative error (76/211/EEC, annex I). */
function lawHolds(request: FitRequest, cls: AccuracyClass, eUg: number): boolean {
  const { nominalUg, country } = request
  if (nominalUg === null || !isPrepackage(request)) return true
  if (country === 'DE') return eUg <= germanGreatestE(nominalUg)
  return withinFifth(inServiceErrorUg(cls, eUg, nominalUg), nominalUg)
}

function toleranceHolds(request: FitRequest, cls: AccuracyClass, eUg: number): boolean {
  const { smallestUg, loadUg, everywhere } = request
  if (smallestUg === null || !hasTolerance(request)) return true
  const within = (netUg: number, above: boolean) =>
    inServiceErrorUg(cls, eUg, netUg, above) <= allowedErrorUg(request, netUg)
  if (!within(smallestUg, false)) return false
  if (!everywhere) return true
  if (!within(loadUg, false)) return false
  return stepLoads(cls, eUg).every((step) => step < smallestUg || step >= loadUg || within(step, true))
}

/** Where the errors of a class I balance with d < e are judged by e, Min leaves room for this d, µg. */
export function finestDForMin(
  request: FitRequest,
  cls: AccuracyClass | null,
  eUg: number | null,
): number | null {
  if (cls !== 'I' || eUg === null || request.smallestUg === null) return null
  return minIntervals('I', eUg) * eUg <= request.smallestUg ? null : intervalAtMost(request.smallestUg / 100)
}

/** Weighbridges are not built finer (OIML R 76-1, 3.9.5, note). */
export const finestBridgeE = 10_000 * gram
