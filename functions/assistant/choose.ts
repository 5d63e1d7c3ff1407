import { asksYesNo } from '#domain/assistant/clauses.ts'
import { actionsIn, callAction, type Draft, type Source } from '#domain/assistant/draft.ts'
import { zoneAsked } from '#domain/assistant/explosion-answer.ts'
import { quantityBelowMin, shareLines, withMinimum } from '#domain/assistant/figure-answers.ts'
import { askUse, usesToChoose } from '#domain/assistant/law-answers.ts'
import { loadIn, namedModels, type Question } from '#domain/assistant/question.ts'
import { listed as joined, say } from '#domain/assistant/say.ts'
import { isRegulated } from '#domain/assistant/uses.ts'
import { says } from '#domain/assistant/word-lists.ts'
import type { FitCode } from '#domain/fit/judge.ts'
import { solve } from '#domain/fit/solve.ts'
import { formatInterval } from '#domain/metrology/mass.ts'
import { inLocale, paths } from '#domain/site/urls.ts'
import { kindsNamed } from '#domain/understanding/kind-choice.ts'
import { currentModels } from '#functions/catalogue/snapshot.ts'
import type { Answer, Asked, AssistantEnv } from './asked.ts'
import { headOf, lawLines, needsLoad, togetherLine, withLine } from './choice-text.ts'
import { kindsReply } from './compare-kinds.ts'
import { type Found, findInstruments, mostTried, shown } from './find-instruments.ts'
import { fitRequestOf } from './fit-request-of.ts'
import { cardOf, type Named, variantOf } from './named-models.ts'
import { traitsOf } from './traits.ts'
import { unweighedLoad, withSecondScale } from './two-loads.ts'

/**
 * « Ours has d = 0.01 g, is that enough for 20 mg? », « Max 15 kg, e = 5 g. – A customer wants 50 g »: Min of what one
 * has first, then instruments for the need.
 */
export const chooseAnswer = async (env: AssistantEnv, asked: Asked): Promise<Draft> => {
  const { question, clause } = asked
  const smallestUg = question.smallestUg ?? quantityBelowMin(question)
  const draft = await instrumentsAnswer(env, { ...asked, question: { ...question, smallestUg } })
  const isOfOwn = smallestUg !== null && smallestUg !== question.smallestUg
  return isOfOwn || asksYesNo(clause.text) ? withMinimum(draft, question) : draft
}

/** Instruments for a need, with what is missing where none meets all of it; asks where nothing is said of it. */
async function instrumentsAnswer(env: AssistantEnv, asked: Asked): Promise<Draft> {
  const { question, clause, today } = asked
  const kinds = says(clause, 'versus') ? await kindsReply(env, question) : null
  if (kinds) return withShare(kinds, question)
  if (isNothingSaid(question)) return askNeed(question)
  const result = await findStocked(env, question)
  const nearest = result.isTooLight ? await relaxedDraft(env, question, today) : null
  if (nearest) return nearest
  if (result.failing.length > 0 && namedModels(clause).length > 0)
    return { ...instrumentsDraft(question, result, namedFails(question, result)), verdict: false }
  if (result.models.length > 0) {
    const draft = withShare(instrumentsDraft(question, result), question)
    const smallUg = await unweighedLoad(env, question, result.models)
    return smallUg === null ? draft : withSecondScale(env, question, draft, smallUg)
  }
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
  const isByPrice =
    lead === undefined && question.facts.some((fact) => fact.type === 'order' && fact.by === 'price')
  const all = failing.length === 0 && models.length > 0 ? withLine(question) : []
  const order = isByPrice ? [say('choose.cheapest', locale)] : []
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
    text: [[head, ...all, ...order, ...asks].join('\n'), ...law].join('\n\n'),
    facts: [head, ...all, ...order, ...asks, ...law, ...failing, ...traits],
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

/** Who names an explosive zone alone, and not what an instrument is made for, wants one for it. */
export const chooseForZone: Answer = async (env, asked) => {
  const { question } = asked
  if (!question.facts.some(({ type }) => type === 'zone')) return zoneAsked(question)
  const chosen = await chooseAnswer(env, asked)
  return chosen && { ...chosen, text: `${chosen.text}\n${say('law.atex-check', question.locale)}` }
}
