import type { Scored } from '#domain/assistant/classifier/linear-model.ts'
import { asksSomething, asksYesNo } from '#domain/assistant/clauses.ts'
import { askedWeekday, daysIn } from '#domain/assistant/days.ts'
import { termsIn } from '#domain/assistant/glossary.ts'
import { asksDegreeFor } from '#domain/assistant/ip-degree.ts'
import { massOf } from '#domain/assistant/quantities.ts'
import { quantityIn } from '#domain/assistant/quantity.ts'
import { classIn, namedKinds, type Question } from '#domain/assistant/question.ts'
import { isRegulated } from '#domain/assistant/uses.ts'
import { beginsWithAny, says } from '#domain/assistant/word-lists.ts'
import { featureOfFact } from './feature-answers.ts'
import { type IntentName, isIntent } from './intents.ts'
import type { Frame } from './item.ts'
import { namesOf, ofModels, ofPeople } from './labels.ts'

/** « The total with VAT for the 12? », asked of models that were shown. */
export const asksSum = ({ intent }: Frame, whole: Question) =>
  intent !== null &&
  ofModels.has(intent) &&
  (says(whole, 'with-vat') || (quantityIn(whole) > 1 && whole.facts.length === 0))

/** « 250 €. – And one up to 60 kg? »: another instrument is wanted, whose kind was named before. */
export const asksOneMore = ({ intent }: Frame, { folded, facts }: Question) =>
  intent !== null &&
  (ofModels.has(intent) || intent === 'service-price') &&
  beginsWithAny(folded, 'one-more') &&
  facts.some(({ type }) => type === 'load' || type === 'interval' || type === 'legal') &&
  facts.every(({ type }) => type !== 'kind' && type !== 'model' && type !== 'reference')

/** « And is it approved? », asked of the model of the page or of those that were shown. */
export const asksApproval = ({ intent }: Frame, { folded, facts }: Question, isOnProduct: boolean) =>
  (isOnProduct || (intent !== null && ofModels.has(intent))) &&
  facts.length === 1 &&
  facts[0]?.type === 'legal' &&
  folded.split(' ').length <= fewWords
const fewWords = 6

/** « Does that go with a battery? », asked of models that were shown. */
export const asksProperty = ({ intent }: Frame, whole: Question) =>
  intent !== null &&
  ofModels.has(intent) &&
  asksYesNo(whole.text) &&
  says(whole, 'demonstrative') &&
  whole.facts.length > 0 &&
  whole.facts.every(({ type }) => featureOfFact[type] !== undefined)

/** Is a degree of protection asked of what was said to happen to the instrument? */
export const asksOfDegree = ({ question }: Frame, whole: Question) =>
  [question, whole].some((told) => told !== null && asksDegreeFor(told)) &&
  whole.facts.every(({ type }) => type === 'protection' || type === 'order') &&
  termsIn(whole.text, whole.locale).some(({ key }) => key === 'ip')

/** « Which interval do I need? » beside no other facts. */
export const asksInterval = (best: Scored, whole: Question) =>
  best.label === 'intervals' ||
  (best.label === 'class' && whole.facts.length === 0) ||
  (whole.facts.every(({ type }) => type === 'legal') && says(whole, 'interval-word'))

/** d and e are typed, and d is the smaller one. */
export const statesAuxiliary = ({ facts }: Question) => {
  const of = (which: 'e' | 'd') =>
    facts.flatMap((fact) => (fact.type === 'interval' && fact.of === which ? [fact.ug] : []))
  return Math.min(...of('d')) < Math.max(...of('e'))
}

/** « Something for my roastery. – Selling bags of 250 g, packed in the back »: a wish that is told more. */
export const tellsMoreOfWish = ({ intent, question }: Frame, whole: Question) =>
  (intent === 'choose' ||
    (intent === 'compare' && question !== null && namedKinds(question.facts).length > 0)) &&
  whole.use !== null &&
  whole.facts.some((fact) => massOf(fact) !== null) &&
  !asksSomething(whole.text)

/** « Counting scales. – The smallest weigh 0.5 g », « count screws of 0.8 g »: what a piece weighs decides which. */
export const tellsPiece = ({ intent }: Frame, whole: Question) =>
  (whole.pieceUg !== null && !asksSomething(whole.text)) ||
  (whole.facts.some((fact) => massOf(fact) !== null) && intent !== null && ofModels.has(intent))

/** « What is class II? – Do pharmacies need it? »: the class for the use that is named. */
export const asksClassOfUse = ({ intent, question }: Frame, whole: Question) =>
  intent === 'term' &&
  question !== null &&
  classIn(question) !== null &&
  isRegulated(whole) &&
  asksYesNo(whole.text)

/** « Do you guarantee that it comes by Friday? »: a day is promised, and no warranty. */
export const asksByDay = (best: Scored, { text, folded }: Question) =>
  best.label === 'warranty' && (askedWeekday(folded) !== null || daysIn(text) !== null)

/** What a message without the number of a request comes nearest to. */
export const withoutReference = namesOf('contact account privacy continue')

/** Intents beside which a term may be meant. */
export const besideTerm = namesOf('calibration recognise term')

/** « The table with d instead of e » */
export const oneForTheOther = (whole: Question) =>
  says(whole, 'instead-of') && ['d', 'e'].every((letter) => whole.folded.split(' ').includes(letter))

/** « What does e = 5 g and d = 5 g on the plate mean, is it not the same? » */
export const asksTermsOfPlate = (whole: Question): boolean =>
  says(whole, 'mean') &&
  whole.facts.length > 1 &&
  (whole.facts.every((fact) => fact.type === 'interval' && fact.of !== null) ||
    // « Max 15 kg, Min 100 g, e = 5 g: what do these three mean? »
    (whole.facts.every(({ type }) => type === 'interval' || type === 'load') &&
      whole.text.split('?').length <= 2 &&
      termsBeside(whole) > 1))

/** How many terms of the glossary a message names. */
export const termsBeside = ({ text, locale }: Question) => termsIn(text, locale, true).length

/** Where no reason to write to a person is sure, one of them may be. */
const leastOfPeople = 0.35

/** The likeliest reason to write to a person, where these together are likely. */
export function toPeople(scores: readonly Scored[]): IntentName | null {
  const reasons = scores.filter(({ label }) => ofPeople.has(label))
  const sum = reasons.reduce((total, { probability }) => total + probability, 0)
  const label = reasons[0]?.label ?? ''
  return sum >= leastOfPeople && isIntent(label) ? label : null
}

/** What a decision is made of: the likeliest label, all of them, the message and the conversation before. */
export type Told = {
  best: Scored
  scores: readonly Scored[]
  whole: Question
  frame: Frame
  isOnProduct: boolean
}
/** `isUnsure`: only where the classifier is not sure. */
export type Decision = { isUnsure?: true; decide: (told: Told) => IntentName | null }

/** A decision for an intent. */
export const when = (intent: IntentName, is: (told: Told) => boolean): Decision => ({
  decide: (told) => (is(told) ? intent : null),
})
/** The same where the classifier is not sure. */
export const unsure = (intent: IntentName, is: (told: Told) => boolean): Decision => ({
  isUnsure: true,
  ...when(intent, is),
})
