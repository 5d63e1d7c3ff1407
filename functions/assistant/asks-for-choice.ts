import type { Scored } from '#domain/assistant/classifier/linear-model.ts'
import { asksSomething } from '#domain/assistant/clauses.ts'
import type { Question } from '#domain/assistant/question.ts'
import { says } from '#domain/assistant/word-lists.ts'
import type { Fact } from '#domain/understanding/understood.ts'
import { defining, leastSureOfQuestion, namesOf, ofLaw, ofModels, sure } from './labels.ts'

const leastOfChoice = 0.15
const choosing = namesOf('choose vary pick')
/** « Have you scales with a printer and a battery for the market? » names an instrument and what it is for. */
const describesWish = ({ facts }: Question) =>
  facts.some((fact) => fact.type === 'kind' && fact.wanted && !fact.loose) &&
  facts.some(({ type }) => type === 'trade' || type === 'load')
/** « Dried flowers, 50 g to 2 kg »: all that is to be weighed, and no load of one that there is. */
const tellsRange = ({ facts }: Question) =>
  facts.some((fact) => fact.type === 'load' && fact.fromUg !== null && fact.fromUg < fact.loadUg)
/**
 * « I fill bags to sell later, what is your cheapest legal scale? »: the best one is asked for, whatever is told; and
 * « which scale shows 200 g to the tenth? » asks for no number of intervals.
 */
export const asksForBest = (best: Scored, scores: readonly Scored[], whole: Question) =>
  (whole.facts.some(({ type }) => type === 'order')
    ? !ofModels.has(best.label)
    : (defining.has(best.label) &&
        best.probability < sure &&
        (says(whole, 'look-for') || tellsRange(whole))) ||
      (best.probability < leastSureOfQuestion && describesWish(whole))) &&
  scores.filter(({ label }) => choosing.has(label)).reduce((sum, { probability }) => sum + probability, 0) >=
    leastOfChoice

/** Properties by which instruments are chosen. */
const properties = namesOf('price power order interface')
/** Does a question name such a property, and what the instrument is or serves? */
export const namesProperty = ({ facts }: Question): boolean =>
  facts.some(({ type }) => properties.has(type)) &&
  facts.some(({ type }) => type === 'trade' || type === 'kind')

/**
 * « Crane scale 5 t, we buy by it », « label scale for a dairy in Belgium », « I check sacks of 70 kg, for myself »:
 * who asks nothing and names an instrument, or a load, and what it is for wants one.
 */
export function tellsInstrument({ text, facts, use }: Question, best: Scored | undefined): boolean {
  const has = (...types: Fact['type'][]) => facts.some(({ type }) => types.includes(type))
  const namesKind = facts.some((fact) => fact.type === 'kind' && fact.wanted && !fact.loose)
  return (
    !asksSomething(text) &&
    best !== undefined &&
    ofLaw.has(best.label) &&
    // No border is crossed by who asks nothing.
    best.probability <
      ((namesKind && has('load')) || best.label === 'border' ? sure : leastSureOfQuestion) &&
    (namesKind ? has('load', 'trade') : use !== null && has('load') && !has('interval', 'class'))
  )
}
