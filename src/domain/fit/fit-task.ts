import { greatestCountingD, type Lot } from './counting.ts'
import type { FitModel } from './fit-model.ts'
import type { FitRequest } from './fit-request.ts'
import { isGrading, isPrepackage } from './legal-interval.ts'
import { classesFor, type Need, rowOfUse } from './regime-data.ts'
import { lotOf } from './requirement.ts'
import { hasTolerance } from './tolerance.ts'

/** A request with what the checks of every model ask again and again, worked out once. */
export type FitTask = {
  request: FitRequest
  legal: boolean
  grossUg: number
  classes: readonly string[]
  needs: Readonly<Partial<Record<Need, true>>>
  tolerance: boolean
  prepackage: boolean
  grading: boolean
  lot: Lot | null
  countingDUg: number
  /** Reused for each model, so that none costs an object. */
  point: TolerancePoint
}

/** A load at which an error meets what is allowed, µg; the larger `err / allowed`, the worse. */
export type TolerancePoint = { netUg: number; errorUg: number; allowedUg: number; exceeded: boolean }

/** The task of a request. */
export function fitTask(request: FitRequest): FitTask {
  const row = rowOfUse(request.use)
  const lot = lotOf(request)
  return {
    request,
    legal: row.legal,
    grossUg: request.loadUg + request.tareUg,
    classes: classesFor(request.use, request.country),
    needs: Object.fromEntries(row.needs.map((need) => [need, true])),
    tolerance: hasTolerance(request),
    prepackage: isPrepackage(request),
    grading: isGrading(request),
    lot,
    countingDUg: lot ? greatestCountingD(lot) : 0,
    point: { netUg: 0, errorUg: 0, allowedUg: 0, exceeded: false },
  }
}

/**
 * Does the permissible error of its class count for a model? Where the law asks for it a model that may be ordered
 * with conformity assessment is one that has it.
 */
export function isAssessed(task: FitTask, { accuracyClass, metrology, ranges }: FitModel): boolean {
  if (accuracyClass === null || ranges[0]?.eUg == null) return false
  return metrology === 'yes' || (metrology === 'optional' && task.legal)
}

/** Holds, does not, or cannot be told from what is known. */
type Verdict = 'holds' | 'fails' | 'unknown'

/** One rule that a model must hold, without allocation: it is asked of every model of the catalogue. */
export type Check = {
  judge: (task: FitTask, model: FitModel) => Verdict
  /** How far a failing model is off, as a share of what is asked; 1 where the answer is only yes or no. */
  shortfall: (task: FitTask, model: FitModel) => number
}

/** The verdict on a value that may be missing. */
export const verdictOf = (holds: boolean | null): Verdict =>
  holds === null ? 'unknown' : holds ? 'holds' : 'fails'

/** Shortfall of a rule that is only held or not. */
export const wholeShortfall = () => 1
