import type { Locale } from '#config/locales.ts'
import { hintsOf } from '#domain/assistant/classifier/intent-model.ts'
import { classify, type LinearModel, type Scored } from '#domain/assistant/classifier/linear-model.ts'
import { featuresOf } from '#domain/assistant/classifier/message-features.ts'
import { asksYesNo, clausesOf, halvesOf } from '#domain/assistant/clauses.ts'
import { explosionIn } from '#domain/assistant/explosion-answer.ts'
import { massOf } from '#domain/assistant/quantities.ts'
import { continued, type Question, readQuestion } from '#domain/assistant/question.ts'
import { isPlate } from '#domain/assistant/typed-plate.ts'
import { beginsWithAny, says, saysInAny } from '#domain/assistant/word-lists.ts'
import type { CompanyFacts } from '#domain/content/opening.ts'
import type { Fact, Names } from '#domain/understanding/understood.ts'
import {
  followUps,
  leastSureOfQuestion,
  namesOf,
  ofLaw,
  ofModels,
  ofProduct,
  ofServiceBefore,
  possible,
  usesFacts,
  withFrame,
} from './carried.ts'
import { type IntentName, isIntent } from './intents.ts'

/** What a conversation has established before its last message. */
export type Frame = {
  intent: IntentName | null
  question: Question | null
}

/** One thing that a message asks: its intent, its words, what they say alone, and what with the conversation. */
export type Item = { intent: IntentName; words: string; clause: Question; question: Question }

/** What a message asks, in its order, and what its words come nearest to. */
export type Plan = { items: Item[]; nearest: IntentName[]; whole: Question; isSure: boolean }

/** Below this the classifier does not know. */
const leastSure = 0.3
/** A second question in a message has to be surer than the whole of it. */
const leastSureOfPart = 0.5
const mostItems = 3
/** Above this nobody else is asked what a message means. */
const sure = 0.75

/** What messages are read with. */
export type Context = {
  locale: Locale
  names: Names
  model: LinearModel
  isOnProduct: boolean
  company?: CompanyFacts | undefined
}

/** On the page of a product, a question that names no other one is so much likelier to be about it. */
const likelierOnProduct = 6

function scoresOf(text: string, read: Question, { model, isOnProduct }: Context): Scored[] {
  const scores = classify(model, featuresOf(text, hintsOf(read)))
  if (!isOnProduct || read.facts.some(({ type }) => type === 'kind' || type === 'trade')) return scores
  const raised = scores.map(({ label, probability }) => ({
    label,
    probability: ofProduct.has(label) ? likelierOnProduct * probability : probability,
  }))
  const sum = raised.reduce((total, { probability }) => total + probability, 0)
  return raised
    .map(({ label, probability }) => ({ label, probability: probability / sum }))
    .sort((a, b) => b.probability - a.probability)
}

/** What the last of some messages asks, after what those before it asked. */
export function planOf(texts: readonly string[], context: Context): { plan: Plan; frame: Frame } {
  let frame: Frame = { intent: null, question: null }
  for (const text of texts.slice(0, -1)) frame = next(frame, planned(text, frame, context))
  return { plan: planned(texts.at(-1) ?? '', frame, context), frame }
}

function next(frame: Frame, { items, whole }: Plan): Frame {
  const last = items.at(-1)
  if (!last)
    return {
      ...frame,
      question: frame.question
        ? { ...frame.question, country: whole.country ?? frame.question.country }
        : whole,
    }
  const intent = last.intent === 'pick' || last.intent === 'vary' ? (frame.intent ?? 'choose') : last.intent
  return { intent, question: last.question }
}

function planned(text: string, frame: Frame, context: Context): Plan {
  const { locale, names, company } = context
  const whole = readQuestion(text, locale, names, company)
  const scores = scoresOf(text, whole, context)
  const nearest = scores.flatMap(({ label }) => (isIntent(label) ? [label] : [])).slice(0, 3)
  const certain = certainIntent(whole)
  const clauses = clausesOf(text)
  const isInjected = saysInAny(whole.folded, 'inject-strong')
  const parts = clauses.length > 1 && !isInjected ? partsOf(clauses, frame, context, whole) : []
  const halves = parts.length === 0 && !isInjected ? halvesOf(text) : []
  const joined = halves.length > 0 ? twoServices(partsOf(halves, frame, context, whole)) : []
  const items = certain
    ? [itemFor(certain, text, frame, context), ...parts.filter(({ intent }) => ofService.has(intent))]
    : joined.length > 0
      ? joined
      : parts.length > 0
        ? parts.slice(0, mostItems)
        : itemOf(text, whole, scores, frame, context)
  const isSure =
    certain !== null || isPlate(text) || (scores[0]?.probability ?? 0) >= sure || parts.length > 1
  return { items, nearest, whole, isSure }
}

/** What facts decide whatever else is said: a category beside a zone, and the use of what has a broken seal. */
function certainIntent(whole: Question): IntentName | null {
  if (explosionIn(whole)) return 'explosion'
  return says(whole, 'seal-broken') && says(whole, 'allowed') ? 'seal' : null
}

/** An item of an intent that somebody else chose for some words of a message. */
export function itemFor(
  intent: IntentName,
  text: string,
  frame: Frame,
  { locale, names, company }: Context,
): Item {
  const clause = readQuestion(text, locale, names, company)
  return { intent, words: text, clause, question: withFrame(intent, clause, frame.question, names) }
}

/** The questions of a message with several clauses, each with an intent of its own; what only tells gives facts. */
function partsOf(clauses: readonly string[], frame: Frame, context: Context, whole: Question): Item[] {
  const { locale, names, company } = context
  const items: Item[] = []
  let questions = 0
  for (const text of clauses) {
    const clause = readQuestion(text, locale, names, company)
    const [best] = possible(scoresOf(text, clause, context), frame.question !== null)
    const label = isPlate(text) ? 'plate' : best && isIntent(best.label) ? best.label : null
    const intent = ofServiceBefore(items.at(-1)?.intent ?? null, label ?? '', clause) ?? label
    const isAsked = text.includes('?') || asksYesNo(text)
    const least = isPlate(text) ? 0 : isAsked ? leastSureOfQuestion : leastSureOfPart
    const probability = best?.probability ?? 0
    if (intent === null || small.has(intent) || probability < least) continue
    const same = items.find((item) => item.intent === intent)
    // What was told before its question belongs to it: the question says whether yes or no is wanted.
    if (same && isAsked) same.words = `${same.words} ${text}`
    if (same) continue
    if (isAsked) questions++
    const shared = withWhole(clause, whole)
    items.push({
      intent,
      words: text,
      clause: shared,
      question: withFrame(intent, shared, frame.question, names),
    })
  }
  return items.length > 1 || questions > 0 ? items : []
}

/** Two halves of a sentence are two questions where each surely wants another service. */
const twoServices = (items: Item[]): Item[] =>
  items.length === 2 && items.every(({ intent }) => ofService.has(intent)) ? items : []
const ofService = namesOf(
  'repair malfunction take-back shipping rental used spare-parts calibration contract service-price hours contact stock foreign-brand',
)

/** What a person says beside what they ask. */
const small = namesOf('greeting thanks off-topic')

/** A clause with what the rest of its message says of the same need. */
function withWhole(clause: Question, whole: Question): Question {
  const from = whole.text.indexOf(clause.text)
  const isOwn = ({ span }: Fact) => span.from >= from && span.to <= from + clause.text.length
  const current = whole.facts.filter(isOwn)
  const others = whole.facts.filter((fact) => !isOwn(fact) && current.every(({ type }) => type !== fact.type))
  return {
    ...whole,
    folded: clause.folded,
    facts: [...current, ...others],
    country: clause.country ?? whole.country,
    use: clause.use ?? whole.use,
  }
}

/** « et si … ? », or a wish more behind one: it goes on with what was asked, unless it surely asks something else. */
const addsTo = ({ intent, question }: Frame, { folded, facts, text }: Question) =>
  question !== null &&
  ((intent !== null && ofLaw.has(intent) && beginsWithAny(folded, 'follow-up-opener')) ||
    (intent === 'choose' &&
      (beginsWithAny(folded, 'follow-up-opener') || (!text.includes('?') && facts.length > 0))))

function itemOf(
  text: string,
  whole: Question,
  scores: readonly Scored[],
  frame: Frame,
  { names }: Context,
): Item[] {
  const item = (intent: IntentName, question = withFrame(intent, whole, frame.question, names)): Item[] => [
    { intent, words: text, clause: whole, question },
  ]
  if (isPlate(text)) return item('plate', whole)
  if (saysInAny(whole.folded, 'inject-strong')) return item('instructions', whole)
  const [best] = possible(scores, frame.question !== null)
  if (!best) return []
  const service = ofServiceBefore(frame.intent, best.label, whole)
  if (service) return item(service)
  const goesOn =
    best.label === 'continue' ||
    (best.probability < leastSure && whole.facts.length > 0) ||
    (best.probability < sure && addsTo(frame, whole))
  if (goesOn) {
    const isWish = whole.facts.length > 0 || whole.use !== null
    // A sentence that is always the same says nothing more of another load.
    const before = isWish && frame.intent !== null && !usesFacts(frame.intent) ? null : frame.intent
    const intent = before ?? (isWish ? 'choose' : null)
    const question = frame.question ? continued(frame.question, whole, names) : whole
    if (intent === null) return []
    // « and if …? » asks for yes or no where what it goes on with did.
    return item(intent, question).map((one) => (intent === 'duty' ? { ...one, words: question.text } : one))
  }
  if (best.probability < leastSure || !isIntent(best.label)) return []
  // « which one for 30 kg? » after a rule or a greeting: nothing was shown that one of could be picked.
  const isShown = frame.intent !== null && ofModels.has(frame.intent)
  const isWish = whole.facts.length > 0 && ((followUps.has(best.label) && !isShown) || tellsLoad(best, whole))
  return item(isWish ? 'choose' : best.label)
}

/** Intents whose answer is a definition where nothing can be computed. */
const defining = namesOf('min error term class intervals')
/** « three hundred grams minimum, jam factory »: who asks nothing and names a mass says what is to be weighed. */
const tellsLoad = ({ label }: Scored, { text, folded, facts }: Question) =>
  defining.has(label) &&
  !text.includes('?') &&
  !asksYesNo(text) &&
  !beginsWithAny(folded, 'wh') &&
  facts.some((fact) => massOf(fact) !== null)
