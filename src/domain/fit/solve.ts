import { alikeModels } from './alike.ts'
import { type CatalogueFit, type CatalogueMiss, fitOf, missOf, pairOf } from './fit-answer.ts'
import type { FitModel } from './fit-model.ts'
import type { FitRequest } from './fit-request.ts'
import { type FitTask, fitTask } from './fit-task.ts'
import { type CodeSet, failedBesidesPrice, failedByPrice } from './judge.ts'
import { regimeOfRequest } from './model-regime.ts'
import { byPriceThenReference, NearestMisses } from './nearest.ts'
import { PairSearch } from './pair.ts'
import { type RegimeAnswer, regimeAnswer } from './regime-answer.ts'
import { mayRelax, type Relaxation, relaxationFor } from './relaxation.ts'
import { type RequiredAnswer, requiredAnswer } from './required-answer.ts'
import { requirementOf } from './requirement.ts'
import { scoreOf } from './score.ts'
import { sentence } from './sentence.ts'

/** The answer of `GET /api/fit`, models by reference. */
export type FitResult = {
  regime: RegimeAnswer
  required: RequiredAnswer
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

/** Every model judged, the best fits and the nearest misses; `today` (ISO) dates the next verification. */
export function solve(request: FitRequest, models: readonly FitModel[], today: string): FitResult {
  const task = fitTask(request)
  const requirement = requirementOf(request)
  const nearest = new NearestMisses(task, request.limit)
  const fitting: FitModel[] = []
  const failing: Failure[] = []
  let total = 0
  for (const { first, ranked } of alikeModels(models)) {
    const failed = failedBesidesPrice(task, first)
    for (const list of ranked) {
      if (failed === 0) total += countAffordable(task, list)
      for (const model of candidates(task, list)) {
        const own = failed | failedByPrice(task, model)
        if (own === 0) fitting.push(model)
        else {
          failing.push({ model, failed: own })
          nearest.add(model, own)
        }
      }
    }
  }
  const others = total === 0 ? otherwise(task, failing) : { pair: null, relaxation: null }
  return {
    regime: regimeAnswer(regimeOfRequest(request, requirement.maxHardUg), request.lang),
    required: requiredAnswer(requirement),
    considered: models.length,
    total,
    fits: bestFits(task, fitting).map(({ model, score }) => fitOf(task, model, { score, today })),
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
  if (above < limit) return models.slice(0, above < 0 ? limit : above + limit)
  return [...models.slice(0, limit), ...models.slice(above, above + limit)]
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

type Scored = { model: FitModel; score: number }

/** The best by score, price and reference. */
function bestFits(task: FitTask, fitting: readonly FitModel[]): Scored[] {
  const { limit } = task.request
  const cheapest = cheapestOf(fitting)
  const best: Scored[] = []
  for (const model of fitting) {
    const score = scoreOf(task, model, cheapest)
    const worst = best[limit - 1]
    if (
      worst &&
      (score < worst.score || (score === worst.score && byPriceThenReference(model, worst.model) > 0))
    )
      continue
    const own = { model, score }
    const at = best.findIndex((other) => compareScored(own, other) < 0)
    best.splice(at < 0 ? best.length : at, 0, own)
    if (best.length > limit) best.pop()
  }
  return best
}

const compareScored = (one: Scored, other: Scored) =>
  one.score === other.score ? byPriceThenReference(one.model, other.model) : other.score - one.score

function cheapestOf(models: readonly FitModel[]): number | null {
  let cheapest: number | null = null
  for (const { priceCents } of models)
    if (priceCents !== null && (cheapest === null || priceCents < cheapest)) cheapest = priceCents
  return cheapest
}
