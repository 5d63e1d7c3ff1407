import { asksSomething, asksYesNo, clausesOf, coordinationsIn, halvesOf } from '#domain/assistant/clauses.ts'
import { type Question, readQuestion } from '#domain/assistant/question.ts'
import { isRegulated, saysInternal } from '#domain/assistant/uses.ts'
import { says } from '#domain/assistant/word-lists.ts'
import type { Fact } from '#domain/understanding/understood.ts'
import { ofService, withFrame } from './carried.ts'
import { type IntentName, isIntent } from './intents.ts'
import { type Context, type Frame, type Item, itemFor, scoresOf } from './item.ts'
import { namesOf, ofLaw, ofModels, sure } from './labels.ts'
import { leastSureOfPart, type Read, readClause, type Whole } from './read-clause.ts'

/** A wish that is this sure is answered beside a rule. */
const sureWish = 0.8
/** From here on a sentence that only tells says what is done. */
const leastSureOfUse = 0.7
/** « Which model do I need, and do you take the old one? »: the parts of a sentence that surely ask two things. */
function questionsOf(text: string, frame: Frame, context: Context, message: Whole): string[] {
  const halves = text.includes('?') && !message.isHalved ? halvesOf(text) : []
  const reads = halves.map((half) => readClause(`${half} ?`, [], frame, context, message))
  const isSure = ({ intent, probability }: Read) => intent !== null && probability >= sure
  const meant = new Set(reads.filter(isSure).map(({ intent }) => intent))
  return meant.size < 2 ? [text] : reads.map((read, i) => (isSure(read) ? read.text : (halves[i] ?? '')))
}

/** A second thing that a sentence asks for is seen by this much of its probability at least. */
const leastBeside = 0.02
/** What a part around « and » surely names by itself. */
const sureAlone = 0.6
/** These answer with a wish or say nothing of their own: « a scale and a printer » asks once. */
const oneAsked = namesOf(
  'choose compare continue pick vary greeting thanks off-topic instructions term plate',
)

/**
 * « Least load and error at 5 kg? »: two things are asked for where the parts around « and » name by themselves just
 * the two that the whole message suggests. Each is answered with all facts of the message.
 */
export function coordinatedQuestions(frame: Frame, context: Context, { whole, scores }: Whole): Item[] {
  const [first, second] = scores
  if (!first || !second || second.probability < leastBeside) return []
  const pair = [first.label, second.label].filter(isIntent).filter((label) => !oneAsked.has(label))
  if (pair.length < 2) return []
  const alone = (text: string) => {
    const [best] = scoresOf(text, readQuestion(text, context.locale, context.names), context, null)
    return best && best.probability >= sureAlone ? best.label : null
  }
  const names = clausesOf(whole.text)
    .flatMap(coordinationsIn)
    .map((parts) => parts.map(alone))
  const both = names.find((labels) => pair.every((label) => labels.includes(label)))
  return (both ?? []).flatMap((label) =>
    label !== null && isIntent(label) ? [itemFor(label, whole.text, frame, context)] : [],
  )
}

/** What the surest part of a message asks by itself, for one that as a whole suggests nothing. */
export function surestPart(frame: Frame, context: Context, message: Whole): Item[] {
  const reads = halvesOf(message.whole.text).map((half) =>
    readClause(`${half} ?`, [], frame, context, { ...message, scores: [] }),
  )
  const [best] = reads.filter(({ intent }) => intent !== null).sort((a, b) => b.probability - a.probability)
  if (!best?.intent || best.probability < surestAlone) return []
  return [itemFor(best.intent, message.whole.text, frame, context)]
}
const surestAlone = 0.9

/** « Which scale do I need to fill jars of 500 g? » */
const namesLoad = ({ facts }: Question) => facts.some(({ type }) => type === 'load')

/** The questions of a message with several clauses, each with an intent of its own; what only tells gives facts. */
export function partsOf(clauses: readonly string[], frame: Frame, context: Context, message: Whole): Item[] {
  const { whole } = message
  const items: Item[] = []
  const asked: Read[] = []
  const sentences = clauses.flatMap((text) => questionsOf(text, frame, context, message))
  const asksOnce = sentences.filter((text) => asksSomething(text)).length === 1
  const reads = sentences.map((text) => {
    const read = readClause(text, items, frame, context, { ...message, asksOnce })
    const { intent, clause, isAsked } = read
    const same = items.find((item) => item.intent === intent)
    if (same) join(same, read, frame, context, whole)
    else if (intent !== null) {
      if (isAsked) asked.push(read)
      items.push(itemOfClause(intent, { text, clause, whole }, frame, context))
    } else addCountry(items.at(-1), clause)
    return read
  })
  // « I need a balance up to 600 g. And verified how often? » asks for both.
  const wish = reads.find(
    ({ label, probability, clause }) =>
      says(clause, 'look-for') &&
      ((label === 'choose' && probability >= sureWish) || (label === 'prepackage' && namesLoad(clause))),
  )
  if (wish && items.length > 0 && items.every(({ intent }) => ofLaw.has(intent) && !ofModels.has(intent)))
    items.unshift(itemOfClause('choose', { ...wish, whole }, frame, context))
  const [only] = items
  const surest = Math.max(0, ...asked.map(({ probability }) => probability))
  const [likeliest] = message.scores
  // What the one question leaves open, the whole message decides.
  const isOpen = surest < (likeliest?.probability ?? 0) || surest < leastSureOfPart
  if (items.length < 2 && (only === undefined || (surest < sure && isOpen))) return []
  // « The plate says CE M24. Until when is that good? » asks once, and the whole is surer of what.
  const isOfWhole = asksOnce && asked.length === 1 && surest < sure && isOpen
  if (isOfWhole && items.every(({ intent }) => intent !== likeliest?.label)) return []
  // « Is a precision balance enough? Or do I need an analytical one? » is one question of all that is told.
  if (items.length === 1 && only && (surest < sure || likeliest?.label === only.intent))
    return [itemFor(only.intent, whole.text, frame, context)]
  ofWholeMessage(items, reads, whole)
  return items
}

/** What was told before its question belongs to it: the question says whether yes or no is wanted. */
function join(
  same: Item,
  { text, isAsked }: Read,
  frame: Frame,
  { locale, names, company }: Context,
  whole: Question,
) {
  if (isAsked) same.words = `${same.words} ${text}`
  if (!ofLaw.has(same.intent)) return
  // « Bed scale: which period? Standing scale: which period? » is one answer about both.
  const both = withWhole(readQuestion(`${same.clause.text} ; ${text}`, locale, names, company), whole)
  same.question = withFrame(same.intent, both, frame.question, names)
}

/** « How often in France? And Germany, we have one in Kehl »: the rule of both is asked for. */
function addCountry(item: Item | undefined, { country }: Question) {
  if (!item || !ofLaw.has(item.intent) || country === null || country === 'other') return
  const { country: before } = item.question
  if (before !== null && before !== country) item.question = { ...item.question, country: 'both' }
}

/** What the whole message says of what is asked. */
function ofWholeMessage(items: Item[], reads: readonly Read[], { use }: Question) {
  const [only] = items
  // « we are a laboratory. Every two years, like the shops? »
  if (only && items.length === 1 && use !== null)
    for (const each of [only.clause, only.question]) each.use = use
  // « We bag it before the market; how often …? »
  const isPacked = reads.some(
    ({ isAsked, label, probability }) => !isAsked && label === 'prepackage' && probability >= leastSureOfUse,
  )
  for (const item of isPacked ? items : [])
    if (ofLaw.has(item.intent) && item.question.use !== 'prepack-variable')
      item.question = { ...item.question, use: 'prepack' }
}

function itemOfClause(
  intent: IntentName,
  { text, clause, whole }: { text: string; clause: Question; whole: Question },
  frame: Frame,
  { names }: Context,
): Item {
  const shared = withWhole(clause, whole)
  return { intent, words: text, clause: shared, question: withFrame(intent, shared, frame.question, names) }
}

/**
 * Two halves of a sentence are two questions where each surely wants another service, or one and a rule; or where two
 * rules are asked for: « which class, and verified how often? ».
 */
export function twoQuestions(items: Item[]): Item[] {
  const isOfServices = items.every(({ intent }) => ofService.has(intent) || besideService.has(intent))
  if (items.length === 2 && isOfServices) return items
  const isRule = ({ intent, words, clause }: Item) =>
    ofLaw.has(intent) && (asksYesNo(words) || says(clause, 'wh'))
  const rules = items.filter(isRule)
  return rules.length === 2 ? rules : []
}
const besideService = namesOf('period due logbook after-repair visit accreditation')

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
    use:
      isRegulated(whole) && !isRegulated(clause) && !saysInternal(clause)
        ? whole.use
        : (clause.use ?? whole.use),
  }
}
