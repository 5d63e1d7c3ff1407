import type { Locale } from '#config/locales.ts'
import { hintsOf } from '#domain/assistant/classifier/intent-model.ts'
import { classify, type LinearModel, type Scored } from '#domain/assistant/classifier/linear-model.ts'
import { featuresOf } from '#domain/assistant/classifier/message-features.ts'
import { asksYesNo, clausesOf } from '#domain/assistant/clauses.ts'
import { massOf } from '#domain/assistant/quantities.ts'
import { continued, namedModels, type Question, readQuestion } from '#domain/assistant/question.ts'
import { isPlate } from '#domain/assistant/typed-plate.ts'
import { saysInternal } from '#domain/assistant/uses.ts'
import { beginsWithAny, saysInAny } from '#domain/assistant/word-lists.ts'
import type { CompanyFacts } from '#domain/content/opening.ts'
import type { Fact, Names } from '#domain/understanding/understood.ts'
import { type IntentName, isIntent } from './intents.ts'

/** What a conversation has established before its last message. */
export type Frame = {
  intent: IntentName | null
  question: Question | null
}

/** One thing that a message asks: its intent, what it says alone, and what it says with the conversation. */
export type Item = { intent: IntentName; clause: Question; question: Question }

/** What a message asks, in its order, and what its words come nearest to. */
export type Plan = { items: Item[]; nearest: IntentName[]; whole: Question; isSure: boolean }

const namesOf = (names: string): ReadonlySet<string> => new Set(names.split(' '))

/** Below this the classifier does not know. */
const leastSure = 0.3
/** A second question in a message has to be surer than the whole of it. */
const leastSureOfPart = 0.5
const leastSureOfQuestion = 0.4
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

/** What is asked of a product on its page. */
const ofProduct = namesOf('price stock feature accessories connection documents use-allowed warranty')
/** Intents about models: those that are in focus, else those that the conversation described. */
export const ofModels = namesOf(
  'price stock feature accessories connection documents use-allowed warranty pick vary compare choose',
)
/** Intents whose answer depends on use, country and load. */
const ofLaw = namesOf(
  'duty period class provider due plate error min expired after-repair seal logbook unapproved apply declare use-allowed prepackage penalty border intervals',
)
/** Intents whose answer depends on a place. */
const ofPlace = namesOf('area service-price shipping services response-time provider')

/** Does an answer depend on what is weighed, for what and where? */
const usesFacts = (intent: IntentName) => [ofModels, ofLaw, ofPlace].some((own) => own.has(intent))

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
  const clauses = clausesOf(text)
  const parts = clauses.length > 1 ? partsOf(clauses, frame, context, whole) : []
  const items = parts.length > 0 ? parts.slice(0, mostItems) : itemOf(text, whole, scores, frame, context)
  const isSure = isPlate(text) || (scores[0]?.probability ?? 0) >= sure || parts.length > 1
  return { items, nearest, whole, isSure }
}

/** An item of an intent that somebody else chose for some words of a message. */
export function itemFor(
  intent: IntentName,
  text: string,
  frame: Frame,
  { locale, names, company }: Context,
): Item {
  const clause = readQuestion(text, locale, names, company)
  return { intent, clause, question: withFrame(intent, clause, frame, names) }
}

/** The questions of a message with several clauses, each with an intent of its own; what only tells gives facts. */
function partsOf(clauses: readonly string[], frame: Frame, context: Context, whole: Question): Item[] {
  const { locale, names, company } = context
  const items: Item[] = []
  let questions = 0
  for (const text of clauses) {
    const clause = readQuestion(text, locale, names, company)
    const [best] = possible(scoresOf(text, clause, context), frame)
    const intent = isPlate(text) ? 'plate' : best && isIntent(best.label) ? best.label : null
    const isAsked = text.includes('?') || asksYesNo(text)
    const least = isPlate(text) ? 0 : isAsked ? leastSureOfQuestion : leastSureOfPart
    if (intent === null || small.has(intent) || (best?.probability ?? 0) < least) continue
    if (items.some((own) => own.intent === intent)) continue
    if (isAsked) questions++
    const shared = withWhole(clause, whole)
    items.push({ intent, clause: shared, question: withFrame(intent, shared, frame, names) })
  }
  return items.length > 1 || questions > 0 ? items : []
}

/** What a person says beside what they ask. */
const small = namesOf('greeting thanks off-topic')

/** A clause with what the rest of its message says of the same need. */
function withWhole(clause: Question, whole: Question): Question {
  const from = whole.text.indexOf(clause.text)
  const isOwn = ({ span }: Fact) => span.from >= from && span.to <= from + clause.text.length
  const own = whole.facts.filter(isOwn)
  const others = whole.facts.filter((fact) => !isOwn(fact) && own.every(({ type }) => type !== fact.type))
  return {
    ...whole,
    folded: clause.folded,
    facts: [...own, ...others],
    country: clause.country ?? whole.country,
    use: clause.use ?? whole.use,
  }
}

/** Refusals are not given on a suspicion. */
const refusals = namesOf('off-topic instructions legal-advice')
const leastSureOfRefusal = 0.5
/** What only follows an answer. */
const followUps = namesOf('continue pick vary')

/** The labels that may be meant at this place of a conversation, the likeliest first. */
const possible = (scores: readonly Scored[], { question }: Frame): Scored[] =>
  scores.filter(
    ({ label, probability }) =>
      !(question === null && followUps.has(label)) &&
      !(refusals.has(label) && probability < leastSureOfRefusal),
  )

/**
 * What a question of law most likely asks, though it names an instrument: « et si je prends la 60 kg, il faut la
 * vignette ? ». Its intents share the words of a sticker or a duty, so they count together.
 */
function askedOfLaw(scores: readonly Scored[], { text, facts }: Question): Scored | undefined {
  const legal = scores.filter(({ label }) => ofLaw.has(label))
  const together = legal.reduce((sum, { probability }) => sum + probability, 0)
  const isAsked = (text.includes('?') || asksYesNo(text)) && facts.length > 0
  return isAsked && together >= Math.max(leastSureOfQuestion, scores[0]?.probability ?? 0)
    ? legal[0]
    : undefined
}

/** Services of which a price or a time is asked next, and what asks it. */
const services = namesOf('rental contract repair calibration spare-parts take-back')
const asksOfService = namesOf('price stock continue pick vary')

/** « et c'est combien ? » after a service is about it; who wants to hire goes on wanting to whatever is described. */
const staysWith = ({ intent }: Frame, { label }: Scored, { facts }: Question) =>
  intent !== null &&
  services.has(intent) &&
  ((facts.length === 0 && asksOfService.has(label)) ||
    (intent === 'rental' && (asksOfService.has(label) || label === 'choose')))

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
  if (isPlate(text)) return [{ intent: 'plate', clause: whole, question: whole }]
  if (saysInAny(whole.folded, 'inject-strong'))
    return [{ intent: 'instructions', clause: whole, question: whole }]
  const candidates = possible(scores, frame)
  const legal = askedOfLaw(candidates, whole)
  const best = legal ?? candidates[0]
  if (!best) return []
  if (frame.intent !== null && staysWith(frame, best, whole))
    return [{ intent: frame.intent, clause: whole, question: withFrame(frame.intent, whole, frame, names) }]
  const goesOn =
    !legal &&
    (best.label === 'continue' ||
      (best.probability < leastSure && whole.facts.length > 0) ||
      (best.probability < sure && addsTo(frame, whole)))
  if (goesOn) {
    const isWish = whole.facts.length > 0 || whole.use !== null
    // A sentence that is always the same says nothing more of another load.
    const before = isWish && frame.intent !== null && !usesFacts(frame.intent) ? null : frame.intent
    const intent = before ?? (isWish ? 'choose' : null)
    const question = frame.question ? continued(frame.question, whole, names) : whole
    return intent === null ? [] : [{ intent, clause: whole, question }]
  }
  if ((!legal && best.probability < leastSure) || !isIntent(best.label)) return []
  // « which one for 30 kg? » after a rule or a greeting: nothing was shown that one of could be picked.
  const isShown = frame.intent !== null && ofModels.has(frame.intent)
  const isWish = whole.facts.length > 0 && ((followUps.has(best.label) && !isShown) || tellsLoad(best, whole))
  const intent = isWish ? 'choose' : best.label
  return [{ intent, clause: whole, question: withFrame(intent, whole, frame, names) }]
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

/** What stays of the wishes before until it is taken back: what may be paid, and that nothing is sold. */
function withLasting(own: Question, before: Question): Question {
  const prices = own.budgetCents === null ? before.facts.filter(({ type }) => type === 'price') : []
  const use = own.use ?? (saysInternal(before) ? before.use : null)
  return { ...own, facts: [...own.facts, ...prices], budgetCents: own.budgetCents ?? before.budgetCents, use }
}

/** Who names one of these describes another need than before. */
const fresh = namesOf('kind trade model reference')

/** A question of its own with what the conversation established that its answer depends on. */
function withFrame(intent: IntentName, own: Question, { question: before }: Frame, names: Names): Question {
  if (before === null) return own
  const country = own.country ?? before.country
  const isFresh =
    own.use !== null ||
    own.facts.some((fact) => fresh.has(fact.type) && !(fact.type === 'kind' && fact.loose))
  if (intent === 'pick' || intent === 'vary') return continued(before, own, names)
  // That nothing is sold holds on; the other words of a question of law are its own.
  const folded = saysInternal(before) ? `${own.folded} ${before.folded}` : own.folded
  if (ofLaw.has(intent)) return isFresh ? { ...own, country } : { ...continued(before, own, names), folded }
  if (ofPlace.has(intent) && own.country === null)
    return { ...own, country, text: `${own.text} ; ${before.text}`, folded: `${own.folded} ${before.folded}` }
  if (ofModels.has(intent) && intent !== 'choose' && namedModels(own).length === 0 && !isFresh)
    return { ...continued(before, own, names), folded: own.folded }
  if (intent !== 'choose') return { ...own, country }
  return isFresh ? { ...withLasting(own, before), country } : continued(before, own, names)
}
