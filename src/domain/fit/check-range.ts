import { minIntervals, type WeighingRange } from '#domain/metrology/metrology.ts'
import { rangeIndexAt, topMaxUg } from '#domain/metrology/range-used.ts'
import { countsWith } from './counting.ts'
import type { FitModel } from './fit-model.ts'
import { type Check, type FitTask, isAssessed } from './fit-task.ts'
import { minimumWeightUg } from './minimum-weight.ts'
import { worstPoint } from './tolerance-point.ts'

/** The range in which a net load stands on a model. */
export function rangeHolding(model: FitModel, netUg: number, tareUg: number): WeighingRange | undefined {
  return model.ranges[rangeIndexAt(model, netUg, tareUg)]
}

/** What Max must hold: the gross load, with an additive tare the net one (OIML R 76-1, T.2.7.4). */
export const wantedMaxUg = ({ request, grossUg }: FitTask, { additiveTare }: FitModel) =>
  additiveTare ? request.loadUg : grossUg

/** Max ≥ L + T. */
export const maxCheck: Check = {
  judge: (task, model) => (topMaxUg(model) >= wantedMaxUg(task, model) ? 'holds' : 'fails'),
  shortfall: (task, model) => wantedMaxUg(task, model) / topMaxUg(model) - 1,
}

/**
 * Min at a net quantity, the smallest one if none is given, in µg: by e1 of one or several intervals, by the range used
 * of several ranges (OIML R 76-1, 3.3 and table 3); null when it is not known.
 */
export function modelMinUg(
  { request }: FitTask,
  model: FitModel,
  netUg: number | null = request.smallestUg,
): number | null {
  const byRange = model.arrangement === 'multiple-range'
  const range = byRange && netUg !== null ? rangeHolding(model, netUg, request.tareUg) : model.ranges[0]
  if (model.minUg !== null && range === model.ranges[0]) return model.minUg
  if (model.accuracyClass === null || range?.eUg == null) return null
  return minIntervals(model.accuracyClass, range.eUg) * Math.min(range.eUg, range.dUg ?? range.eUg)
}

/** What must not lie below Min, µg: the smallest net quantity, or the largest one where no smaller is stated. */
const leastWeighedUg = ({ request }: FitTask) => request.smallestUg ?? request.loadUg

/** Min ≤ smallest net quantity (MessEV § 23; OIML R 76-1, 3.2). */
export const minCheck: Check = {
  judge(task, model) {
    if (!isAssessed(task, model)) return 'holds'
    const minUg = modelMinUg(task, model, leastWeighedUg(task))
    if (minUg === null) return task.request.smallestUg === null ? 'holds' : 'unknown'
    return minUg <= leastWeighedUg(task) ? 'holds' : 'fails'
  },
  shortfall: (task, model) => (modelMinUg(task, model, leastWeighedUg(task)) ?? 0) / leastWeighedUg(task) - 1,
}

/** The error in service of a verified model within the tolerance (OIML R 76-1, 3.5.2). */
export const toleranceCheck: Check = {
  judge(task, model) {
    if (!task.tolerance || !isAssessed(task, model)) return 'holds'
    return worstPoint(task, model).exceeded ? 'fails' : 'holds'
  },
  shortfall: errorShortfall,
}

/** An unverified model is taken to err by 3 d at most: own rule, after common practice. */
export const resolutionCheck: Check = {
  judge(task, model) {
    if (!task.tolerance || isAssessed(task, model)) return 'holds'
    if (model.ranges[0]?.dUg == null) return 'unknown'
    return worstPoint(task, model).exceeded ? 'fails' : 'holds'
  },
  shortfall: errorShortfall,
}

function errorShortfall(task: FitTask, model: FitModel): number {
  const { errorUg, allowedUg } = worstPoint(task, model)
  return errorUg / allowedUg - 1
}

/** d at the smallest quantity, µg. */
export const dAtSmallest = ({ request }: FitTask, model: FitModel) =>
  rangeHolding(model, request.smallestUg ?? 0, request.tareUg)?.dUg ?? null

/** The minimum weight ≤ smallest quantity (USP <41>, Ph. Eur. 2.1.7). */
export const minimumWeightCheck: Check = {
  judge(task, model) {
    const { smallestUg, minimumWeight } = task.request
    if (!minimumWeight || smallestUg === null) return 'holds'
    const dUg = dAtSmallest(task, model)
    if (dUg === null) return 'unknown'
    return minimumWeightUg(dUg, model.repeatabilityUg) <= smallestUg ? 'holds' : 'fails'
  },
  shortfall: (task, model) =>
    minimumWeightUg(dAtSmallest(task, model) ?? 0, model.repeatabilityUg) / (task.request.smallestUg ?? 1) -
    1,
}

/** d of the range in which the whole lot lies, µg. */
export function countingD({ lot, request }: FitTask, model: FitModel): number | null {
  if (!lot) return null
  return rangeHolding(model, lot.pieceUg * lot.pieces, request.tareUg)?.dUg ?? null
}

/** d fine enough to count the lot. */
export const countCheck: Check = {
  judge(task, model) {
    if (!task.lot) return 'holds'
    const dUg = countingD(task, model)
    if (dUg === null) return 'unknown'
    return countsWith(dUg, task.lot) ? 'holds' : 'fails'
  },
  shortfall: (task, model) =>
    task.countingDUg > 0 ? (countingD(task, model) ?? 0) / task.countingDUg - 1 : 1,
}
