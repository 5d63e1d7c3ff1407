import type { Scored } from '#domain/assistant/classifier/linear-model.ts'
import { asksSomething } from '#domain/assistant/clauses.ts'
import type { Question } from '#domain/assistant/question.ts'
import { says } from '#domain/assistant/word-lists.ts'
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

/** « Crane scale 5 t, we buy by it »: who asks nothing and names an instrument with its load wants one. */
export const tellsInstrument = ({ text, facts }: Question, best: Scored | undefined) =>
  !asksSomething(text) &&
  best !== undefined &&
  ofLaw.has(best.label) &&
  best.probability < sure &&
  facts.some((fact) => fact.type === 'kind' && fact.wanted && !fact.loose) &&
  facts.some(({ type }) => type === 'load')
