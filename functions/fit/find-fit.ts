import { positionOf } from '#domain/catalogue/catalogue-index.ts'
import type { ProductCard } from '#domain/catalogue/product.ts'
import { variantAt } from '#domain/catalogue/represented-variant.ts'
import { AppError } from '#domain/errors/error.ts'
import type { CatalogueFit } from '#domain/fit/fit-answer.ts'
import type { FitAnswer } from '#domain/fit/fit-answer-schema.ts'
import type { FitRequest } from '#domain/fit/fit-request.ts'
import type { Finding } from '#domain/fit/sentence.ts'
import { type FitResult, solve } from '#domain/fit/solve.ts'
import { cardsOf } from '#functions/catalogue/cards.ts'
import { type CatalogueModels, currentModels } from '#functions/catalogue/snapshot.ts'
import { versionedCache } from '#functions/catalogue/versioned-cache.ts'
import { openNearest } from '#functions/db/client.ts'

/** Some ten kilobytes each. */
const cache = versionedCache<FitAnswer>(300)

/** The instruments that fit, with their cards; `today` (ISO) dates the next verification. */
export async function findFit(
  env: { DB: D1Database },
  request: FitRequest,
  today: string,
): Promise<FitAnswer> {
  const catalogue = await currentModels(env)
  const key = JSON.stringify([today, request])
  return cache.load(catalogue.index, key, async () => {
    const result = solve(request, catalogue.models, today)
    return withCards(result, await cardsByReference(env, catalogue, { result, request }))
  })
}

type Solved = { result: FitResult; request: FitRequest }

async function cardsByReference(
  env: { DB: D1Database },
  { index, byReference }: CatalogueModels,
  { result, request }: Solved,
): Promise<Map<string, ProductCard>> {
  const named = [...result.fits, ...result.misses, ...(result.pair ?? [])]
  const listed = named.flatMap(({ reference }) => {
    const model = byReference.get(reference)
    if (!model) return []
    const position = positionOf(index, model.productSeq)
    return [{ position, variant: variantAt(index, position, model.position) }]
  })
  const cards = await cardsOf(openNearest(env.DB), index, request.lang, listed)
  return new Map(cards.map((card) => [card.leadReference, card]))
}

function withCards(result: FitResult, cards: ReadonlyMap<string, ProductCard>): FitAnswer {
  const productOf = (reference: string): ProductCard => {
    const product = cards.get(reference)
    if (!product) throw new AppError('unavailable')
    return product
  }
  const fitOf = (fit: CatalogueFit) => ({
    ...fit,
    product: productOf(fit.reference),
    reasons: shownFindings(fit.reasons),
    toConfirm: shownFindings(fit.toConfirm),
  })
  return {
    ...result,
    fits: result.fits.map(fitOf),
    misses: result.misses.map((miss) => ({
      ...miss,
      product: productOf(miss.reference),
      failed: shownFindings(miss.failed),
    })),
    pair: result.pair && [fitOf(result.pair[0]), fitOf(result.pair[1])],
  }
}

/** Findings as the API answers them: code and text, without the parameters that the text is made of. */
export const shownFindings = (findings: readonly Finding[]): { code: string; text: string }[] =>
  findings.map(({ code, text }) => ({ code, text }))
