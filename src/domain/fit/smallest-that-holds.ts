import { errorSteps } from '#domain/metrology/permissible-error.ts'
import { rangeEndUg } from '#domain/metrology/range-used.ts'
import { dAtSmallest, gradingMinUg, modelMinUg } from './check-range.ts'
import type { FitModel } from './fit-model.ts'
import { type FitTask, isAssessed } from './fit-task.ts'
import { type CodeSet, codeSet, failedCodes } from './judge.ts'
import { minimumWeightUg } from './minimum-weight.ts'
import { errorAt } from './tolerance-point.ts'

/** Rules that a larger smallest quantity may hold. */
export const bySmallest: CodeSet = codeSet('min', 'tolerance', 'resolution', 'usp')

/** The task with another smallest quantity. */
export const withSmallest = (task: FitTask, smallestUg: number): FitTask => ({
  ...task,
  request: { ...task.request, smallestUg },
})

/**
 * The smallest quantity in µg, not below the one asked for and not above the load, from which a model holds every
 * rule: the largest of Min and 100 × 2 mpe / % in the first step of the error where that is enough. Null: there is none.
 */
export function smallestThatHolds(task: FitTask, model: FitModel): number | null {
  const { smallestUg, loadUg } = task.request
  if (smallestUg === null) return null
  const candidates = candidatesOf(task, model)
    .filter((ug) => ug >= smallestUg && ug <= loadUg)
    .sort((a, b) => a - b)
  for (const ug of candidates) if (failedCodes(withSmallest(task, ug), model) === 0) return ug
  return null
}

/** Every quantity at which a rule may begin to hold: a step of the error, Min, and where the share is met. */
function candidatesOf(task: FitTask, model: FitModel): number[] {
  const { tareUg, smallestUg } = task.request
  const assessed = isAssessed(task, model)
  const starts = [smallestUg ?? 1]
  model.ranges.forEach((range, i) => {
    starts.push(rangeEndUg(model, i, tareUg) + 1)
    if (assessed && model.accuracyClass && range.eUg !== null)
      for (const n of errorSteps[model.accuracyClass]) starts.push(n * range.eUg + 1)
  })
  return starts.flatMap((netUg) => [netUg, ...demandsAt(task, model, { netUg, assessed })])
}

/** What the rules ask of the smallest quantity while it lies in the step of a load. */
function demandsAt(task: FitTask, model: FitModel, at: { netUg: number; assessed: boolean }): number[] {
  const there = withSmallest(task, at.netUg)
  const { tolPpm, tareUg } = task.request
  const demands: number[] = []
  const minUg = gradingMinUg(there, model) ?? modelMinUg(there, model)
  if (minUg !== null && at.assessed) demands.push(minUg)
  const dUg = dAtSmallest(there, model)
  if (dUg !== null) demands.push(minimumWeightUg(dUg, model.repeatabilityUg))
  if (tolPpm !== null) demands.push(shareNeeds(errorAt(model, tareUg, { ...at, above: false }), tolPpm))
  return demands
}

/** The least load of which a share in millionths is an error, µg. */
function shareNeeds(errorUg: number, ppm: number): number {
  return Number((BigInt(errorUg) * 1_000_000n + BigInt(ppm) - 1n) / BigInt(ppm))
}
