import type { Scored } from '#domain/assistant/classifier/linear-model.ts'
import { asksSomething, asksYesNo, goesOnWith } from '#domain/assistant/clauses.ts'
import { continued } from '#domain/assistant/continued.ts'
import type { Question } from '#domain/assistant/question.ts'
import { beginsWithAny, says, saysInAny } from '#domain/assistant/word-lists.ts'
import { candidatesOf } from './candidates.ts'
import { statesInterval, withFrame } from './carried.ts'
import { typesPlate } from './certain-intent.ts'
import { type IntentName, isIntent } from './intents.ts'
import type { Context, Frame, Item } from './item.ts'
import {
  complaints,
  defining,
  familyProbability,
  faults,
  followUps,
  goesOnAsking,
  leastSure,
  likeliest,
  namesOf,
  ofFigures,
  ofLaw,
  ofModels,
  ofRule,
  ofService,
  sure,
  usesFacts,
} from './labels.ts'
import type { Whole } from './read-clause.ts'

/** « et si … ? », or more of a wish: it goes on with what was asked, unless it surely asks something else. */
const addsTo = ({ intent }: Frame, { folded, facts, text }: Question) =>
  intent !== null &&
  ((ofLaw.has(intent) && goesOnWith(folded)) ||
    (intent === 'choose' && beginsWithAny(folded, 'follow-up-opener')) ||
    ((intent === 'choose' || ofService.has(intent)) && facts.length > 0 && !asksSomething(text)))

/** « And the one over in Strasbourg? »: what names another thing alone is asked the same of it. */
const namesAnother = ({ intent }: Frame, { folded, facts, country, text }: Question) =>
  intent !== null &&
  ofRule.has(intent) &&
  (facts.length > 0 || country !== null) &&
  beginsWithAny(folded, 'follow-up-opener') &&
  !asksYesNo(text) &&
  !saysInAny(folded, 'wh')

/** « It stands below the air conditioning », told of a fault, asks for no better place. */
const tellsOfFault = ({ intent }: Frame, { label }: Scored, { text }: Question) =>
  intent !== null && faults.has(intent) && ofConditions.has(label) && !text.includes('?')
const ofConditions = namesOf('placement temperature warm-up settings care')

/** « And how much is that? », behind a service or a fault, names nothing else: it asks the price of that. */
function pricedBefore({ intent }: Frame, label: string, whole: Question): IntentName | null {
  if (intent === null || !ofPrice.has(label) || whole.facts.length > 0) return null
  return faults.has(intent) ? 'repair' : ofService.has(intent) && intent !== 'stock' ? intent : null
}
const ofPrice = namesOf('price service-price')

/**
 * « Crane scale 5 t, we buy by it », « three hundred grams minimum, jam factory »: rules and figures are asked for; who
 * asks nothing, and names an instrument or a load, wants one, and more of one behind a wish.
 */
function tellsNeed({ intent }: Frame, { label, probability }: Scored, whole: Question): boolean {
  const isOfNeed = whole.facts.some(
    (fact) => fact.type === 'load' || (fact.type === 'kind' && fact.wanted && !fact.loose),
  )
  const isRule = ofLaw.has(label) || defining.has(label)
  if (!isOfNeed || !isRule || statesInterval(whole)) return false
  // « Which scale shows 200 g to the tenth? » asks for no number of intervals.
  // „brauch waage für kasse, muss ans kassensystem, geeicht natürl.“
  const tells = !asksSomething(whole.text) || (says(whole, 'look-for') && !whole.text.includes('?'))
  if (!tells) return defining.has(label) && probability < sure && says(whole, 'look-for')
  return intent === 'choose' || probability < sure
}

/** A fault is described anew, and « the cheapest one » is one of those that were shown. */
const standsAlone = (label: string) => faults.has(label) || followUps.has(label)

/** What a message asks that is no more than one question. */
export function itemOfWhole({ whole, scores }: Whole, frame: Frame, context: Context): Item[] {
  const { names, isOnProduct } = context
  const item = (intent: IntentName): Item[] => [
    { intent, words: whole.text, clause: whole, question: withFrame(intent, whole, frame.question, names) },
  ]
  if (typesPlate(whole, scores))
    return [{ intent: 'plate', words: whole.text, clause: whole, question: whole }]
  const candidates = candidatesOf(scores, frame.intent ?? (isOnProduct ? 'feature' : null), whole)
  const best = bestOf(candidates, whole)
  if (!best) return []
  const isLikely = familyProbability(best.label, candidates) >= leastSure
  const goesOn =
    best.label === 'continue' ||
    namesAnother(frame, whole) ||
    tellsOfFault(frame, best, whole) ||
    (!isLikely && whole.facts.length > 0 && !isOnProduct) ||
    (best.probability < sure && !standsAlone(best.label) && addsTo(frame, whole))
  if (goesOn) return continuedItem(whole, frame, context)
  if (tellsNeed(frame, best, whole)) return item('choose')
  // « 250 g bags. – Which step do I need, 1 g or 2 g? »: the goods decide it.
  if (frame.intent === 'prepackage' && defining.has(best.label) && says(whole, 'interval-word'))
    return item('prepackage')
  const priced = pricedBefore(frame, best.label, whole)
  if (priced) return item(priced)
  if (!isLikely || !isIntent(best.label)) {
    const intent = ofUnsure(whole, frame, context)
    return intent === null ? [] : item(intent)
  }
  // « which one for 30 kg? » after a rule or a greeting: nothing was shown that one of could be picked.
  const isShown = frame.intent !== null && ofModels.has(frame.intent)
  return item(followUps.has(best.label) && whole.facts.length > 0 && !isShown ? 'choose' : best.label)
}

/** Rules are asked for; who only tells what is weighed wants an instrument. */
const bestOf = (candidates: readonly Scored[], { text }: Question) =>
  candidates[0]?.label === 'choose' && !asksSomething(text) ? candidates[0] : likeliest(candidates)

/** What goes on with the question before, with the facts that it adds. */
function continuedItem(whole: Question, { intent, question }: Frame, { names }: Context): Item[] {
  const isWish = whole.facts.length > 0 || whole.use !== null
  // A sentence that is always the same says nothing more of another load; who describes a fault goes on with it.
  const isDescribed =
    intent !== null && (faults.has(intent) || complaints.has(intent)) && !asksSomething(whole.text)
  const isLost = intent !== null && !isDescribed && (!usesFacts(intent) || tellsMore(intent, whole))
  const before = isWish && isLost ? null : intent
  // « Min = 4 kg. – And if it stood in Baden? »: figures and instruments are the same everywhere, periods are not.
  const isOfPlace =
    whole.country !== null &&
    before !== null &&
    (ofFigures.has(before) ? !isWish : before === 'choose' && whole.facts.length === 0)
  const meant = isOfPlace ? 'period' : (before ?? (isWish ? 'choose' : null))
  if (meant === null) return []
  const all = question ? continued(question, whole, names) : whole
  // « and if …? » asks for yes or no where what it goes on with did.
  return [{ intent: meant, words: meant === 'duty' ? all.text : whole.text, clause: whole, question: all }]
}

/** What a question that nothing is sure of goes on with; null where it is not understood. */
function ofUnsure(whole: Question, { intent }: Frame, { isOnProduct }: Context): IntentName | null {
  // « It is my only one, can I finish the day with it? »: the rule that was told holds on.
  if (intent !== null && goesOnAsking.has(intent) && whole.text.includes('?')) return intent
  return isOnProduct ? 'feature' : null
}

/** « 1,250 €. – But it is hosed down every night »: what was shown does not do, and another one is wanted. */
const tellsMore = (intent: IntentName, { facts }: Question) =>
  ofListed.has(intent) && facts.some(({ type }) => type !== 'order' && type !== 'model')
const ofListed = namesOf('price stock feature compare accessories')
