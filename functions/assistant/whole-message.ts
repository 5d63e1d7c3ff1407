import type { Scored } from '#domain/assistant/classifier/linear-model.ts'
import { asksSomething, asksYesNo, goesOnWith } from '#domain/assistant/clauses.ts'
import { continued } from '#domain/assistant/continued.ts'
import { massOf } from '#domain/assistant/quantities.ts'
import { namedModels, type Question } from '#domain/assistant/question.ts'
import { isPlate } from '#domain/assistant/typed-plate.ts'
import { beginsWithAny, saidOf, saysInAny } from '#domain/assistant/word-lists.ts'
import { faults, ofService, withFrame } from './carried.ts'
import { tellsMoreOfWish } from './decision-conditions.ts'
import { decidedBy } from './decisions.ts'
import { possible } from './excluded-labels.ts'
import { featureNames } from './feature-answers.ts'
import { asksElsewhere, asksOfOtherUse, asksTheSame, complaints } from './goes-on.ts'
import { type IntentName, isIntent } from './intents.ts'
import type { Context, Frame, Item } from './item.ts'
import {
  defining,
  familyProbability,
  followUps,
  goesOnAsking,
  leastSure,
  likeliest,
  namesOf,
  ofFigures,
  ofLaw,
  ofModels,
  ofProduct,
  ofRule,
  sure,
  usesFacts,
} from './labels.ts'
import type { Whole } from './read-clause.ts'

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

/** A fault is described anew, and « the cheapest one » is one of those that were shown. */
const standsAlone = (label: string) => faults.has(label) || followUps.has(label)

const leastSureOfFault = 0.5
/** « Different scales for both countries? – And the periodic verification? » names another rule. */
const sureOfRule = 0.65

/** « It is 600 kg when full, does that go? », « lorries of up to 44 t » name a load, and no fault. */
const tellsLoadOfWish = (label: string, scores: readonly Scored[], { intent }: Frame, { facts }: Question) =>
  !(intent !== null && faults.has(intent)) &&
  faults.has(label) &&
  familyProbability(label, scores) < leastSureOfFault &&
  facts.some(({ type }) => type === 'load' || (type === 'kind' && intent === 'choose'))

/** « Class II, Max 2200 g, e = 0.1 g: which error at 800 g? » asks for a figure of the plate that it types. */
export const asksFigure = ({ text, folded }: Question, [first]: readonly Scored[]): boolean =>
  first !== undefined &&
  first.probability >= sure &&
  ofFigures.has(first.label) &&
  (text.includes('?') || saysInAny(folded, 'wh'))

/** What a message asks that is no more than one question. */
export function itemOfWhole(message: Whole, frame: Frame, context: Context): Item[] {
  const { whole, scores } = message
  const { names, isOnProduct } = context
  const item = (intent: IntentName, question = withFrame(intent, whole, frame.question, names)): Item[] => [
    { intent, words: whole.text, clause: whole, question },
  ]
  if (isPlate(whole.text) && !asksFigure(whole, scores)) return item('plate', whole)
  if (saysInAny(whole.folded, 'inject-strong')) return item('instructions', whole)
  const before = frame.intent ?? (isOnProduct ? 'feature' : null)
  const candidates = possible(scores, before, whole, frame.question)
  // Rules are asked for; who only tells what is weighed wants an instrument.
  const tellsWish = candidates[0]?.label === 'choose' && !asksSomething(whole.text)
  const best = tellsWish ? candidates[0] : likeliest(candidates)
  if (!best) return []
  if (asksOfOtherUse(frame, whole, best.label) || asksTheSame(frame, whole) || asksElsewhere(frame, whole))
    return continuedItem(whole, frame, context)
  if (frame.question && ofLaw.has(best.label) && tellsMoreOfWish(frame, whole))
    return item('choose', continued(frame.question, whole, names))
  // « I want to return it. – We opened it last week »: more of what is complained of.
  const tellsMoreOfIt = frame.intent !== null && complaints.has(frame.intent) && !asksSomething(whole.text)
  if (tellsMoreOfIt && best.probability < leastSure) return continuedItem(whole, frame, context)
  const decided = decidedBy({ best, ...message, frame, isOnProduct })
  if (decided) return item(decided)
  const goesOn =
    best.label === 'continue' ||
    tellsLoadOfWish(best.label, scores, frame, whole) ||
    (familyProbability(best.label, candidates) < leastSure && whole.facts.length > 0 && !isOnProduct) ||
    ((best.probability < (ofRule.has(best.label) ? sureOfRule : sure) ||
      (isOfModel(best.label) && whole.facts.length > 0)) &&
      !standsAlone(best.label) &&
      addsTo(frame, whole))
  if (goesOn) return continuedItem(whole, frame, context)
  if (familyProbability(best.label, candidates) < leastSure || !isIntent(best.label)) {
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
  const isDescribed =
    frame.intent !== null &&
    (faults.has(frame.intent) || complaints.has(frame.intent)) &&
    !asksSomething(whole.text)
  const isLost =
    frame.intent !== null && !isDescribed && (!usesFacts(frame.intent) || tellsMore(frame.intent, whole))
  const before = isWish && isLost ? null : frame.intent
  // « Min = 4 kg. – And if it stood in Baden? »: figures and instruments are the same everywhere, periods are not.
  const isOfPlace =
    whole.country !== null &&
    before !== null &&
    (ofFigures.has(before) ? !isWish : before === 'choose' && whole.facts.length === 0)
  // « Is UKCA valid in Colmar? – And a CE scale in Leeds? »
  const isElsewhere = before === 'plate' && whole.country === 'other'
  // « It has expired. – And if it is for my trays? »: another use has another period.
  const isOtherUse = before === 'expired' && whole.use !== null && whole.use !== frame.question?.use
  const intent = isElsewhere
    ? 'border'
    : isOfPlace || isOtherUse
      ? 'period'
      : (before ?? (isWish ? 'choose' : null))
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
  // « e = 100 g, a patient of 80 kg, the deviation please » is asked of an instrument that there is.
  facts.every((fact) => fact.type !== 'interval' || fact.of !== 'e') &&
  !text.includes('?') &&
  !asksYesNo(text) &&
  !saysInAny(folded, 'wh') &&
  (smallestUg !== null || facts.some((fact) => massOf(fact) !== null))
