import { circumstancesIn } from '#domain/assistant/circumstances.ts'
import { cues } from '#domain/assistant/cues.ts'
import { loadIn, type Question, zoneIn } from '#domain/assistant/question.ts'
import { asksMinimumWeight, counts } from '#domain/assistant/small-masses.ts'
import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import { explosionCheck } from '#domain/fit/check-place.ts'
import { minimumWeightCheck } from '#domain/fit/check-range.ts'
import { notNawiKinds } from '#domain/fit/fit-model.ts'
import { type FitRequest, openRequest } from '#domain/fit/fit-request.ts'
import { fitTask } from '#domain/fit/fit-task.ts'
import type { FitUse } from '#domain/fit/fit-use.ts'
import { failedCodes } from '#domain/fit/judge.ts'
import { minimumWeightUg } from '#domain/fit/minimum-weight.ts'
import type { CatalogueModel } from '#domain/fit/model-pack.ts'
import { sentence } from '#domain/fit/sentence.ts'
import { formatInterval, gram } from '#domain/metrology/mass.ts'
import { factLabel } from '#domain/understanding/fact-labels.ts'
import { distanceOf } from '#domain/understanding/judge-facts.ts'
import { kindChoice, kindsNamed } from '#domain/understanding/kind-choice.ts'
import type { Fact } from '#domain/understanding/understood.ts'
import { cardsOf } from '#functions/catalogue/cards.ts'
import { productDetail } from '#functions/catalogue/detail.ts'
import { currentModels } from '#functions/catalogue/models.ts'
import { modelsBySeq } from '#functions/catalogue/rank-facts.ts'
import { searchProducts } from '#functions/catalogue/search.ts'
import { openDb } from '#functions/db/client.ts'
import { words } from './find-words.ts'
import { kindsIn, maxOf, type Named, variantOf } from './named-models.ts'
import { isHeavyAnimal, kindWords } from './preferred-kinds.ts'
import { lotOf, sampleFor } from './reference-sample.ts'
import { prefersUnverified, standingPlace, wipedNeed } from './request-details.ts'
import { choosingConditions, stating, unstated } from './stated-conditions.ts'

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
  // What is weighed at most must itself be weighable: no platform of a tonne for a jar.
  const smallestUg = question.smallestUg ?? loadIn(question)
  const nominalUg = use === 'prepack' ? loadUg : null
  return {
    ...openRequest,
    ...circumstances,
    use,
    country,
    lang: question.locale,
    loadUg,
    smallestUg,
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
  const { locale, facts } = question
  const { seqs, dropped } = await searchProducts(env, index, searchText(question), locale)
  const left = facts.filter((fact) => !dropped.facts.some(({ type }) => type === fact.type))
  const isAdmitted = admission(question, verified)
  const cheapest = cues.cheapest.test(question.folded)
  const catalogue = await currentModels(env)
  const { byReference } = catalogue
  const isPlain = prefersUnverified(question)
  const isPicked = isPlain || choosingConditions(question).length > 0
  const enough = (seq: number) => (isPicked ? mostPicked : byProduct.has(seq) ? shown : mostParts)
  const stateOf = ({ metrology }: CatalogueModel) => Number(isPlain && metrology === 'yes')
  const byProduct = modelsBySeq(catalogue)
  const chosen: { seq: number; model: CatalogueModel | null }[] = []
  for (const seq of seqs.slice(0, mostTried)) {
    if (chosen.length === enough(seq) && !cheapest) break
    const model = (byProduct.get(seq) ?? [])
      .filter((own) => isAdmitted(own) && countsPieces(own, question))
      .map((own) => ({ own, distance: distanceOf(own, left) }))
      .filter(({ distance }) => distance !== null)
      .sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0) || stateOf(a.own) - stateOf(b.own))[0]?.own
    // Weights, cells and indicators are no models of the rules.
    if (model || !byProduct.has(seq)) chosen.push({ seq, model: model ?? null })
  }
  if (isPlain) chosen.sort((a, b) => (a.model ? stateOf(a.model) : 0) - (b.model ? stateOf(b.model) : 0))
  if (cheapest) {
    chosen.sort((a, b) => priceOf(a.model) - priceOf(b.model))
    chosen.splice(mostParts)
  }
  const named = await Promise.all(
    chosen.map(({ seq, model }) =>
      model ? variantOf(env, locale, model.productId, model.reference) : firstOf(env, question, index, seq),
    ),
  )
  const models = stating(
    question,
    named.flatMap((own) => (own ? [{ ...own, why: whyOf(own, question, byReference) }] : [])),
  )
    .sort((a, b) => (cheapest ? (a.variant.price ?? Infinity) - (b.variant.price ?? Infinity) : 0))
    .slice(0, shown)
  const unmet = [...dropped.facts.map((fact) => labelOf(fact, index, locale)), ...unstated(question, models)]
  return { models, unmet }
}

/** Is a model admitted to answer the question? `verified`: no other instruments, whatever the use. */
function admission(question: Question, verified: boolean): (model: CatalogueModel) => boolean {
  const { use, facts } = question
  const load = loadIn(question)
  const task = use === null ? null : fitTask(requestOf(question, use, load ?? gram))
  const legal = verified || (task?.legal ?? false) || kindChoice(facts).legal
  const place = fitTask(requestOf(question, 'internal', load ?? gram))
  return (model) =>
    weighs(model, load) &&
    isWanted(model, question) &&
    isAffordable(model, question) &&
    explosionCheck.judge(place, model) === 'holds' &&
    minimumWeightCheck.judge(place, model) !== 'fails' &&
    (!legal || (model.metrology === 'yes' && (task === null || failedCodes(task, model) === 0)))
}

/** What it is, with the protection or the minimum weight that it holds where one is asked for. */
function whyOf(
  { product, variant }: Named,
  question: Question,
  byReference: ReadonlyMap<string, CatalogueModel>,
): string {
  const { locale, smallestUg } = question
  const model = byReference.get(variant.reference)
  const dUg = model?.ranges[0]?.dUg ?? null
  // « IP65 » names a degree, and no cleaning.
  const isWashed = question.facts.some(
    (fact) =>
      fact.type === 'protection' &&
      !/^ip/i.test(question.text.slice(fact.span.from)) &&
      model !== undefined &&
      distanceOf(model, [fact]) === 0,
  )
  if (model?.protection && isWashed)
    return `${product.subcategoryLabel}. ${sentence('ip-holds', { ip: model.protection }, locale)}`
  if (!model || dUg === null || smallestUg === null || !asksMinimumWeight(question))
    return product.subcategoryLabel
  const mmin = formatInterval(minimumWeightUg(dUg, model.repeatabilityUg), locale)
  return sentence('usp-holds', { mmin, q: formatInterval(smallestUg, locale) }, locale)
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

/** Classes of weights (OIML R 111). */
const weightClass = /(?<![\p{L}\p{N}-])([EF][12]|M[123])(?![\p{L}\p{N}])/iu

/**
 * Weights, cells and indicators are no instruments that the rules judge: of a product that carries the load, and states the
 * class of weights that is asked for, the variant nearest to it.
 */
async function firstOf(
  env: Env,
  question: Question,
  index: CatalogueIndex,
  seq: number,
): Promise<Named | null> {
  const { locale } = question
  const [card] = await cardsOf(openDb(env.DB), index, locale, [seq])
  const product = card && (await productDetail(env, locale, card.id))
  if (!card || !product) return null
  const asked = question.text.match(weightClass)?.[1]?.toUpperCase()
  const stated = [product.name, product.description, ...product.features].join(' ')
  if (asked && product.subcategory === 'weights' && !classesOf(stated).includes(asked)) return null
  const load = loadIn(question)
  if (load === null) return variantOf(env, locale, card.id, card.leadReference)
  const isWeight = product.subcategory === 'weights'
  const carrying = product.variants.filter((variant) =>
    isWeight ? maxOf(variant) === load : maxOf(variant) >= load,
  )
  const [variant] = carrying.sort((a, b) => maxOf(a) - maxOf(b))
  return variant ? { product, variant } : null
}

/** The classes of a text, those named first: « Class F1 … E2 on request ». */
const classesOf = (text: string) =>
  [...text.matchAll(/(?:classe?|klasse)[ \u00a0]([EF][12]|M[123])/giu)]
    .slice(0, 1)
    .map((match) => match[1] ?? '')

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
