import { topMaxUg } from '#domain/metrology/range-used.ts'
import type { FitModel } from './fit-model.ts'
import { type FitTask, fitTask } from './fit-task.ts'
import { type CodeSet, codeSet, failedCodes } from './judge.ts'
import { byPriceThenReference } from './nearest.ts'
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
  private readonly large: FitModel[] = []
  private readonly task: FitTask

  constructor(task: FitTask) {
    this.task = task
  }

  /** Takes a failing model when it could be one half. */
  add(model: FitModel, failed: CodeSet) {
    const { smallestUg } = this.task.request
    if (smallestUg === null || this.task.lot) return
    if (failed === max) this.addSmall(model, smallestUg)
    else if ((failed & ~bySmallest) === 0) this.large.push(model)
  }

  private addSmall(model: FitModel, smallestUg: number) {
    const toUg = topMaxUg(model) - (model.additiveTare ? 0 : this.task.request.tareUg)
    if (toUg >= smallestUg) this.small.push({ model, toUg, costCents: costOf(model) })
  }

  /** The cheapest pair within the budget, or null. */
  cheapest(): Pair | null {
    if (this.small.length === 0) return null
    const small = this.small.sort((a, b) => byPriceThenReference(a.model, b.model))
    const farUg = small.reduce((far, { toUg }) => Math.max(far, toUg), 0)
    let best: { small: Small; large: Large; costCents: number } | null = null
    for (const large of this.largeHalves(farUg)) {
      const fitting = small.find(({ toUg }) => toUg >= large.fromUg)
      const costCents = (fitting?.costCents ?? 0) + large.costCents
      if (fitting && (!best || costCents < best.costCents)) best = { small: fitting, large, costCents }
    }
    const { budgetCents } = this.task.request
    if (!best || (budgetCents !== null && best.costCents > budgetCents)) return null
    return {
      small: best.small.model,
      large: best.large.model,
      splitUg: this.splitOf(best.small, best.large),
      costCents: best.costCents,
    }
  }

  /** Large halves from the cheapest on, each dearer one only when it begins lower. */
  private largeHalves(farUg: number): Large[] {
    const halves: Large[] = []
    let atMostUg = farUg
    for (const model of this.large.sort(byPriceThenReference)) {
      const fromUg = smallestThatHolds(this.task, model, atMostUg)
      if (fromUg === null) continue
      halves.push({ model, fromUg, costCents: costOf(model) })
      atMostUg = fromUg - 1
    }
    return halves
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
