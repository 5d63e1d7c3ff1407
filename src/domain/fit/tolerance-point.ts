import { errorSteps, inServiceErrorUg } from '#domain/metrology/permissible-error.ts'
import { rangeEndUg, rangeIndexAt } from '#domain/metrology/range-used.ts'
import type { FitModel } from './fit-model.ts'
import { type FitTask, isAssessed, type TolerancePoint } from './fit-task.ts'
import { allowedErrorUg } from './tolerance.ts'

/** An unverified instrument is taken to err by so many d (own rule). */
export const unverifiedSteps = 3

/**
 * The load at which a model stands worst against the tolerance: the smallest quantity; with `everywhere` also the
 * largest load that it can weigh of those asked for, and just above each step between them. The answer is the task's
 * own point, valid until the next call.
 */
export function worstPoint(task: FitTask, model: FitModel): TolerancePoint {
  const { smallestUg, tareUg, loadUg, everywhere } = task.request
  const { point } = task
  const assessed = isAssessed(task, model)
  const q = smallestUg ?? 0
  point.allowedUg = 0
  point.exceeded = false
  look(task, model, { netUg: q, above: false, assessed })
  if (!everywhere) return point
  const last = model.ranges.length - 1
  const top = Math.min(
    loadUg,
    model.additiveTare ? (model.ranges[last]?.maxUg ?? 0) : rangeEndUg(model, last, tareUg),
  )
  if (top > q) look(task, model, { netUg: top, above: false, assessed })
  for (let i = 0; i <= last; i++) {
    if (i < last) lookAbove(task, model, { netUg: rangeEndUg(model, i, tareUg), q, top, assessed })
    const eUg = model.ranges[i]?.eUg
    if (!assessed || model.accuracyClass === null || eUg == null) continue
    for (const n of errorSteps[model.accuracyClass]) {
      const netUg = n * eUg
      if (rangeIndexAt(model, netUg, tareUg, true) === i) lookAbove(task, model, { netUg, q, top, assessed })
    }
  }
  return point
}

type Between = { netUg: number; q: number; top: number; assessed: boolean }

function lookAbove(task: FitTask, model: FitModel, { netUg, q, top, assessed }: Between) {
  if (netUg >= q && netUg < top) look(task, model, { netUg, above: true, assessed })
}

/** Looks at one load and keeps it in the task's point when it is the worst so far. */
function look(task: FitTask, model: FitModel, at: { netUg: number; above: boolean; assessed: boolean }) {
  const { point, request } = task
  const errorUg = errorAt(model, request.tareUg, at)
  const allowedUg = allowedErrorUg(request, at.netUg)
  if (errorUg > allowedUg) point.exceeded = true
  if (point.allowedUg === 0 || errorUg / allowedUg > point.errorUg / point.allowedUg) {
    point.netUg = at.netUg
    point.errorUg = errorUg
    point.allowedUg = allowedUg
  }
}

/** The error of a model at a net load, µg: in service when verified, else 3 d; 0 where nothing is known. */
export function errorAt(
  model: FitModel,
  tareUg: number,
  { netUg, above, assessed }: { netUg: number; above: boolean; assessed: boolean },
): number {
  const range = model.ranges[rangeIndexAt(model, netUg, tareUg, above)]
  if (!assessed) return unverifiedSteps * (range?.dUg ?? 0)
  if (model.accuracyClass === null || range?.eUg == null) return 0
  return inServiceErrorUg(model.accuracyClass, range.eUg, netUg, above)
}

/** The error of a model at the smallest quantity, µg; null when it cannot be told. */
export function errorAtSmallest(task: FitTask, model: FitModel): number | null {
  const { smallestUg, tareUg } = task.request
  const assessed = isAssessed(task, model)
  if (smallestUg === null || (!assessed && model.ranges[0]?.dUg == null)) return null
  return errorAt(model, tareUg, { netUg: smallestUg, above: false, assessed })
}
