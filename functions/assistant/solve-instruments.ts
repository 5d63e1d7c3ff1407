import { cues } from '#domain/assistant/cues.ts'
import { loadIn, type Question } from '#domain/assistant/question.ts'
import type { CatalogueFit } from '#domain/fit/fit-answer.ts'
import { customerDisplayKinds } from '#domain/fit/fit-model.ts'
import type { FitRequest } from '#domain/fit/fit-request.ts'
import type { FitUse } from '#domain/fit/fit-use.ts'
import type { CatalogueModel } from '#domain/fit/model-pack.ts'
import { regimeOfUse } from '#domain/fit/regime-answer.ts'
import { solve } from '#domain/fit/solve.ts'
import { closenessOf } from '#domain/understanding/judge-facts.ts'
import type { Fact } from '#domain/understanding/understood.ts'
import { currentModels } from '#functions/catalogue/models.ts'
import { cardReasons } from './card-reasons.ts'
import { variantOf } from './named-models.ts'
import { isHeavyAnimal, preferredKinds, strictKinds } from './preferred-kinds.ts'
import { isWiped } from './request-details.ts'
import { isAffordable, requestOf, type Shown, shown } from './search-instruments.ts'
import { choosingConditions } from './stated-conditions.ts'

type Env = { DB: D1Database }

/** By the rules of fit, where use and load are known and nothing else is asked of the instrument; null otherwise. */
export async function bySolver(env: Env, question: Question, today: string): Promise<Shown[] | null> {
  const { use, locale } = question
  const loadUg = loadIn(question)
  if (use === null || loadUg === null || !isForRules(question)) return null
  const request = requestOf(question, use, loadUg)
  const { byReference, models } = await currentModels(env)
  const named = await Promise.all(
    choiceOf({ question, request, models, today })
      .slice(0, shown)
      .map(async (fit): Promise<Shown[]> => {
        const model = byReference.get(fit.reference)
        const variant = model && (await variantOf(env, locale, model.productId, fit.reference))
        return variant
          ? [{ ...variant, why: cardReasons(question, { request, model, reasons: fit.reasons }) }]
          : []
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

/** The models to show by `rank`, those of kinds that are named or that a trade uses in the order of these kinds. */
function choiceOf({ question, request, models, today }: Asked): CatalogueFit[] {
  // A use that is said by its name is a need by itself, whatever trade its words belong to.
  const isUseNamed = question.facts.some(({ type }) => type === 'use')
  const kinds = isUseNamed ? strictKinds(question) : preferredKinds(question)
  const isNamed = strictKinds(question).length > 0 || (!isUseNamed && isHeavyAnimal(question))
  const wanted = conditionsOf(question)
  const within = wanted.length ? models.filter((model) => wanted.every((holds) => holds(model))) : models
  const best = (own: readonly CatalogueModel[], limit: number) =>
    solve({ ...request, limit }, own, today).fits
  const ofKinds = within.filter(({ kind }) => kinds.includes(kind))
  const kindOf = new Map(ofKinds.map(({ reference, kind }) => [reference, kinds.indexOf(kind)]))
  const place = ({ reference }: CatalogueFit) => kindOf.get(reference) ?? 0
  const fits = best(ofKinds, ofKinds.length).sort((a, b) => place(a) - place(b))
  // What a trade usually weighs with yields to what the rules find; a kind that is named does not.
  return isNamed || fits.length > 0 ? fits : best(within, shown)
}

/** Within the budget, unverified or powered as is asked: the rules of fit leave that open. */
function conditionsOf(question: Question): ((model: CatalogueModel) => boolean)[] {
  const facts = question.facts.filter(
    (fact) => fact.type === 'power' || (fact.type === 'legal' && !fact.wanted),
  )
  return [
    ...(question.budgetCents === null ? [] : [(model: CatalogueModel) => isAffordable(model, question)]),
    ...(facts.length ? [(model: CatalogueModel) => closenessOf(model, facts) !== null] : []),
  ]
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
