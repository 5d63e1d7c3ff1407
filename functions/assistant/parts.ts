import { asksSomething, asksYesNo, clausesOf, coordinationsIn, halvesOf } from '#domain/assistant/clauses.ts'
import { type Question, readQuestion } from '#domain/assistant/question.ts'
import { isRegulated } from '#domain/assistant/uses.ts'
import { says } from '#domain/assistant/word-lists.ts'
import type { Fact } from '#domain/understanding/understood.ts'
import { withFrame } from './carried.ts'
import { type IntentName, isIntent } from './intents.ts'
import { type Context, type Frame, type Item, itemFor, scoresOf } from './item.ts'
import { bans, namesOf, ofLaw, ofModels, ofService, sure } from './labels.ts'
import { leastSureOfPart, type Read, readClause, type Whole } from './read-clause.ts'

/** A wish that is this sure is answered beside a rule. */
const sureWish = 0.8
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

/** The questions of a message with several clauses, each with an intent of its own; what only tells gives facts. */
export function partsOf(clauses: readonly string[], frame: Frame, context: Context, message: Whole): Item[] {
  const { whole } = message
  const items: Item[] = []
  const sentences = clauses.flatMap((text) => questionsOf(text, frame, context, message))
  const asksOnce = sentences.filter((text) => asksSomething(text)).length === 1
  const reads = sentences.map((text) => {
    const read = readClause(text, items, frame, context, { ...message, asksOnce })
    // « A red sticker since yesterday. May I go on selling? »: what forbids it answers that too.
    const isSame = ({ intent }: Item) =>
      intent === read.intent || (read.intent === 'use-allowed' && bans.has(intent))
    const same = items.find(isSame)
    if (same) join(same, read, frame, context, whole)
    else if (read.intent !== null) items.push(itemOfClause(read.intent, read, whole, frame, context))
    return read
  })
  addWish(items, reads, whole, frame, context)
  return ofWhole(items, reads, message)
    ? []
    : items.length === 1
      ? items.map((only) => onlyOne(only, reads, message, frame, context))
      : items
}

const surestAsked = (reads: readonly Read[]) =>
  Math.max(
    0,
    ...reads.flatMap(({ isAsked, intent, probability }) => (isAsked && intent ? [probability] : [])),
  )

/** Is the message as a whole surer of its meaning than its one question? */
function ofWhole(items: readonly Item[], reads: readonly Read[], { scores: [likeliest] }: Whole): boolean {
  const surest = surestAsked(reads)
  const isOpen = surest < (likeliest?.probability ?? 0) || surest < leastSureOfPart
  return items.length === 0 || (items.length === 1 && surest < sure && isOpen)
}

/** « Is a precision balance enough? Or do I need an analytical one? » is one question of all that is told. */
function onlyOne(
  only: Item,
  reads: readonly Read[],
  { whole, scores: [likeliest] }: Whole,
  frame: Frame,
  context: Context,
): Item {
  const isOfAll = surestAsked(reads) < sure || likeliest?.label === only.intent
  return isOfAll ? itemFor(only.intent, whole.text, frame, context) : only
}

/** « I need a balance up to 600 g. And verified how often? » asks for both. */
function addWish(items: Item[], reads: readonly Read[], whole: Question, frame: Frame, context: Context) {
  const wish = reads.find(
    ({ label, probability, clause }) =>
      label === 'choose' && probability >= sureWish && says(clause, 'look-for'),
  )
  if (wish && items.every(({ intent }) => ofLaw.has(intent) && !ofModels.has(intent)))
    items.unshift(itemOfClause('choose', wish, whole, frame, context))
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

function itemOfClause(
  intent: IntentName,
  { text, clause }: Read,
  whole: Question,
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
    use: isRegulated(whole) && !isRegulated(clause) ? whole.use : (clause.use ?? whole.use),
  }
}
