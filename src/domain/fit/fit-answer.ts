import { type DataPlate, dataPlate } from '#domain/metrology/plate-lines.ts'
import { topMaxUg } from '#domain/metrology/range-used.ts'
import { toConfirm } from './confirm.ts'
import { explainFailures } from './explain-failure.ts'
import { explainFit } from './explain-fit.ts'
import type { FitModel } from './fit-model.ts'
import type { FitTask } from './fit-task.ts'
import type { CodeSet } from './judge.ts'
import { type Pair, pairTasks } from './pair.ts'
import { nextDueOf, regimeOfModel } from './regime.ts'
import type { Finding } from './sentence.ts'
import { errorAtSmallest } from './tolerance-point.ts'

/** A model of the catalogue in an answer: EUR excl. VAT, null = on request. */
type Named = { reference: string; plate: DataPlate; price: number | null }

/** A model that fits; its score is the share of Max that the load uses. The error at the smallest load is in g. */
export type CatalogueFit = Named & {
  inStock: boolean
  score: number
  reasons: Finding[]
  toConfirm: Finding[]
  errorAtSmallestG: number | null
  /** First verification after it is put into use today; ISO day. */
  nextDue: string | null
}

/** A model that does not fit, with the failed rules. */
export type CatalogueMiss = Named & { failed: Finding[] }

const named = (task: FitTask, model: FitModel): Named => ({
  reference: model.reference,
  plate: dataPlate(model, task.request.lang),
  price: model.priceCents === null ? null : model.priceCents / 100,
})

/** A fitting model with its reasons. */
export function fitOf(task: FitTask, model: FitModel, today: string): CatalogueFit {
  const errorUg = errorAtSmallest(task, model)
  return {
    ...named(task, model),
    inStock: model.inStock,
    score: Math.round((task.request.loadUg / topMaxUg(model)) * 10_000) / 10_000,
    reasons: explainFit(task, model),
    toConfirm: toConfirm(task, model),
    errorAtSmallestG: errorUg === null ? null : errorUg / 1e6,
    nextDue: nextDueOf(regimeOfModel(task.request, model), today),
  }
}

/** A failing model with every rule that it fails. */
export function missOf(task: FitTask, model: FitModel, failed: CodeSet): CatalogueMiss {
  return { ...named(task, model), failed: explainFailures(task, model, failed) }
}

/** Both halves of a pair, each for its part of the span. */
export function pairOf(task: FitTask, pair: Pair, today: string): [CatalogueFit, CatalogueFit] {
  const tasks = pairTasks(task, pair.splitUg)
  return [fitOf(tasks.small, pair.small, today), fitOf(tasks.large, pair.large, today)]
}
