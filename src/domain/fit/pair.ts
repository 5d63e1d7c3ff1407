import { topMaxUg } from '#domain/metrology/range-used.ts'
import type { FitModel } from './fit-model.ts'
import { type FitTask, fitTask } from './fit-task.ts'
import { type CodeSet, codeSet, failedCodes } from './judge.ts'
import { bySmallest, smallestThatHolds } from './smallest-that-holds.ts'

/** Two instruments: `small` from the smallest quantity to the split, `large` from there to the load. */
export type Pair = { small: FitModel; large: FitModel; splitUg: number; costCents: number }

type Small = { model: FitModel; toUg: number; costCents: number }
type Large = { model: FitModel; fromUg: number; costCents: number }

const max = codeSet('max')
/** A model on request is taken when no priced one serves. */
const unpricedCents = 1e12
const costOf = ({ priceCents }: FitModel) => priceCents ?? unpricedCents

/** Collects the halves of pairs and finds the cheapest pair. */
export class PairSearch {
  private readonly small: Small[] = []
  private readonly large: Large[] = []

  private readonly task: FitTask

  constructor(task: FitTask) {
    this.task = task
  }

  /** Takes a failing model when it could be one half. */
  add(model: FitModel, failed: CodeSet) {
    const { smallestUg } = this.task.request
    if (smallestUg === null || this.task.lot) return
    if (failed === max) this.addSmall(model, smallestUg)
    else if ((failed & ~bySmallest) === 0) this.addLarge(model)
  }

  private addSmall(model: FitModel, smallestUg: number) {
    const toUg = topMaxUg(model) - (model.additiveTare ? 0 : this.task.request.tareUg)
    const costCents = costOf(model)
    if (toUg < smallestUg || this.small.some((own) => own.toUg >= toUg && own.costCents <= costCents)) return
    const kept = this.small.filter((own) => own.toUg > toUg || own.costCents < costCents)
    this.small.splice(0, this.small.length, ...kept, { model, toUg, costCents })
  }

  private addLarge(model: FitModel) {
    const costCents = costOf(model)
    const fromUg = smallestThatHolds(this.task, model)
    if (fromUg === null || this.large.some((own) => own.fromUg <= fromUg && own.costCents <= costCents))
      return
    const kept = this.large.filter((own) => own.fromUg < fromUg || own.costCents < costCents)
    this.large.splice(0, this.large.length, ...kept, { model, fromUg, costCents })
  }

  /** The cheapest pair within the budget, or null. */
  cheapest(): Pair | null {
    let best: { small: Small; large: Large; costCents: number } | null = null
    for (const small of this.small)
      for (const large of this.large) {
        const costCents = small.costCents + large.costCents
        if (large.fromUg <= small.toUg && (!best || costCents < best.costCents))
          best = { small, large, costCents }
      }
    const { budgetCents } = this.task.request
    if (!best || (budgetCents !== null && best.costCents > budgetCents)) return null
    const { small, large, costCents } = best
    return { small: small.model, large: large.model, splitUg: this.splitOf(small, large), costCents }
  }

  /** As much as the small one can weigh, where the large one holds there too; else where the large one begins. */
  private splitOf(small: Small, large: Large): number {
    const { request } = this.task
    const farUg = Math.min(small.toUg, request.loadUg)
    const fromFar = fitTask({ ...request, smallestUg: farUg })
    return failedCodes(fromFar, large.model) === 0 ? farUg : large.fromUg
  }
}

/** The tasks of both halves of a pair. */
export function pairTasks({ request }: FitTask, splitUg: number): { small: FitTask; large: FitTask } {
  return {
    small: fitTask({ ...request, loadUg: splitUg }),
    large: fitTask({ ...request, smallestUg: splitUg }),
  }
}
