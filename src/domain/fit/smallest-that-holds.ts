import { errorSteps } from '#domain/metrology/permissible-error.ts'
import { rangeEndUg } from '#domain/metrology/range-used.ts'
import { dAtSmallest, modelMinUg } from './check-range.ts'
import type { FitModel } from './fit-model.ts'
import { type FitTask, isAssessed } from './fit-task.ts'
import { type CodeSet, codeSet, failedCodes } from './judge.ts'
import { minimumWeightUg } from './minimum-weight.ts'
import { shareOf } from './tolerance.ts'
import { errorAt } from './tolerance-point.ts'

/** Rules that a larger smallest quantity may hold. */
export const bySmallest: CodeSet = codeSet('min', 'tolerance', 'resolution', 'usp')

/**
 * The smallest quantity in µg, not below the one asked for and not above `atMostUg`, from which a model holds every
 * rule: the largest of Min and 100 × 2 mpe / % in the first step of the error where that is enough. Null: there is
 * none.
 */
export function smallestThatHolds(task: FitTask, model: FitModel, atMostUg: number): number | null {
  const { smallestUg, loadUg } = task.request
  if (smallestUg === null) return null
  const upperUg = Math.min(atMostUg, loadUg)
  const least = leastUg(task, model, smallestUg)
  if (least > upperUg) return null
  const scratch = { ...task, request: { ...task.request } }
  const candidates = candidatesOf(scratch, model, smallestUg)
    .filter((ug) => ug >= least && ug <= upperUg)
    .sort((a, b) => a - b)
  for (const ug of candidates) {
    scratch.request.smallestUg = ug
    if (failedCodes(scratch, model) === 0) return ug
  }
  return null
}

/** No smaller quantity holds: Min, minimum weight and error never fall as the quantity rises. */
function leastUg(task: FitTask, model: FitModel, smallestUg: number): number {
  const assessed = isAssessed(task, model)
  const minUg = assessed ? (modelMinUg(task, model) ?? 0) : 0
  const { tolPpm, tareUg, minimumWeight } = task.request
  const errorUg = tolPpm === null ? 0 : errorAt(model, tareUg, { netUg: smallestUg, above: false, assessed })
  const weightUg = minimumWeight ? minimumWeightUg(dAtSmallest(task, model) ?? 0, model.repeatabilityUg) : 0
  return Math.max(smallestUg, minUg, weightUg, tolPpm === null ? 0 : shareNeeds(errorUg, tolPpm))
}

/** Every quantity at which a rule may begin to hold: a step of the error, Min, and where the share is met. */
function candidatesOf(scratch: FitTask, model: FitModel, smallestUg: number): number[] {
  const { tareUg } = scratch.request
  const assessed = isAssessed(scratch, model)
  const candidates: number[] = []
  const addStep = (netUg: number) => {
    scratch.request.smallestUg = netUg
    candidates.push(netUg, ...demandsAt(scratch, model, { netUg, assessed }))
  }
  addStep(smallestUg)
  model.ranges.forEach((range, i) => {
    addStep(rangeEndUg(model, i, tareUg) + 1)
    if (assessed && model.accuracyClass && range.eUg !== null)
      for (const n of errorSteps[model.accuracyClass]) addStep(n * range.eUg + 1)
  })
  return candidates
}

/** What the rules ask of the smallest quantity while it lies in the step of a load. */
function demandsAt(there: FitTask, model: FitModel, at: { netUg: number; assessed: boolean }): number[] {
  const { tolPpm, tareUg, minimumWeight } = there.request
  const demands: number[] = []
  const minUg = modelMinUg(there, model)
  if (minUg !== null && at.assessed) demands.push(minUg)
  const dUg = dAtSmallest(there, model)
  if (minimumWeight && dUg !== null) demands.push(minimumWeightUg(dUg, model.repeatabilityUg))
  if (tolPpm !== null) demands.push(shareNeeds(errorAt(model, tareUg, { ...at, above: false }), tolPpm))
  return demands
}

/** The least load of which a share in millionths is an error, µg. */
function shareNeeds(errorUg: number, ppm: number): number {
  // The quotient is off by less than one; a share rounds down, so the last step is tried.
  let loadUg = Math.max(0, Math.floor((errorUg / ppm) * 1e6) - 1)
  while (shareOf(loadUg, ppm) < errorUg) loadUg++
  return loadUg
}
