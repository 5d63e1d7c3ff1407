import { circumstancesIn } from '#domain/assistant/circumstances.ts'
import { cues } from '#domain/assistant/cues.ts'
import { loadIn, type Question, zoneIn } from '#domain/assistant/question.ts'
import { asksMinimumWeight, counts } from '#domain/assistant/small-masses.ts'
import type { Candidate } from '#domain/catalogue/catalogue-filter.ts'
import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import { variantAt } from '#domain/catalogue/represented-variant.ts'
import { explosionCheck } from '#domain/fit/check-place.ts'
import { minimumWeightCheck } from '#domain/fit/check-range.ts'
import { notNawiKinds } from '#domain/fit/fit-model.ts'
import { type FitRequest, openRequest } from '#domain/fit/fit-request.ts'
import { fitTask } from '#domain/fit/fit-task.ts'
import type { FitUse } from '#domain/fit/fit-use.ts'
import { failedCodes } from '#domain/fit/judge.ts'
import type { CatalogueModel } from '#domain/fit/model-pack.ts'
import { gram } from '#domain/metrology/mass.ts'
import { factLabel } from '#domain/understanding/fact-labels.ts'
import { closenessOf } from '#domain/understanding/judge-facts.ts'
import { kindsNamed } from '#domain/understanding/kind-choice.ts'
import { needOf } from '#domain/understanding/need.ts'
import type { Fact } from '#domain/understanding/understood.ts'
import { type CatalogueModels, currentModels } from '#functions/catalogue/models.ts'
import { modelsBySeq } from '#functions/catalogue/rank-facts.ts'
import { searchProducts } from '#functions/catalogue/search.ts'
import { words } from './find-words.ts'
import { kindsIn, type Named, variantOf } from './named-models.ts'
import { nearestPart } from './nearest-part.ts'
import { isHeavyAnimal, kindWords } from './preferred-kinds.ts'
import { lotOf, sampleFor } from './reference-sample.ts'
import { prefersUnverified, standingPlace, wipedNeed } from './request-details.ts'
import { choosingConditions, stating, unstated } from './stated-conditions.ts'
import { whyShown } from './why-shown.ts'

type Env = { DB: D1Database }
/** Instruments that an answer shows at most. */
export const shown = 3
/** Weights and cells of which the right ones are chosen. */
const mostParts = 8
/** Products among which those are looked for that state a condition, or cost less because they are not verified. */
const mostPicked = 12
/** Products that are looked at for instruments which the law admits. */
const mostTried = 80

/** Instruments, and what of the question they may not meet, in words. */
export type Found = { models: readonly Shown[]; unmet: readonly string[] }

/** An instrument and why it is shown. */
export type Shown = Named & { why: string }

/** What the rules of fit are asked for a question. */
export function requestOf(question: Question, use: FitUse, loadUg: number): FitRequest {
  const { practice: _, buildingMaterial: __, ...circumstances } = circumstancesIn(question.folded)
  const country = question.country === 'DE' ? ('DE' as const) : ('FR' as const)
  const nominalUg = use === 'prepack' ? loadUg : null
  return {
    ...openRequest,
    ...circumstances,
    use,
    country,
    lang: question.locale,
    loadUg,
    smallestUg: question.smallestUg,
    nominalUg,
    tolPpm: question.tolPpm,
    protection: wipedNeed(question),
    object: isHeavyAnimal(question) ? standingPlace(question) : null,
    minimumWeight: question.smallestUg !== null && (use === 'pharma-lab' || asksMinimumWeight(question)),
    zone: zoneIn(question.text),
  }
}

/**
 * By what the search reads; where the law regulates the use, only instruments that it admits. `verified`: no others,
 * whatever the use.
 */
export async function bySearch(
  env: Env,
  index: CatalogueIndex,
  question: Question,
  verified: boolean,
): Promise<Found> {
  const { locale } = question
  const { products, dropped } = await searchProducts(env, index, searchText(question), locale)
  const facts = question.facts.filter((fact) => !dropped.facts.some(({ type }) => type === fact.type))
  const catalogue = await currentModels(env)
  const ordered = products.map((product) => ({ ...product, models: modelsOf(catalogue, index, product) }))
  const picked = pickModels(ordered, bestModel(question, facts, verified), question)
  const named = await Promise.all(
    rankModels(picked, question).map(({ position, model }) =>
      model
        ? variantOf(env, locale, model.productId, model.reference)
        : nearestPart(env, question, index, position),
    ),
  )
  const explained = named.flatMap((own) =>
    own ? [{ ...own, why: whyShown(own, question, catalogue.byReference) }] : [],
  )
  const models = byPrice(stating(question, explained), question).slice(0, shown)
  const unmet = [...dropped.facts.map((fact) => labelOf(fact, index, locale)), ...unstated(question, models)]
  return { models, unmet }
}

/** A product that was found, with the model that answers for it; weights, cells and indicators have none. */
type Picked = { position: number; model: CatalogueModel | null }

/** The models that a search found of a product, the best first. */
function modelsOf(catalogue: CatalogueModels, index: CatalogueIndex, { position, variants }: Candidate) {
  const models = modelsBySeq(catalogue).get(index.seq[position] ?? -1) ?? []
  if (!variants) return models
  const placeOf = (model: CatalogueModel) => variants.indexOf(variantAt(index, position, model.position))
  return models.filter((model) => placeOf(model) >= 0).sort((a, b) => placeOf(a) - placeOf(b))
}

/** The products that are looked at closer, in the order of the search. */
function pickModels(
  products: readonly { position: number; models: readonly CatalogueModel[] }[],
  best: (models: readonly CatalogueModel[]) => CatalogueModel | null,
  question: Question,
): Picked[] {
  const isChosenFrom = prefersUnverified(question) || choosingConditions(question).length > 0
  const isCheapest = asksCheapest(question)
  const picked: Picked[] = []
  for (const { position, models } of products.slice(0, mostTried)) {
    // Weights, cells and indicators are no models of the rules.
    const isPart = models.length === 0
    const enough = isChosenFrom ? mostPicked : isPart ? mostParts : shown
    if (picked.length === enough && !isCheapest) break
    const model = best(models)
    if (model || isPart) picked.push({ position, model })
  }
  return picked
}

/** Chooses of the models of a product the first admitted one that meets the facts; null where none does. */
function bestModel(question: Question, facts: readonly Fact[], verified: boolean) {
  const isAdmitted = admission(question, verified)
  const rank = verifiedLast(question)
  return (models: readonly CatalogueModel[]): CatalogueModel | null => {
    const [best] = models
      .filter((own) => isAdmitted(own) && countsPieces(own, question) && closenessOf(own, facts) !== null)
      .sort((a, b) => rank(a) - rank(b))
    return best ?? null
  }
}

/** As the question would rather have them: unverified before verified ones, or the cheapest of all. */
function rankModels(picked: readonly Picked[], question: Question): Picked[] {
  const rank = verifiedLast(question)
  const ranked = picked.toSorted((a, b) => rank(a.model) - rank(b.model))
  if (!asksCheapest(question)) return ranked
  return ranked.sort((a, b) => priceOf(a.model) - priceOf(b.model)).slice(0, mostParts)
}

/** Ranks verified models behind the others where the question prefers those. */
function verifiedLast(question: Question): (model: CatalogueModel | null) => number {
  const isPreferred = prefersUnverified(question)
  return (model) => Number(isPreferred && model?.metrology === 'yes')
}

const asksCheapest = ({ folded }: Question) => cues.cheapest.test(folded)

/** The cheapest first where that is asked for; a price on request comes last. */
const byPrice = (models: Shown[], question: Question) =>
  asksCheapest(question)
    ? models.sort((a, b) => (a.variant.price ?? Infinity) - (b.variant.price ?? Infinity))
    : models

/** Is a model admitted to answer the question? `verified`: no other instruments, whatever the use. */
function admission(question: Question, verified: boolean): (model: CatalogueModel) => boolean {
  const { use, facts, locale } = question
  const load = loadIn(question)
  const task = use === null ? null : fitTask(requestOf(question, use, load ?? gram))
  const legal = verified || (task?.legal ?? false) || needOf(facts, locale).task.legal
  const place = fitTask(requestOf(question, 'internal', load ?? gram))
  return (model) =>
    weighs(model, load) &&
    isWanted(model, question) &&
    isAffordable(model, question) &&
    explosionCheck.judge(place, model) === 'holds' &&
    minimumWeightCheck.judge(place, model) !== 'fails' &&
    (!legal || (model.metrology === 'yes' && (task === null || failedCodes(task, model) === 0)))
}

/** Fewer steps of the display than this tell nothing of a load, whatever the use. */
const fewestSteps = 20
/** What is weighed at most must itself be weighable: no pallet truck for thirty kilograms. */
const weighs = ({ ranges, metrology }: CatalogueModel, loadUg: number | null) => {
  const step = ranges[0]?.eUg ?? ranges[0]?.dUg ?? 0
  return loadUg === null || loadUg >= (metrology === 'yes' ? 1 : 5) * fewestSteps * step
}

/** Within the budget that is named; a price on request is in none. */
export const isAffordable = ({ priceCents }: { priceCents: number | null }, { budgetCents }: Question) =>
  budgetCents === null || (priceCents !== null && priceCents <= budgetCents)

const priceOf = (model: CatalogueModel | null) => model?.priceCents ?? Number.MAX_SAFE_INTEGER

/** Can it carry the lot and count it, from a larger sample if need be? */
function countsPieces({ ranges }: CatalogueModel, question: Question): boolean {
  const lot = lotOf(question)
  if (lot === null) return true
  const carries = question.pieces === null || (ranges.at(-1)?.maxUg ?? 0) >= lot.pieceUg * lot.pieces
  return carries && sampleFor(ranges[0]?.dUg ?? Infinity, lot) !== null
}

/** Automatic instruments and parts of scales are shown to those who name them. */
const isWanted = ({ kind }: CatalogueModel, { facts }: Question) =>
  !notNawiKinds.includes(kind) || kindsIn(facts).includes(kind)

/** A fact in the words of the filters. */
export const labelOf = (fact: Fact, { subcategories }: CatalogueIndex, locale: Question['locale']) =>
  factLabel(fact, locale, {
    kind: (key) => subcategories.find((own) => own.key === key)?.name[locale] ?? key,
    category: (category) => category,
    legal: (verified) => words[verified ? 'verified' : 'unverified'][locale],
  })

/** What was read, without the words of the sentence around it: they are not searched for. */
const searchText = (question: Question) => {
  const { text, facts, folded, locale, use } = question
  const words = [
    ...facts.map(({ span }) => text.slice(span.from, span.to)),
    ...(use === 'precious-metal' && kindsNamed(facts).length === 0 ? [kindWords.gold[locale]] : []),
    ...(counts.test(folded) ? [kindWords.counting[locale]] : []),
    ...(asksMinimumWeight(question) && kindsNamed(facts).length === 0 ? [kindWords.fine[locale]] : []),
  ]
  return words.join(' ') || text.slice(0, 100)
}
