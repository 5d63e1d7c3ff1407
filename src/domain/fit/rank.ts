import { topMaxUg } from '#domain/metrology/range-used.ts'
import { openPoints } from './confirm.ts'
import type { FitModel } from './fit-model.ts'
import type { FitTask } from './fit-task.ts'
import { byPriceThenReference } from './nearest.ts'

/** A model with what it is ranked by: Max in µg, and the number of points that a person has to confirm. */
export type Ranked<Model extends FitModel = FitModel> = {
  model: Model
  maxUg: number
  open: number
}

/** A fitting model with what it is ranked by; models that are alike, and priced or on request, have it in common. */
export const ranked = <Model extends FitModel>(task: FitTask, model: Model): Ranked<Model> => ({
  model,
  maxUg: topMaxUg(model),
  open: openPoints(task, model).length,
})

/**
 * The one order in which models are offered for a need, wherever that is: the smallest Max that holds the load, then
 * what is certain before what is to be confirmed, stock, price, reference. A smaller Min than the one that is asked for
 * is no merit: it put a jeweller's balance before the scale of a shop.
 */
export function compareRanked(one: Ranked, other: Ranked): number {
  return (
    one.maxUg - other.maxUg ||
    one.open - other.open ||
    Number(other.model.inStock) - Number(one.model.inStock) ||
    byPriceThenReference(one.model, other.model)
  )
}

/** What is offered once, by its best model: the product, or the model itself where no product is known. */
export const offerOf = ({ productId, reference }: FitModel): string => productId ?? reference

/** The best offers of all that were added, best first; of one product only its best model. */
export class BestOffers<Model extends FitModel> {
  readonly offers: Ranked<Model>[] = []

  private readonly limit: number

  constructor(limit: number) {
    this.limit = limit
  }

  add(ranked: Ranked<Model>): void {
    const { offers, limit } = this
    const worst = offers[limit - 1]
    if (worst && compareRanked(ranked, worst) >= 0) return
    const offer = offerOf(ranked.model)
    const before = offers.findIndex(({ model }) => offerOf(model) === offer)
    const earlier = before < 0 ? undefined : offers[before]
    if (earlier) {
      if (compareRanked(ranked, earlier) >= 0) return
      offers.splice(before, 1)
    }
    const at = offers.findIndex((other) => compareRanked(ranked, other) < 0)
    offers.splice(at < 0 ? offers.length : at, 0, ranked)
    if (offers.length > limit) offers.pop()
  }
}

/** Models in the order in which they are offered. */
export const rank = <Model extends FitModel>(task: FitTask, models: readonly Model[]): Model[] =>
  models
    .map((model) => ranked(task, model))
    .sort(compareRanked)
    .map(({ model }) => model)
