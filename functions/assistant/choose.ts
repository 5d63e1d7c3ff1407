import { actionsIn, callAction, type Draft, type Source } from '#domain/assistant/draft.ts'
import { shareLines } from '#domain/assistant/figure-answers.ts'
import { askUse, usesToChoose } from '#domain/assistant/law-answers.ts'
import { loadIn, namedModels, type Question } from '#domain/assistant/question.ts'
import { listed as joined, say } from '#domain/assistant/say.ts'
import { says } from '#domain/assistant/word-lists.ts'
import type { Candidate } from '#domain/catalogue/catalogue-filter.ts'
import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import { variantAt } from '#domain/catalogue/represented-variant.ts'
import { notNawiKinds } from '#domain/fit/fit-model.ts'
import type { FitCode } from '#domain/fit/judge.ts'
import type { CatalogueModel } from '#domain/fit/model-pack.ts'
import { regimeOfUse } from '#domain/fit/regime-answer.ts'
import { solve } from '#domain/fit/solve.ts'
import { formatInterval } from '#domain/metrology/mass.ts'
import { inLocale, paths } from '#domain/site/urls.ts'
import { kindsNamed } from '#domain/understanding/kind-choice.ts'
import type { Fact } from '#domain/understanding/understood.ts'
import { modelsBySeq } from '#functions/catalogue/rank-facts.ts'
import { firstThatFinds } from '#functions/catalogue/search.ts'
import { type CatalogueModels, currentModels } from '#functions/catalogue/snapshot.ts'
import type { Asked, AssistantEnv } from './asked.ts'
import { headOf, lawLines, needsLoad, togetherLine } from './choice-text.ts'
import { kindsReply } from './compare-kinds.ts'
import { failingOf, shortcomings } from './failing-conditions.ts'
import { fitRequestOf, needOfQuestion } from './fit-request-of.ts'
import { cardOf, type Named, variantOf } from './named-models.ts'
import { nearestPart } from './nearest-part.ts'
import { toldByWords } from './told-by-words.ts'
import { traitsOf } from './traits.ts'

/** Instruments that an answer shows at most. */
const shown = 3
/** Products that are looked at for those that a follow-up wants. */
const mostTried = 80

/** Instruments in the one rank of the site, and the conditions that none meets. */
type Found = {
  models: Named[]
  failing: readonly string[]
  /** None that bears the load counts so finely. */
  isCoarse?: boolean
  /** None of them bears the load. */
  isTooLight?: boolean
}

/** Which models may be shown, beside what the facts say; all of them by default. */
export type Accept = (model: CatalogueModel) => boolean

/** Instruments for a need, with what is missing where none meets all of it; asks where nothing is said of it. */
export async function chooseAnswer(env: AssistantEnv, asked: Asked): Promise<Draft> {
  const { question, clause, today } = asked
  const kinds = says(clause, 'versus') ? await kindsReply(env, question) : null
  if (kinds) return withShare(kinds, question)
  if (isNothingSaid(question)) return askNeed(question)
  const result = await findStocked(env, question)
  const nearest = result.isTooLight ? await relaxedDraft(env, question, today) : null
  if (nearest) return nearest
  if (result.failing.length > 0 && namedModels(clause).length > 0)
    return { ...instrumentsDraft(question, result, namedFails(question, result)), verdict: false }
  if (result.models.length > 0) return withShare(instrumentsDraft(question, result), question)
  return (await relaxedDraft(env, question, today)) ?? nothingDraft(question)
}

/** Instruments that are in stock where that is asked for; where none is, those to order. */
async function findStocked(env: AssistantEnv, question: Question): Promise<Found> {
  if (!question.inStock) return findInstruments(env, question)
  const stocked = await findInstruments(env, question, ({ inStock }) => inStock)
  if (stocked.models.length > 0) return stocked
  const toOrder = await findInstruments(env, question)
  return { ...toOrder, failing: [...toOrder.failing, say('trait.stock', question.locale)] }
}

const namedFails = ({ locale }: Question, { failing }: Found) =>
  say('choose.named-fails', locale, { what: joined(failing, locale) })

/** First what an allowed error in % asks of the interval. */
function withShare(draft: Draft, question: Question): Draft {
  const { lines, verdict } = shareLines(question)
  if (lines.length === 0) return draft
  const text = [...lines, draft.text].join('\n')
  return { ...draft, text, facts: [...draft.facts, ...lines], ...(verdict === undefined ? {} : { verdict }) }
}

/** No kind, trade, use, load or property: nothing to look for. */
const isNothingSaid = ({ facts, use, pieceUg, unknown }: Question) =>
  use === null && pieceUg === null && unknown.length === 0 && facts.every(({ type }) => type === 'order')

function askNeed(question: Question): Draft {
  const { locale } = question
  return {
    ...askUse(question),
    text: say('choose.ask-both', locale),
    actions: [actionsIn(locale).configurator],
  }
}

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
  const lighter = isTooLight(strict) ? finding(withoutFineness(question)) : strict
  const isCoarse = question.pieceUg !== null && lighter !== strict
  const { products, dropped } = isTooLight(lighter) ? strict : lighter
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
    failing: [...failingOf(lacking.facts, index, question.locale), ...lacking.rules],
    isCoarse,
    isTooLight: isTooLight({ dropped }),
  }
}

const isTooLight = ({ dropped }: { dropped: { facts: readonly Fact[] } }) =>
  dropped.facts.some(({ type }) => type === 'load')

/** A need that more instruments meet which bear the same load. */
const withoutFineness = (question: Question): Question => ({
  ...question,
  pieceUg: null,
  use: question.use === 'direct-sale' || question.use === 'price-computing' ? 'trade' : question.use,
})

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

/** Does the law ask for a verified instrument? What has no verification is shown where nothing has one. */
const isRegulated = ({ use, locale }: Question) => use !== null && regimeOfUse(use, 'FR', locale).legal

/** Automatic instruments follow rules of their own, and what may not explode costs more: for those who name them. */
const isWanted = ({ kind }: CatalogueModel, { facts }: Question) =>
  !(kind === 'atex' || notNawiKinds.includes(kind)) ||
  kindsNamed(facts).includes(kind) ||
  facts.some(({ type }) => type === 'zone')

/** Who counts pieces, or has a load alone in a use, names no kind: the facts that the search knows, and these. */
function searchedFacts({ facts, pieceUg, text }: Question): readonly Fact[] {
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

/** Instruments as an answer: what they are for, what none of them meets, and what the law says of the use. */
export function instrumentsDraft(
  question: Question,
  { models, failing, isCoarse }: Found,
  lead?: string,
): Draft {
  const { locale, use } = question
  const law = [...togetherLine(models, locale), ...lawLines(question, models)]
  const head =
    lead ??
    (failing.length > 0 ? say('choose.fails', locale, { what: joined(failing, locale) }) : headOf(question))
  const traits = traitsOf(models, question)
  const { quote, configurator } = actionsIn(locale)
  const asks =
    loadIn(question) === null && question.pieceUg === null && needsLoad(models)
      ? [say('choose.ask-load', locale)]
      : isCoarse && question.pieceUg !== null
        ? [say('choose.fails-count', locale, { piece: formatInterval(question.pieceUg, locale) })]
        : []
  return {
    kind: 'products',
    text: [[head, ...asks].join('\n'), ...law].join('\n\n'),
    facts: [head, ...asks, ...law, ...failing, ...traits],
    isAdvice: isRegulated(question),
    sources: models.map((named) => productSource(named, locale)),
    products: models.map((named, i) => cardOf(named, traits[i] ?? '')),
    actions: [quote, configurator],
    suggestions: use === null ? usesToChoose(locale) : [],
  }
}

/** What is forbidden, may explode, or does not bear the load, is no model that comes near. */
const neverNear: readonly string[] = ['legal', 'atex', 'max'] satisfies FitCode[]

/** Where no model meets the rules: the one condition that fails, and the nearest models. */
async function relaxedDraft(env: AssistantEnv, question: Question, today: string): Promise<Draft | null> {
  const request = fitRequestOf(question)
  if (question.use === null || request.loadUg === 0) return null
  const { models, byReference } = await currentModels(env)
  const kinds = kindsNamed(question.facts)
  const meant = kinds.length > 0 ? models.filter(({ kind }) => kinds.includes(kind)) : models
  const { misses: all, relaxation } = solve({ ...request, limit: mostTried }, meant, today)
  const misses = all
    .filter(({ failed }) => failed.every(({ code }) => !neverNear.includes(code)))
    .slice(0, shown)
  const nearest = await Promise.all(
    misses.map(async ({ reference }) => {
      const model = byReference.get(reference)
      return model ? variantOf(env, question.locale, model.productId, reference) : null
    }),
  )
  const result = nearest.filter((named) => named !== null)
  const [first] = misses
  if (!first || result.length === 0) return null
  const reasons = first.failed.map(({ text }) => text)
  const what = relaxation ? [relaxation.text, ...reasons] : reasons
  const draft = instrumentsDraft(
    question,
    { models: result, failing: [] },
    say('choose.fails', question.locale, { what: what.join(' ').replace(/\.$/, '') }),
  )
  return { ...draft, facts: [...draft.facts, ...what] }
}

/** Nothing in the catalogue: who can help. */
export function nothingDraft(question: Question): Draft {
  const { locale } = question
  const { products, configurator, contact } = actionsIn(locale)
  return {
    kind: 'handover',
    text: say('choose.nothing', locale),
    facts: [],
    sources: [{ title: products.label, href: products.href }],
    actions: [configurator, contact, callAction(question)],
  }
}

/** The page of a product as a source. */
export const productSource = ({ product }: Named, locale: Question['locale']): Source => ({
  title: product.name,
  href: inLocale(locale, paths.product(product.id)),
})
