import type { Question } from '#domain/assistant/question.ts'
import { isRegulated } from '#domain/assistant/uses.ts'
import type { Candidate } from '#domain/catalogue/catalogue-filter.ts'
import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import { variantAt } from '#domain/catalogue/represented-variant.ts'
import { notNawiKinds } from '#domain/fit/fit-model.ts'
import type { FitUse } from '#domain/fit/fit-use.ts'
import type { CatalogueModel } from '#domain/fit/model-pack.ts'
import { kindsNamed } from '#domain/understanding/kind-choice.ts'
import { tradeOf } from '#domain/understanding/trades.ts'
import type { Fact } from '#domain/understanding/understood.ts'
import { firstThatFinds } from '#functions/catalogue/first-that-finds.ts'
import { modelsBySeq } from '#functions/catalogue/rank-facts.ts'
import { type CatalogueModels, currentModels } from '#functions/catalogue/snapshot.ts'
import type { AssistantEnv } from './asked.ts'
import { conditionNames, shortcomings } from './failing-conditions.ts'
import { needOfQuestion } from './fit-request-of.ts'
import { type Named, variantOf } from './named-models.ts'
import { nearestPart } from './nearest-part.ts'
import { toldByWords } from './told-by-words.ts'

/** Instruments that an answer shows at most. */
export const shown = 3
/** Products and misses that are looked at for those. */
export const mostTried = 80

/** Instruments in the one rank of the site, and the conditions that none meets. */
export type Found = {
  models: Named[]
  failing: readonly string[]
  /** None that bears the load counts so finely. */
  isCoarse?: boolean
  /** None of them bears the load. */
  isTooLight?: boolean
}

/** Which models may be shown, beside what the facts say; all of them by default. */
export type Accept = (model: CatalogueModel) => boolean

/** The best instruments for a question: those of the search for the same facts, judged by the rules of fit. */
export async function findInstruments(
  env: AssistantEnv,
  question: Question,
  accept: Accept = () => true,
): Promise<Found> {
  const catalogue = await currentModels(env)
  const { index } = catalogue
  const finding = (asked: Question) =>
    firstThatFinds(index, catalogue, {
      facts: searchedFacts(question),
      matches: null,
      needFor: (facts) => needOfQuestion(asked, facts),
    })
  const strict = finding(question)
  // What does not bear the load is no instrument for it: rather one that counts less finely, or shows the weight to the
  // seller alone, which is said.
  const lighter = isForbidden(strict) ? finding(withoutFineness(question)) : strict
  const isCoarse = question.pieceUg !== null && lighter !== strict
  const { products, dropped } = isForbidden(lighter) ? strict : lighter
  const ordered = await toldByWords(env, index, question, products.slice(0, mostTried))
  const collect = (serves: Accept) => firstInstruments(env, catalogue, { question, ordered, accept, serves })
  const legal = isRegulated(question) ? await collect(({ metrology }) => metrology !== 'no') : []
  const chosen = legal.length > 0 ? legal : await collect(() => true)
  const [first] = chosen
  const lacking =
    first?.model && dropped.facts.length > 0
      ? shortcomings(first.model, dropped.facts, needOfQuestion(question, question.facts))
      : { facts: dropped.facts, rules: [] }
  return {
    models: chosen.map(({ named }) => named),
    failing: [...conditionNames(lacking.facts, question.locale, index), ...lacking.rules],
    isCoarse,
    isTooLight: isTooLight({ dropped }),
  }
}

/** What may ignite is no instrument for a zone either, and who names a kind wants no other one. */
const isForbidden = ({ dropped }: { dropped: { facts: readonly Fact[] } }) =>
  dropped.facts.some((fact) => fact.type === 'load' || fact.type === 'zone' || isNamedKind(fact))

const isNamedKind = (fact: Fact) => fact.type === 'kind' && fact.wanted && !fact.loose

const isTooLight = ({ dropped }: { dropped: { facts: readonly Fact[] } }) =>
  dropped.facts.some(({ type }) => type === 'load')

/** A need that more instruments meet which bear the same load. */
const withoutFineness = (question: Question): Question => ({
  ...question,
  pieceUg: null,
  use: question.use === null ? null : (laxerUses[question.use] ?? question.use),
})
/** What asks less of an instrument: no display for customers, and no class of balances. */
const laxerUses: Partial<Record<FitUse, FitUse>> = {
  'direct-sale': 'trade',
  'price-computing': 'trade',
  lab: 'internal',
}

type Chosen = { named: Named; model: CatalogueModel | undefined }
type Among = { question: Question; ordered: readonly Candidate[]; accept: Accept; serves: Accept }

/** The first products with a model that serves and is accepted, and that model; parts have no models. */
async function firstInstruments(
  env: AssistantEnv,
  catalogue: CatalogueModels,
  { question, ordered, accept, serves }: Among,
): Promise<Chosen[]> {
  const { index } = catalogue
  const chosen: Chosen[] = []
  for (const { position, variants } of ordered) {
    if (chosen.length === shown) break
    const models = modelsOf(catalogue, index, position, variants)
    const model = models.find(serves)
    if (models.length > 0 && !(model && accept(model) && isWanted(model, question))) continue
    const named = model
      ? await variantOf(env, question.locale, model.productId, model.reference)
      : await nearestPart(env, question, index, position)
    if (named) chosen.push({ named, model })
  }
  return chosen
}

/** Automatic instruments follow rules of their own, and what may not explode costs more: for those who name them. */
const isWanted = ({ kind }: CatalogueModel, { facts }: Question) =>
  !(kind === 'atex' || notNawiKinds.includes(kind)) ||
  kindsNamed(facts).includes(kind) ||
  facts.some(({ type }) => type === 'zone')

/** « Cattle from the farm, by live weight »: of trades that want different instruments that of the use counts. */
function withoutOtherTrades({ facts, use }: Question): readonly Fact[] {
  const tradeUse = (fact: Fact) => (fact.type === 'trade' ? tradeOf(fact.trade).use : null)
  const isOther = (fact: Fact) => (tradeUse(fact) ?? use) !== use
  const isOfUse = (fact: Fact) => fact.type === 'trade' && !isOther(fact)
  if (use === null || !facts.some(isOfUse)) return facts
  return facts.filter((fact) => !isOther(fact) && fact.type !== 'category')
}

/** Who counts pieces, or has a load alone in a use, names no kind: the facts that the search knows, and these. */
function searchedFacts(question: Question): readonly Fact[] {
  const { pieceUg, text } = question
  const facts = withoutOtherTrades(question)
  const span = { from: text.length, to: text.length }
  return pieceUg === null || kindsNamed(facts).length > 0
    ? facts
    : [...facts, { type: 'kind', kinds: ['counting'], wanted: true, loose: false, span, corrected: null }]
}

/** The models of a product in their order: those that the search found, else those in stock before the others. */
function modelsOf(
  catalogue: CatalogueModels,
  index: CatalogueIndex,
  position: number,
  variants: readonly number[] | null,
): CatalogueModel[] {
  const models = modelsBySeq(catalogue).get(index.seq[position] ?? -1) ?? []
  if (!variants) return [...models].sort((a, b) => Number(b.inStock) - Number(a.inStock))
  const at = new Map(models.map((model) => [variantAt(index, position, model.position), model]))
  return variants.flatMap((variant) => at.get(variant) ?? [])
}
