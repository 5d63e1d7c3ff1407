import { formatEuros } from '#domain/catalogue/money.ts'
import { formatCapacity, formatInterval } from '#domain/metrology/mass.ts'
import { topMaxUg } from '#domain/metrology/range-used.ts'
import { formatPercent } from '#domain/metrology/signs.ts'
import type { FitModel } from './fit-model.ts'
import type { FitRequest } from './fit-request.ts'
import { type FitTask, fitTask } from './fit-task.ts'
import { type CodeSet, codeSet, failedCodes } from './judge.ts'
import { sentence } from './sentence.ts'
import { bySmallest, smallestThatHolds } from './smallest-that-holds.ts'
import { worstPoint } from './tolerance-point.ts'

/**
 * The one change of the request with which a model fits. `value`: g of a mass, % of a share, EUR of the budget.
 * `change`: relative, by which the smallest one is chosen.
 */
export type Relaxation = {
  input: 'smallest' | 'tolAbs' | 'tolPct' | 'tare' | 'budget'
  value: number
  text: string
  change: number
  model: FitModel
  /** The request so relaxed. */
  request: FitRequest
}

const byTolerance = codeSet('tolerance', 'resolution')
const byTare = codeSet('max')
const byBudget = codeSet('price')
const isWithin = (failed: CodeSet, set: CodeSet) => (failed & ~set) === 0

/** Could one change of the request be enough for a model that fails these codes? */
export const mayRelax = (failed: CodeSet) =>
  failed === byTare || failed === byBudget || isWithin(failed, bySmallest)

type Change = { changes: Partial<FitRequest>; change: number }

/** A failing model, and the largest change of use; with `strictly` only a smaller one is. */
export type Failing = { model: FitModel; failed: CodeSet; atMost?: number; strictly?: boolean }

/** The smallest single relaxation with which a failing model fits, no larger than `atMost`; else null. */
export function relaxationFor(
  task: FitTask,
  { model, failed, atMost = Number.POSITIVE_INFINITY, strictly = false }: Failing,
): Relaxation | null {
  const proposals = [
    isWithin(failed, bySmallest) ? relaxSmallest(task, model, strictly ? atMost * (1 - 1e-9) : atMost) : null,
    isWithin(failed, byTolerance) ? relaxTolerance(task, model) : null,
    failed === byTare ? relaxTare(task, model) : null,
    failed === byBudget ? relaxBudget(task, model) : null,
  ]
  let best: Change | null = null
  for (const proposal of proposals) if (proposal && (!best || proposal.change < best.change)) best = proposal
  if (!best || best.change > atMost || (strictly && best.change === atMost)) return null
  const request = { ...task.request, ...best.changes }
  if (failedCodes(fitTask(request), model) !== 0) return null
  return { ...worded(task, best.changes, request), change: best.change, model, request }
}

function relaxSmallest(task: FitTask, model: FitModel, atMost: number): Change | null {
  const from = task.request.smallestUg
  if (from === null) return null
  const smallestUg = smallestThatHolds(task, model, Math.ceil(from * (1 + atMost)))
  if (smallestUg === null) return null
  return { changes: { smallestUg }, change: smallestUg / from - 1 }
}

/** The tolerance becomes the error of the model where it is worst; a share is rounded up to a millionth. */
function relaxTolerance(task: FitTask, model: FitModel): Change | null {
  const { netUg, errorUg, allowedUg } = worstPoint(task, model)
  const { tolUg, tolPpm } = task.request
  const change = errorUg / allowedUg - 1
  if (tolUg !== null && tolPpm === null) return { changes: { tolUg: errorUg }, change }
  if (tolPpm === null || tolUg !== null) return null
  const ppm = Number((BigInt(errorUg) * 1_000_000n + BigInt(netUg) - 1n) / BigInt(netUg))
  return { changes: { tolPpm: ppm }, change }
}

function relaxTare(task: FitTask, model: FitModel): Change | null {
  const { tareUg, loadUg } = task.request
  const roomUg = topMaxUg(model) - loadUg
  if (roomUg < 0 || roomUg >= tareUg) return null
  return { changes: { tareUg: roomUg }, change: 1 - roomUg / tareUg }
}

function relaxBudget(task: FitTask, { priceCents }: FitModel): Change | null {
  const { budgetCents } = task.request
  if (budgetCents === null || priceCents === null) return null
  return { changes: { budgetCents: priceCents }, change: budgetCents ? priceCents / budgetCents - 1 : 1 }
}

function worded(
  { request: { lang } }: FitTask,
  changes: Partial<FitRequest>,
  relaxed: FitRequest,
): Pick<Relaxation, 'input' | 'value' | 'text'> {
  const { smallestUg, tolUg, tolPpm, tareUg, budgetCents } = changes
  if (smallestUg != null) {
    const text = sentence('relax-q', { q: formatCapacity(smallestUg, lang) }, lang)
    return { input: 'smallest', value: smallestUg / 1e6, text }
  }
  if (tolUg != null) {
    const text = sentence('relax-tol', { tol: formatInterval(tolUg, lang) }, lang)
    return { input: 'tolAbs', value: tolUg / 1e6, text }
  }
  if (tolPpm != null) {
    const tol = formatPercent(tolPpm / 10_000, lang)
    return { input: 'tolPct', value: tolPpm / 10_000, text: sentence('relax-tol', { tol }, lang) }
  }
  if (tareUg != null) {
    const text = sentence('relax-tare', { tare: formatCapacity(tareUg, lang) }, lang)
    return { input: 'tare', value: tareUg / 1e6, text }
  }
  const cents = budgetCents ?? relaxed.budgetCents ?? 0
  const text = sentence('relax-budget', { price: formatEuros(cents / 100, lang) }, lang)
  return { input: 'budget', value: cents / 100, text }
}
