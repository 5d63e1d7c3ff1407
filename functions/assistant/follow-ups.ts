import { actionsIn } from '#domain/assistant/draft.ts'
import { namedModels, type Question } from '#domain/assistant/question.ts'
import { listed as joined, say } from '#domain/assistant/say.ts'
import { type Spoken, saidOf, says, type WordList } from '#domain/assistant/word-lists.ts'
import type { CatalogueModel } from '#domain/fit/model-pack.ts'
import { formatCapacity, formatInterval, noBreakSpace } from '#domain/metrology/mass.ts'
import { topMaxUg } from '#domain/metrology/range-used.ts'
import { currentModels } from '#functions/catalogue/snapshot.ts'
import { approvalLine } from './approval-text.ts'
import type { Answer } from './asked.ts'
import { chooseAnswer, instrumentsDraft, nothingDraft } from './choose.ts'
import { featureAnswer, featureNames, featureOfFact } from './feature-answers.ts'
import { type Accept, findInstruments } from './find-instruments.ts'
import { comparison, priceAnswer } from './model-answers.ts'
import { variantsOf } from './models-in-focus.ts'
import { maxOf, type Named, priceText } from './named-models.ts'
import { readingOf } from './traits.ts'

/** What models of a list are compared by: the less the better, and the value in words. */
type Measure = {
  of: (named: Named) => number | null
  text: (named: Named, locale: Question['locale']) => string
}

const measures = {
  'longest-battery': {
    of: ({ variant }) => (variant.facts?.batteryHours ? -variant.facts.batteryHours : null),
    text: ({ variant }) => `${variant.facts?.batteryHours ?? ''}${noBreakSpace}h`,
  },
  'least-price': {
    of: ({ variant }) => variant.price,
    text: ({ variant }, locale) => priceText(variant.price, locale),
  },
  finest: { of: readingOf, text: (named, locale) => formatInterval(readingOf(named) ?? 0, locale) },
  largest: {
    of: ({ variant }) => -maxOf(variant),
    text: ({ variant }, locale) => formatCapacity(maxOf(variant), locale),
  },
  smallest: {
    of: ({ variant }) => maxOf(variant),
    text: ({ variant }, locale) => formatCapacity(maxOf(variant), locale),
  },
} satisfies Partial<Record<WordList, Measure>>
const measureNames = Object.keys(measures) as (keyof typeof measures)[]
const measureTexts = {
  'longest-battery': 'measure.battery',
  'least-price': 'measure.price',
  finest: 'measure.reading',
  largest: 'measure.capacity',
  smallest: 'measure.weight',
} as const

const places = ['ordinal-1', 'ordinal-2', 'ordinal-3', 'ordinal-last'] as const

/** The references of a list that a text points at: « the second one », « the last », « the other »; all of it else. */
export function pointedAt(clause: Spoken, listed: readonly string[]): readonly string[] {
  const [place] = saidOf(clause, places)
  if (place === undefined) return listed
  const reference = place === 'ordinal-last' ? listed.at(-1) : listed[places.indexOf(place)]
  return reference === undefined ? listed : [reference]
}

/** What is asked of the instruments in the answer before: one, the best by a measure, or what tells them apart. */
export const pickAnswer: Answer = async (env, asked) => {
  const { clause, question, listed } = asked
  const { locale } = clause
  // « The EX3 is cheaper, would it do? »: another one than those that were shown.
  if (namedModels(clause).length > 0) return chooseAnswer(env, asked)
  const chosen = pointedAt(clause, listed)
  const named = await variantsOf(env, clause, chosen)
  const [first] = named
  if (!first)
    return {
      kind: 'clarify',
      text: say('pick.nothing', locale),
      facts: [],
      actions: [actionsIn(locale).products],
    }
  const focused = { ...asked, focus: chosen }
  const said = saidOf(clause, measureNames)
  const measure = said.find((name) => name !== 'longest-battery') ?? said[0]
  if (named.length > 1 && measure) {
    // « The cheapest one, does it have USB? » asks something of the one that is chosen.
    const best = asksProperty(clause) && measure !== 'longest-battery' ? bestOf(named, measure) : null
    if (best) return featureAnswer(env, { ...asked, focus: [best.variant.reference] })
    return bestBy({ ...question, folded: clause.folded }, named, measure)
  }
  if (says(clause, 'feature-approvals')) {
    const lines = named.map((model) => approvalLine(model, locale))
    const draft = comparison(question, named)
    return {
      ...draft,
      text: lines.join('\n'),
      facts: [...draft.facts, ...lines],
      verdict: named.every(({ variant }) => variant.metrologie === 'yes'),
    }
  }
  if (saidOf(clause, featureNames).length > 0) return featureAnswer(env, focused)
  return named.length > 1 ? comparison(question, named) : priceAnswer(env, focused)
}

/** Is a property named, as a fact? */
const asksProperty = ({ facts }: Question) => facts.some(({ type }) => featureOfFact[type] !== undefined)

function bestOf(named: readonly Named[], measure: keyof typeof measures): Named | null {
  const { of }: Measure = measures[measure]
  const stated = named.filter((other) => of(other) !== null)
  return stated.toSorted((a, b) => (of(a) ?? 0) - (of(b) ?? 0))[0] ?? null
}

function bestBy(question: Question, named: readonly Named[], measure: keyof typeof measures) {
  const { locale } = question
  const { of, text }: Measure = measures[measure]
  const stated = named.filter((other) => of(other) !== null)
  const draft = comparison(question, named)
  const name = say(measureTexts[measure], locale)
  const ordered = stated.toSorted((a, b) => (of(a) ?? 0) - (of(b) ?? 0))
  // « Compare the two cheapest »: two of three are left.
  if (ordered.length > 2 && says(question, 'two-word')) return comparison(question, ordered.slice(0, 2))
  const [best] = ordered
  if (!best) {
    const line = say('among.absent', locale, { name })
    return { ...draft, text: line, facts: [...draft.facts, line] }
  }
  const equal = stated.filter((other) => of(other) === of(best))
  const value = text(best, locale)
  const line =
    equal.length === named.length
      ? say('among.same', locale, { name, value })
      : say('among.best', locale, { name, list: joined(equal.map(nameOf), locale), value })
  // What was chosen is what the next question is about.
  const chosen = equal.length === named.length ? draft : comparison(question, equal)
  return { ...chosen, text: line, facts: [...draft.facts, line] }
}

const nameOf = ({ product, variant }: Named) => `${product.name} (${variant.reference})`

/** What a follow-up wants instead of the instruments of the answer before. */
const wishes = {
  cheaper: (model, before) =>
    model.priceCents !== null &&
    before.every(({ priceCents }) => priceCents === null || (model.priceCents ?? Infinity) < priceCents),
  larger: (model, before) => before.every((other) => topMaxUg(model) > topMaxUg(other)),
  smaller: (model, before) => before.every((other) => topMaxUg(model) < topMaxUg(other)),
  finer: (model, before) =>
    before.every((other) => (model.ranges[0]?.dUg ?? Infinity) < (other.ranges[0]?.dUg ?? 0)),
} satisfies Partial<Record<WordList, (model: CatalogueModel, before: readonly CatalogueModel[]) => boolean>>
type Wish = keyof typeof wishes

/** A property that was not asked for before: with it the search begins anew, a superlative included. */
const wantsMore = ({ facts }: Question) =>
  facts.some(
    (fact) => fact.type !== 'order' && fact.type !== 'trade' && !(fact.type === 'kind' && fact.loose),
  )

/** Other instruments than those in the answer before: cheaper, larger, finer, or simply others. */
export const varyAnswer: Answer = async (env, asked) => {
  const { question, clause, listed } = asked
  const { locale } = question
  if (listed.length === 0 || namedModels(clause).length > 0 || wantsMore(clause))
    return chooseAnswer(env, asked)
  const { byReference } = await currentModels(env)
  const before = listed.flatMap((reference) => byReference.get(reference) ?? [])
  const [wish] = saidOf(clause, Object.keys(wishes) as Wish[])
  const accept: Accept = wish
    ? (model) => wishes[wish](model, before)
    : (model) => before.every(({ productId }) => productId !== model.productId)
  // What limits the search otherwise than a follow-up wants it is given up.
  const given = wish === 'smaller' ? question.facts.filter(({ type }) => type !== 'load') : question.facts
  const result = await findInstruments(env, { ...question, facts: given, budgetCents: null }, accept)
  if (result.models.length > 0) {
    const sorted =
      wish === 'cheaper'
        ? result.models.toSorted((a, b) => (a.variant.price ?? 0) - (b.variant.price ?? 0))
        : result.models
    return instrumentsDraft(
      question,
      { ...result, models: sorted },
      say(wish === 'cheaper' ? 'choose.cheapest' : 'choose.others', locale),
    )
  }
  const nearest = await variantsOf(env, question, listed)
  if (nearest.length === 0) return nothingDraft(question)
  const cheapest = nearest.toSorted((a, b) => (a.variant.price ?? Infinity) - (b.variant.price ?? Infinity))
  const lead = say(wish === 'cheaper' ? 'choose.no-cheaper' : 'choose.no-other', locale)
  return instrumentsDraft(
    question,
    { models: wish === 'cheaper' ? cheapest.slice(0, 1) : nearest, failing: [] },
    lead,
  )
}
