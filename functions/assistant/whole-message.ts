import type { Scored } from '#domain/assistant/classifier/linear-model.ts'
import { asksSomething, asksYesNo, goesOnWith } from '#domain/assistant/clauses.ts'
import { termsIn } from '#domain/assistant/glossary.ts'
import { massOf } from '#domain/assistant/quantities.ts'
import { quantityIn } from '#domain/assistant/quantity.ts'
import { continued, namedModels, type Question } from '#domain/assistant/question.ts'
import { isPlate } from '#domain/assistant/typed-plate.ts'
import { beginsWithAny, saidOf, says, saysInAny } from '#domain/assistant/word-lists.ts'
import { faults, ofService, ofServiceBefore, withFrame } from './carried.ts'
import { featureNames } from './feature-answers.ts'
import {
  asksElsewhere,
  asksOfLittle,
  asksOfOtherUse,
  asksServicePrice,
  asksTheSame,
  comparesTerms,
  comparesTwo,
  modelNames,
  ofRuleBefore,
  ofToldPlate,
} from './goes-on.ts'
import { type IntentName, isIntent } from './intents.ts'
import type { Context, Frame, Item } from './item.ts'
import {
  defining,
  familyProbability,
  followUps,
  goesOnAsking,
  leastSureOfQuestion,
  likeliest,
  namesOf,
  ofFigures,
  ofLaw,
  ofModels,
  ofPeople,
  ofProduct,
  ofRule,
  possible,
  sure,
  usesFacts,
} from './labels.ts'
import type { Whole } from './read-clause.ts'

/** Below this the classifier does not know. */
const leastSure = 0.3
/** Where no reason to write to a person is sure, one of them may be. */
const leastOfPeople = 0.35

/** The likeliest reason to write to a person, where these together are likely. */
function toPeople(scores: readonly Scored[]): IntentName | null {
  const reasons = scores.filter(({ label }) => ofPeople.has(label))
  const sum = reasons.reduce((total, { probability }) => total + probability, 0)
  const label = reasons[0]?.label ?? ''
  return sum >= leastOfPeople && isIntent(label) ? label : null
}

const leastOfChoice = 0.15
const choosing = namesOf('choose vary pick')
/** « Have you scales with a printer and a battery for the market? » names an instrument and what it is for. */
const describesWish = ({ facts }: Question) =>
  facts.some((fact) => fact.type === 'kind' && fact.wanted && !fact.loose) &&
  facts.some(({ type }) => type === 'trade' || type === 'load')
/**
 * « I fill bags to sell later, what is your cheapest legal scale? »: the best one is asked for, whatever is told; and
 * « which scale shows 200 g to the tenth? » asks for no number of intervals.
 */
const asksForBest = (best: Scored, scores: readonly Scored[], whole: Question) =>
  (whole.facts.some(({ type }) => type === 'order')
    ? !ofModels.has(best.label)
    : (defining.has(best.label) && best.probability < sure && says(whole, 'look-for')) ||
      (best.probability < leastSureOfQuestion && describesWish(whole))) &&
  scores.filter(({ label }) => choosing.has(label)).reduce((sum, { probability }) => sum + probability, 0) >=
    leastOfChoice

/** « et si … ? », or a wish more behind one: it goes on with what was asked, unless it surely asks something else. */
const addsTo = ({ intent, question }: Frame, { folded, facts, text }: Question) =>
  question !== null &&
  ((intent !== null && ofLaw.has(intent) && goesOnWith(folded)) ||
    (intent === 'choose' && beginsWithAny(folded, 'follow-up-opener')) ||
    (intent !== null &&
      (intent === 'choose' || ofService.has(intent)) &&
      facts.length > 0 &&
      !asksSomething(text)))

/** « To put the weight on the labels, up to 60 kg », told behind a wish, asks for no accessory. */
const isOfModel = (label: string) => ofProduct.has(label)

/** « The total with VAT for the 12? », asked of models that were shown. */
const asksSum = ({ intent }: Frame, whole: Question) =>
  intent !== null &&
  ofModels.has(intent) &&
  (says(whole, 'with-vat') || (quantityIn(whole) > 1 && whole.facts.length === 0))

/** « 250 €. – And one up to 60 kg? »: another instrument is wanted, whose kind was named before. */
const asksOneMore = ({ intent }: Frame, { folded, facts }: Question) =>
  intent !== null &&
  (ofModels.has(intent) || intent === 'service-price') &&
  beginsWithAny(folded, 'one-more') &&
  facts.some(({ type }) => type === 'load' || type === 'interval' || type === 'legal') &&
  facts.every(({ type }) => type !== 'kind' && type !== 'model' && type !== 'reference')

/** « And is it approved? », asked of the model of the page or of those that were shown. */
const asksApproval = ({ intent }: Frame, { folded, facts }: Question, isOnProduct: boolean) =>
  (isOnProduct || (intent !== null && ofModels.has(intent))) &&
  facts.length === 1 &&
  facts[0]?.type === 'legal' &&
  folded.split(' ').length <= fewWords
const fewWords = 6

/** A fault is described anew, and « the cheapest one » is one of those that were shown. */
const standsAlone = (label: string) => faults.has(label) || followUps.has(label)

/** What some facts decide whatever the classifier is sure of; null where they decide nothing. */
function decidedBy(
  best: Scored,
  { whole, scores }: Whole,
  frame: Frame,
  isOnProduct: boolean,
): IntentName | null {
  if (best.probability < sure && asksApproval(frame, whole, isOnProduct)) return 'feature'
  const { text, locale, facts } = whole
  // « What do Max, Min, e and d mean? » names what stands on a plate, and types none.
  const isOfTerms = defining.has(best.label) || best.label === 'plate'
  if (isOfTerms && facts.length === 0 && termsIn(text, locale, true).length > 1) return 'term'
  const ofPlate = ofToldPlate(frame, whole)
  if (ofPlate) return ofPlate
  if (best.probability < sure && comparesTerms(whole)) return 'term'
  // « What does the green M mean? » asks what it is, and not how to know one by it.
  if (best.label === 'recognise' && says(whole, 'mean') && termsIn(text, locale, true).length > 0)
    return 'term'
  if (comparesTwo(whole) || (defining.has(best.label) && modelNames(whole).size > 1)) return 'compare'
  const service = ofServiceBefore(frame.intent, best.label, whole)
  if (service) return service
  if (best.probability < sure && !ofService.has(best.label) && asksServicePrice(whole)) return 'service-price'
  if (best.probability < sure && asksOfLittle(frame, whole)) return 'duty'
  const rule = best.label === 'duty' ? ofRuleBefore(frame, whole) : null
  if (rule) return rule
  // « … her baby scale? » is nearest to several rules, and asked of the one that was told.
  const isOfRules = frame.intent !== null && ofRule.has(frame.intent) && ofRule.has(best.label)
  if (isOfRules && best.probability < leastSure) return frame.intent
  // « 250 g bags. – Which step do I need, 1 g or 2 g? »: the goods decide it.
  if (frame.intent === 'prepackage' && best.label === 'intervals') return frame.intent
  // « Do I see the weight as a customer? » is asked of the use, whatever the word is nearest to.
  if (best.probability < sure && says(whole, 'customer-sees')) return 'duty'
  // « Counting scales. – The smallest weigh 0.5 g each, does that work? »: what a piece weighs decides which.
  const weighsPiece = best.label === 'counting' && whole.facts.some((fact) => massOf(fact) !== null)
  if (weighsPiece && frame.intent !== null && ofModels.has(frame.intent)) return 'choose'
  if (asksForBest(best, scores, whole) || asksOneMore(frame, whole)) return 'choose'
  if (best.probability < sure && asksSum(frame, whole)) return 'price'
  return best.probability < leastSure ? toPeople(scores) : null
}

/** What a message asks that is no more than one question. */
export function itemOfWhole(message: Whole, frame: Frame, context: Context): Item[] {
  const { whole, scores } = message
  const { names, isOnProduct } = context
  const item = (intent: IntentName, question = withFrame(intent, whole, frame.question, names)): Item[] => [
    { intent, words: whole.text, clause: whole, question },
  ]
  // « Class II, Max 2200 g, e = 0.1 g: which error at 800 g? » asks for a figure of what it types.
  const [first] = scores
  const asksFigure =
    first && first.probability >= sure && ofFigures.has(first.label) && whole.text.includes('?')
  if (isPlate(whole.text) && !asksFigure) return item('plate', whole)
  if (saysInAny(whole.folded, 'inject-strong')) return item('instructions', whole)
  const candidates = possible(scores, frame.intent ?? (isOnProduct ? 'feature' : null), whole)
  // Rules are asked for; who only tells what is weighed wants an instrument.
  const tellsWish = candidates[0]?.label === 'choose' && !asksSomething(whole.text)
  const best = tellsWish ? candidates[0] : likeliest(candidates)
  if (!best) return []
  if (asksOfOtherUse(frame, whole, best.label) || asksTheSame(frame, whole) || asksElsewhere(frame, whole))
    return continuedItem(whole, frame, context)
  const decided = decidedBy(best, message, frame, isOnProduct)
  if (decided) return item(decided)
  const goesOn =
    best.label === 'continue' ||
    (familyProbability(best.label, scores) < leastSure && whole.facts.length > 0 && !isOnProduct) ||
    ((best.probability < sure || isOfModel(best.label)) && !standsAlone(best.label) && addsTo(frame, whole))
  if (goesOn) return continuedItem(whole, frame, context)
  if (familyProbability(best.label, scores) < leastSure || !isIntent(best.label)) {
    const intent = ofUnsure(whole, frame, context)
    return intent === null ? [] : item(intent)
  }
  // « which one for 30 kg? » after a rule or a greeting: nothing was shown that one of could be picked.
  const isShown = frame.intent !== null && ofModels.has(frame.intent)
  const isWish = (whole.facts.length > 0 && followUps.has(best.label) && !isShown) || tellsLoad(best, whole)
  return item(isWish ? 'choose' : best.label)
}

/** What goes on with the question before, with the facts that it adds. */
function continuedItem(whole: Question, frame: Frame, { names }: Context): Item[] {
  const isWish = whole.facts.length > 0 || whole.use !== null
  // A sentence that is always the same says nothing more of another load; who describes a fault goes on with it.
  const isDescribed = frame.intent !== null && faults.has(frame.intent) && !asksSomething(whole.text)
  const isLost =
    frame.intent !== null && !isDescribed && (!usesFacts(frame.intent) || tellsMore(frame.intent, whole))
  const before = isWish && isLost ? null : frame.intent
  // « Min = 4 kg. – And if it stood in Baden? »: figures and instruments are the same everywhere, periods are not.
  const isOfPlace =
    whole.country !== null &&
    before !== null &&
    (ofFigures.has(before) ? !isWish : before === 'choose' && whole.facts.length === 0)
  const intent = isOfPlace ? 'period' : (before ?? (isWish ? 'choose' : null))
  if (intent === null) return []
  const question = frame.question ? continued(frame.question, whole, names) : whole
  // « and if …? » asks for yes or no where what it goes on with did.
  const words = intent === 'duty' ? question.text : whole.text
  return [{ intent, words, clause: whole, question }]
}

/** What a question that nothing is sure of goes on with; null where it is not understood. */
function ofUnsure(whole: Question, { intent, question }: Frame, { isOnProduct }: Context): IntentName | null {
  // « And can I sell by it? »
  const isOfUse = intent !== null && ofModels.has(intent) && whole.use !== null
  if (isOfUse && asksYesNo(whole.text)) return 'use-allowed'
  // « It is my only one, can I finish the day with it? »: the rule that was told holds on.
  if (intent !== null && goesOnAsking.has(intent) && whole.text.includes('?')) return intent
  const isOfModel = question !== null && namedModels(question).length > 0
  return isOnProduct || (isOfModel && saidOf(whole, featureNames).length > 0) ? 'feature' : null
}

/** « 1,250 €. – But it is hosed down every night »: what was shown does not do, and another one is wanted. */
const tellsMore = (intent: IntentName, { facts }: Question) =>
  ofListed.has(intent) &&
  facts.some(({ type }) => type !== 'order' && type !== 'model' && type !== 'reference')
const ofListed = namesOf('price stock feature compare accessories')

/** « three hundred grams minimum, jam factory »: who asks nothing and names a mass says what is to be weighed. */
const tellsLoad = ({ label }: Scored, { text, folded, facts, smallestUg }: Question) =>
  defining.has(label) &&
  !text.includes('?') &&
  !asksYesNo(text) &&
  !beginsWithAny(folded, 'wh') &&
  (smallestUg !== null || facts.some((fact) => massOf(fact) !== null))
