import { cues } from '#domain/assistant/cues.ts'
import { loadIn, type Question } from '#domain/assistant/question.ts'
import { customerDisplayKinds } from '#domain/fit/fit-model.ts'
import type { FitRequest } from '#domain/fit/fit-request.ts'
import type { FitUse } from '#domain/fit/fit-use.ts'
import type { CatalogueModel } from '#domain/fit/model-pack.ts'
import { regimeOfUse } from '#domain/fit/regime-answer.ts'
import { solve } from '#domain/fit/solve.ts'
import { closenessOf } from '#domain/understanding/judge-facts.ts'
import type { Fact } from '#domain/understanding/understood.ts'
import { currentModels } from '#functions/catalogue/models.ts'
import { findFit } from '#functions/fit/find-fit.ts'
import { cardReasons } from './card-reasons.ts'
import { variantOf } from './named-models.ts'
import { isHeavyAnimal, preferredKinds, strictKinds } from './preferred-kinds.ts'
import { isWiped } from './request-details.ts'
import { isAffordable, requestOf, type Shown, shown } from './search-instruments.ts'
import { choosingConditions } from './stated-conditions.ts'

type Env = { DB: D1Database }

/** Products of which the nearest model is looked for. */
const mostProducts = 8

/** By the rules of fit, where use and load are known and nothing else is asked of the instrument; null otherwise. */
export async function bySolver(env: Env, question: Question, today: string): Promise<Shown[] | null> {
  const { use, locale } = question
  const loadUg = loadIn(question)
  if (use === null || loadUg === null || !isForRules(question)) return null
  const request = requestOf(question, use, loadUg)
  const { byReference, models } = await currentModels(env)
  const chosen = await choiceOf(env, { question, request, models, today })
  const ids = [...new Set(chosen)].slice(0, mostProducts)
  const nearest = nearestModels({ question, request, models, byReference, today }, ids)
  const named = await Promise.all(
    nearest.slice(0, shown).map(async (fit): Promise<Shown[]> => {
      const variant = await variantOf(env, locale, fit.id, fit.reference)
      const model = byReference.get(fit.reference)
      const why = model ? cardReasons(question, { request, model, reasons: fit.reasons }) : ''
      return variant ? [{ ...variant, why }] : []
    }),
  )
  const list = named.flat()
  return list.length > 0 ? list : null
}

/** Is nothing asked of the instrument that the rules of fit do not know? */
function isForRules(question: Question): boolean {
  const { use, locale, facts } = question
  // Where the law regulates the use, the rules of fit show verified instruments alone, elsewhere any.
  const isKnown = (fact: Fact) =>
    isWiped(fact) ||
    (fact.type === 'platform' && isHeavyAnimal(question)) ||
    (fact.type === 'legal' && use !== null && fact.wanted === regimeOfUse(use, 'FR', locale).legal)
  const choosing = ['interval', 'platform', 'protection', 'class', 'interface', 'brand', 'legal']
  return (
    question.pieceUg === null &&
    !cues.cheapest.test(question.folded) &&
    choosingConditions(question).length === 0 &&
    !facts.some((fact) => choosing.includes(fact.type) && !isKnown(fact))
  )
}

type Asked = {
  question: Question
  request: FitRequest
  models: readonly CatalogueModel[]
  today: string
}

/** The ids of the products to show, the likeliest first. */
async function choiceOf(env: Env, { question, request, models, today }: Asked): Promise<string[]> {
  // A use that is said by its name is a need by itself, whatever trade its words belong to.
  const isUseNamed = question.facts.some(({ type }) => type === 'use')
  const usual = isUseNamed ? strictKinds(question) : preferredKinds(question)
  const isNamed = strictKinds(question).length > 0 || (!isUseNamed && isHeavyAnimal(question))
  if (isNamed) return ofKinds(request, models, usual, today)
  const { fits } = await findFit(env, { ...request, limit: 48 }, today)
  // What a trade usually weighs with yields to what the rules find; a kind that is named does not.
  const ofTrade = fits.filter(({ product }) => usual.includes(product.subcategory))
  const place = (kind: string) => usual.indexOf(kind)
  const choice = ofTrade.length
    ? ofTrade.sort((a, b) => place(a.product.subcategory) - place(b.product.subcategory))
    : fits
  return choice.map(({ product }) => product.id)
}

type Known = Asked & { byReference: ReadonlyMap<string, CatalogueModel> }

/** Of each product its best model that is affordable and powered as is asked. */
function nearestModels({ question, request, models, byReference, today }: Known, ids: readonly string[]) {
  const own = models.filter(
    (model) => ids.includes(model.productId) && isWithin(byReference.get(model.reference), question),
  )
  const fits = Map.groupBy(
    solve({ ...request, limit: own.length }, own, today).fits,
    ({ reference }) => byReference.get(reference)?.productId,
  )
  return ids.flatMap((id) => (fits.get(id) ?? []).map((fit) => ({ ...fit, id })))
}

/** Within the budget, unverified or powered as is asked: the rules of fit leave that open. */
const isWithin = (model: CatalogueModel | undefined, question: Question) =>
  model !== undefined &&
  isAffordable(model, question) &&
  closenessOf(
    model,
    question.facts.filter((fact) => fact.type === 'power' || (fact.type === 'legal' && !fact.wanted)),
  ) !== null

/** Products of the kinds that are named, of which the best of all kinds may hold none. */
function ofKinds(
  request: FitRequest,
  models: readonly CatalogueModel[],
  kinds: readonly string[],
  today: string,
): string[] {
  const own = models.filter(({ kind }) => kinds.includes(kind))
  const byReference = new Map(own.map((model) => [model.reference, model]))
  return solve({ ...request, limit: own.length }, own, today)
    .fits.flatMap((fit) => byReference.get(fit.reference) ?? [])
    .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
    .map(({ productId }) => productId)
}

/** Uses for which a dealer shows scales of shops, or of laboratories, as well as any other. */
export const shopUses: readonly FitUse[] = ['direct-sale', 'price-computing', 'farm-sale', 'prepack-variable']
/** Uses for which balances of laboratories are built. */
export const fineUses: readonly FitUse[] = ['lab', 'pharmacy', 'pharma-lab', 'precious-metal']

/**
 * Instruments that are built for another use come behind those that are not: no jewellery balance for jars of honey.
 */
export const besidesUse = (
  { category, subcategory }: { category: string; subcategory: string },
  use: FitUse,
) =>
  Number(customerDisplayKinds.includes(subcategory) && !shopUses.includes(use)) +
  2 * Number((category === 'laboratory' || subcategory === 'gold-jewellery') && !fineUses.includes(use))
