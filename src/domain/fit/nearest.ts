import type { FitModel } from './fit-model.ts'
import type { FitTask } from './fit-task.ts'
import { type CodeSet, shortfallOf } from './judge.ts'

/** A model that does not fit, and by how much. */
export type Miss = { model: FitModel; failed: CodeSet; codes: number; shortfall: number }

/** The nearest misses seen so far: fewest codes, then least sum of shortfalls, price, reference. */
export class NearestMisses {
  readonly misses: Miss[] = []

  private readonly task: FitTask
  private readonly limit: number

  constructor(task: FitTask, limit: number) {
    this.task = task
    this.limit = limit
  }

  /** Keeps a failing model when it is among the nearest. The shortfall is worked out only where codes do not decide. */
  add(model: FitModel, failed: CodeSet) {
    const codes = bitCount(failed)
    const worst = this.misses[this.limit - 1]
    if (worst && codes > worst.codes) return
    const shortfall = shortfallOf(this.task, model, failed)
    if (worst && codes === worst.codes && shortfall > worst.shortfall) return
    const miss = { model, failed, codes, shortfall }
    const at = this.misses.findIndex((other) => compareMisses(miss, other) < 0)
    this.misses.splice(at < 0 ? this.misses.length : at, 0, miss)
    if (this.misses.length > this.limit) this.misses.pop()
  }
}

/** The order of misses, nearest first. */
function compareMisses(one: Miss, other: Miss): number {
  if (one.codes !== other.codes) return one.codes - other.codes
  if (one.shortfall !== other.shortfall) return one.shortfall < other.shortfall ? -1 : 1
  return byPriceThenReference(one.model, other.model)
}

/** Cheaper first, on request last; equal prices by reference. */
export function byPriceThenReference(one: FitModel, other: FitModel): number {
  const [a, b] = [one.priceCents ?? Number.MAX_VALUE, other.priceCents ?? Number.MAX_VALUE]
  if (a !== b) return a < b ? -1 : 1
  return one.reference < other.reference ? -1 : one.reference > other.reference ? 1 : 0
}

function bitCount(set: CodeSet): number {
  let count = 0
  for (let rest = set; rest; rest &= rest - 1) count++
  return count
}
