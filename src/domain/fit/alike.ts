import type { FitModel } from './fit-model.ts'
import { byPriceThenReference } from './nearest.ts'

/**
 * Models that differ in reference, price and stock only, so that one judgement serves all of them. `lists`: those in
 * stock and not, priced and on request, each cheapest first: of each of these lists only the first ones can be answers.
 */
type Alike = { first: FitModel; lists: readonly (readonly FitModel[])[] }

const groupCache = new WeakMap<readonly FitModel[], readonly Alike[]>()

/** The groups of a catalogue, worked out once per list of models. */
export function alikeModels(models: readonly FitModel[]): readonly Alike[] {
  const cached = groupCache.get(models)
  if (cached) return cached
  const groups = new Map<number | FitModel, FitModel[]>()
  for (const model of models) {
    const key = model.alike ?? model
    const group = groups.get(key)
    if (group) group.push(model)
    else groups.set(key, [model])
  }
  const alike = [...groups.values()].map(groupOf)
  groupCache.set(models, alike)
  return alike
}

function groupOf(models: FitModel[]): Alike {
  const [first] = models
  if (!first) throw new Error('a group without models')
  const lists = Map.groupBy(
    models,
    ({ inStock, priceCents }) => Number(inStock) * 2 + Number(priceCents === null),
  )
  return { first, lists: [...lists.values()].map((list) => list.sort(byPriceThenReference)) }
}
