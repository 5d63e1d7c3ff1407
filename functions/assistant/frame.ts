import type { Scored } from '#domain/assistant/classifier/linear-model.ts'
import { asksSomething, asksYesNo, clausesOf, halvesOf } from '#domain/assistant/clauses.ts'
import { laxerThan } from '#domain/assistant/explosion-answer.ts'
import { termsIn } from '#domain/assistant/glossary.ts'
import { massOf } from '#domain/assistant/quantities.ts'
import { continued, namedModels, type Question, readQuestion } from '#domain/assistant/question.ts'
import { isPlate } from '#domain/assistant/typed-plate.ts'
import { beginsWithAny, saidOf, saysInAny } from '#domain/assistant/word-lists.ts'
import {
  defining,
  faults,
  followUps,
  namesOf,
  ofLaw,
  ofModels,
  ofService,
  ofServiceBefore,
  possible,
  sure,
  usesFacts,
  withFrame,
} from './carried.ts'
import { featureNames } from './feature-answers.ts'
import {
  asksServicePrice,
  certainIntent,
  modelNames,
  ofBanBefore,
  ofFaultBefore,
  ofPlateBefore,
  ofRepairBefore,
  ofRuleBefore,
  weighsModels,
  withoutAsides,
} from './goes-on.ts'
import { type IntentName, isIntent } from './intents.ts'
import { type Context, type Frame, type Item, itemFor, scoresOf } from './item.ts'
import { partsOf, surestPart, twoQuestions } from './parts.ts'

/** What a message asks, in its order, and what its words come nearest to. */
export type Plan = { items: Item[]; nearest: IntentName[]; whole: Question; isSure: boolean }

/** Below this the classifier does not know. */
const leastSure = 0.3
const mostItems = 3

/** What the last of some messages asks, after what those before it asked. */
export function planOf(texts: readonly string[], context: Context): { plan: Plan; frame: Frame } {
  let frame: Frame = { intent: null, question: null }
  for (const text of texts.slice(0, -1)) frame = next(frame, planned(text, frame, context))
  return { plan: planned(texts.at(-1) ?? '', frame, context), frame }
}

/** « Do you have some with a printer? » asks of no model, and goes on as a choice. */
const isWish = ({ intent, question: { facts } }: Item) =>
  (intent === 'feature' || intent === 'stock') &&
  facts.some((fact) => fact.type === 'kind' && !fact.loose) &&
  facts.every(({ type }) => type !== 'model' && type !== 'reference')

function next(frame: Frame, { items, whole }: Plan): Frame {
  const last = items.find(({ intent }) => goesOnAsking.has(intent)) ?? items.at(-1)
  if (!last)
    return {
      ...frame,
      question: frame.question
        ? { ...frame.question, country: whole.country ?? frame.question.country }
        : whole,
    }
  const intent = isWish(last)
    ? 'choose'
    : followUps.has(last.intent)
      ? (frame.intent ?? 'choose')
      : last.intent
  return { intent, question: last.question }
}

function planned(text: string, frame: Frame, context: Context): Plan {
  const { locale, names, company } = context
  const whole = readQuestion(text, locale, names, company)
  const scores = scoresOf(text, whole, context, frame.intent)
  const nearest = scores.flatMap(({ label }) => (isIntent(label) ? [label] : [])).slice(0, 3)
  const laxer = laxerThan(frame.question, whole)
  if (laxer) return { items: [explosionItem(laxer)], nearest, whole, isSure: true }
  const certain =
    certainIntent(whole) ??
    ofRepairBefore(frame, whole) ??
    ofPlateBefore(frame, whole) ??
    ofBanBefore(frame, whole, scores)
  const clauses = clausesOf(text)
  const isInjected = saysInAny(whole.folded, 'inject-strong')
  const parts = clauses.length > 1 && !isInjected ? partsOf(clauses, frame, context, { whole, scores }) : []
  const halves = parts.length === 0 && !isInjected ? halvesOf(text) : []
  const joined =
    halves.length > 0 ? twoQuestions(partsOf(halves, frame, context, { whole, scores, isHalved: true })) : []
  const fault = ofFaultBefore(frame, whole)
  const items = fault
    ? [fault]
    : certain
      ? [itemFor(certain, text, frame, context), ...parts.filter(({ intent }) => ofService.has(intent))]
      : joined.length > 0
        ? joined
        : parts.length > 0
          ? parts.slice(0, mostItems)
          : itemOf(text, whole, scores, frame, context)
  const found = items.length > 0 ? items : surestPart(frame, context, { whole, scores })
  const isSure =
    certain !== null || isPlate(text) || (scores[0]?.probability ?? 0) >= sure || parts.length > 1
  return { items: withoutAsides(found), nearest, whole, isSure }
}

/** Reasons to write to a person; where none of them is sure, one of them may be. */
const ofPeople = namesOf('complaint request-status late-quote dissatisfied returns person')
const leastOfPeople = 0.35

/** The likeliest reason to write to a person, where these together are likely. */
function toPeople(scores: readonly Scored[]): IntentName | null {
  const reasons = scores.filter(({ label }) => ofPeople.has(label))
  const sum = reasons.reduce((total, { probability }) => total + probability, 0)
  const label = reasons[0]?.label ?? ''
  return sum >= leastOfPeople && isIntent(label) ? label : null
}

const leastOfChoice = 0.15
/** « I fill bags to sell later, what is your cheapest legal scale? »: the best one is asked for, whatever is told. */
const asksForBest = (best: Scored, scores: readonly Scored[], { facts }: Question) =>
  facts.some(({ type }) => type === 'order') &&
  !ofModels.has(best.label) &&
  scores.some(({ label, probability }) => label === 'choose' && probability >= leastOfChoice)

const explosionItem = (question: Question): Item => ({
  ...{ intent: 'explosion', words: question.text },
  ...{ clause: question, question },
})

/** « et si … ? », or a wish more behind one: it goes on with what was asked, unless it surely asks something else. */
const addsTo = ({ intent, question }: Frame, { folded, facts, text }: Question) =>
  question !== null &&
  ((intent !== null && ofLaw.has(intent) && beginsWithAny(folded, 'follow-up-opener')) ||
    (intent === 'choose' && beginsWithAny(folded, 'follow-up-opener')) ||
    (intent !== null &&
      (intent === 'choose' || ofService.has(intent)) &&
      facts.length > 0 &&
      !asksSomething(text)))

function itemOf(
  text: string,
  whole: Question,
  scores: readonly Scored[],
  frame: Frame,
  { locale, names, isOnProduct }: Context,
): Item[] {
  const item = (intent: IntentName, question = withFrame(intent, whole, frame.question, names)): Item[] => [
    { intent, words: text, clause: whole, question },
  ]
  if (isPlate(text)) return item('plate', whole)
  if (saysInAny(whole.folded, 'inject-strong')) return item('instructions', whole)
  const [best] = possible(scores, frame.question !== null)
  if (!best) return []
  if (defining.has(best.label) && whole.facts.length === 0 && termsIn(text, locale, true).length > 1)
    return item('term')
  if (weighsModels(whole) || (defining.has(best.label) && modelNames(whole).size > 1)) return item('compare')
  const service = ofServiceBefore(frame.intent, best.label, whole)
  if (service) return item(service)
  if (best.probability < sure && !ofService.has(best.label) && asksServicePrice(whole))
    return item('service-price')
  const rule = best.label === 'duty' ? ofRuleBefore(frame, whole) : null
  if (rule) return item(rule)
  if (asksForBest(best, scores, whole)) return item('choose')
  const people = best.probability < leastSure ? toPeople(scores) : null
  if (people) return item(people)
  const goesOn =
    best.label === 'continue' ||
    (best.probability < leastSure && whole.facts.length > 0 && !isOnProduct) ||
    (best.probability < sure && !faults.has(best.label) && addsTo(frame, whole))
  if (goesOn) {
    const isWish = whole.facts.length > 0 || whole.use !== null
    // A sentence that is always the same says nothing more of another load.
    const isLost = frame.intent !== null && (!usesFacts(frame.intent) || tellsMore(frame.intent, whole))
    const before = isWish && isLost ? null : frame.intent
    const intent = before ?? (isWish ? 'choose' : null)
    const question = frame.question ? continued(frame.question, whole, names) : whole
    if (intent === null) return []
    // « and if …? » asks for yes or no where what it goes on with did.
    return item(intent, question).map((one) => (intent === 'duty' ? { ...one, words: question.text } : one))
  }
  if (best.probability < leastSure || !isIntent(best.label)) {
    // « And can I sell by it? »
    const isOfUse = frame.intent !== null && ofModels.has(frame.intent) && whole.use !== null
    if (isOfUse && asksYesNo(text)) return item('use-allowed')
    // « It is my only one, can I finish the day with it? »: the rule that was told holds on.
    if (frame.intent !== null && goesOnAsking.has(frame.intent) && text.includes('?'))
      return item(frame.intent)
    const isOfModel = frame.question !== null && namedModels(frame.question).length > 0
    return isOnProduct || (isOfModel && saidOf(whole, featureNames).length > 0) ? item('feature') : []
  }
  // « which one for 30 kg? » after a rule or a greeting: nothing was shown that one of could be picked.
  const isShown = frame.intent !== null && ofModels.has(frame.intent)
  const isWish = (whole.facts.length > 0 && followUps.has(best.label) && !isShown) || tellsLoad(best, whole)
  return item(isWish ? 'choose' : best.label)
}

/** Rules and troubles that a question which nothing else answers goes on with. */
const goesOnAsking = namesOf(
  'expired seal unapproved after-repair border dropped penalty complaint late-quote',
)

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
