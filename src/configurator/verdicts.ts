import type { Choice } from '#domain/configurator/configurator-address.ts'
import type { FitAnswer } from '#domain/fit/fit-answer-schema.ts'
import type { ProductFit } from '#domain/fit/product-fit.ts'
import type { Fit, Miss, Verdict } from './data.ts'

/** What the rules say of models, by reference. */
export type Verdicts = ReadonlyMap<string, Verdict>

/**
 * What the rules say of the chosen models. A model that is not among the best and the nearest is judged by name, with
 * the other models of its product; when that fails its verdict is missing, and the page says so.
 */
export async function verdictsOf(
  fit: FitAnswer | null,
  choices: readonly Choice[],
  judgeProduct: (productId: string) => Promise<ProductFit>,
): Promise<Verdicts> {
  if (fit === null || choices.length === 0) return new Map()
  const verdicts = named(fit)
  const others = choices.filter(({ reference }) => !verdicts.has(reference))
  const requests = [...new Set(others.map(({ productId }) => productId))].map((id) =>
    judgeProduct(id).then(
      ({ models }) => models,
      () => [],
    ),
  )
  const judged = (await Promise.all(requests)).flat()
  return new Map([...judged.map((model) => [model.reference, model] as const), ...verdicts])
}

/** The models that an answer names. */
const named = ({ fits, misses, pair }: FitAnswer): Verdicts =>
  new Map([
    ...misses.map((miss) => [miss.reference, ofMiss(miss)] as const),
    ...[...(pair ?? []), ...fits].map((fit) => [fit.reference, ofFit(fit)] as const),
  ])

const ofFit = ({ reference, reasons, toConfirm, errorAtSmallestG, nextDue }: Fit): Verdict => ({
  reference,
  fits: true,
  failed: [],
  reasons,
  toConfirm,
  errorAtSmallestG,
  nextDue,
})

const ofMiss = ({ reference, failed }: Miss): Verdict => ({
  reference,
  fits: false,
  failed,
  reasons: [],
  toConfirm: [],
  errorAtSmallestG: null,
  nextDue: null,
})
