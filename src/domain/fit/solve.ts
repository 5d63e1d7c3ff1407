import { type CatalogueFit, type CatalogueMiss, fitOf, missOf, pairOf } from './fit-answer.ts'
import type { FitAnswer } from './fit-answer-schema.ts'
import { type FitModel, personKinds } from './fit-model.ts'
import type { FitRequest } from './fit-request.ts'
import { type FitTask, fitTask } from './fit-task.ts'
import { type CodeSet, failedBesidesPrice, failedByPrice } from './judge.ts'
import { byPriceThenReference, NearestMisses } from './nearest.ts'
import { PairSearch } from './pair.ts'
import { BestOffers, offerOf, ranked } from './rank.ts'
import { regimeOfRequest } from './regime.ts'
import { type RegimeAnswer, regimeAnswer } from './regime-answer.ts'
import { mayRelax, type Relaxation, relaxationFor } from './relaxation.ts'
import { requiredAnswer } from './required-answer.ts'
import { requirementOf } from './requirement.ts'
import { sentence } from './sentence.ts'

/** The answer of `GET /api/fit`, models by reference. */
export type FitResult = {
  regime: RegimeAnswer
  required: FitAnswer['required']
  /** Models looked at, and those that fit. */
  considered: number
  total: number
  fits: CatalogueFit[]
  /** Nearest first. */
  misses: CatalogueMiss[]
  pair: [CatalogueFit, CatalogueFit] | null
  relaxation: { input: string; value: number; text: string } | null
  /** Who is responsible; stands under every result. */
  aid: string
}

/** Every model judged, the best fits by `rank` and the nearest misses; `today` (ISO) dates the next verification. */
export function solve(request: FitRequest, models: readonly FitModel[], today: string): FitResult {
  const task = fitTask(request)
  const requirement = requirementOf(request)
  const nearest = new NearestMisses(task, request.limit)
  const best = new BestOffers<FitModel>(request.limit)
  const failing: Failure[] = []
  let [considered, total] = [0, 0]
  for (const { first, lists } of alikeModels(models)) {
    if (!isIntended(request, first)) continue
    considered += lists.reduce((sum, list) => sum + list.length, 0)
    const failed = failedBesidesPrice(task, first)
    for (const list of lists) {
      // A list is priced or on request as a whole, which is one of the points to confirm.
      const shared = failed === 0 ? ranked(task, list[0] ?? first) : null
      if (shared) total += countAffordable(task, list)
      for (const model of candidates(task, list)) {
        const score = failed | failedByPrice(task, model)
        if (score === 0 && shared) best.add({ ...shared, model })
        else {
          failing.push({ model, failed: score })
          nearest.add(model, score)
        }
      }
    }
  }
  const others = total === 0 ? otherwise(task, failing) : { pair: null, relaxation: null }
  return {
    regime: regimeAnswer(regimeOfRequest(request, requirement.maxHardUg), request.lang),
    required: requiredAnswer(requirement),
    considered,
    total,
    fits: best.offers.map(({ model }) => fitOf(task, model, today)),
    misses: nearest.misses.map(({ model, failed }) => missOf(task, model, failed)),
    pair: others.pair && pairOf(task, others.pair, today),
    relaxation: others.relaxation && {
      input: others.relaxation.input,
      value: others.relaxation.value,
      text: others.relaxation.text,
    },
    aid: sentence('aid', {}, request.lang),
  }
}

type Failure = { model: FitModel; failed: CodeSet }

/** Of models that are alike, cheapest first: those that can be among the best within the budget, and above it. */
function candidates(task: FitTask, models: readonly FitModel[]): readonly FitModel[] {
  const { limit, budgetCents } = task.request
  const above = budgetCents === null ? -1 : models.findIndex((model) => failedByPrice(task, model) !== 0)
  if (above < 0) return firstOffers(models, limit)
  return [...firstOffers(models.slice(0, above), limit), ...models.slice(above, above + limit)]
}

/** So many models from the beginning that as many different products are among them. */
function firstOffers(models: readonly FitModel[], limit: number): readonly FitModel[] {
  const offers = new Set<string>()
  const end = models.findIndex((model) => offers.add(offerOf(model)).size === limit)
  return end < 0 ? models : models.slice(0, end + 1)
}

/** Those that the budget allows. */
const countAffordable = (task: FitTask, models: readonly FitModel[]) =>
  task.request.budgetCents === null
    ? models.length
    : models.filter((model) => failedByPrice(task, model) === 0).length

/**
 * When nothing fits: the cheapest pair, and the smallest single relaxation, of equal ones that of the cheapest model.
 */
function otherwise(task: FitTask, failing: readonly Failure[]) {
  const pairs = new PairSearch(task)
  let best = null as Relaxation | null
  for (const { model, failed } of failing) {
    pairs.add(model, failed)
    if (!mayRelax(failed)) continue
    const strictly = best !== null && byPriceThenReference(model, best.model) > 0
    best = relaxationFor(task, { model, failed, atMost: best?.change, strictly }) ?? best
  }
  return { pair: pairs.cheapest(), relaxation: best }
}

/**
 * Is a model offered for a use at all? What is built for persons, or intended for patients by its maker (Regulation
 * (EU) 2017/745, article 2(12)), is offered for patients only, although a parcel could be weighed on it.
 */
export const isIntended = ({ use }: Pick<FitRequest, 'use'>, { kind, medicalDevice }: FitModel): boolean =>
  use === 'medical' || (medicalDevice !== true && !personKinds.includes(kind))

/**
 * Models that differ in reference, price and stock only, so that one judgement serves all of them. `lists`: those in
 * stock and not, priced and on request, each cheapest first: of each of these lists only the first ones can be answers.
 */
type Alike = { first: FitModel; lists: readonly (readonly FitModel[])[] }

const groupCache = new WeakMap<readonly FitModel[], readonly Alike[]>()

/** The groups of a catalogue, worked out once per list of models. */
function alikeModels(models: readonly FitModel[]): readonly Alike[] {
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
