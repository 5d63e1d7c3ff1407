import type { Scored } from '#domain/assistant/classifier/linear-model.ts'
import { asksSomething, asksYesNo, halvesOf, wordsIn } from '#domain/assistant/clauses.ts'
import { type Question, readQuestion } from '#domain/assistant/question.ts'
import { isPlate } from '#domain/assistant/typed-plate.ts'
import { isRegulated, saysInternal } from '#domain/assistant/uses.ts'
import { beginsWithAny, says } from '#domain/assistant/word-lists.ts'
import type { Fact } from '#domain/understanding/understood.ts'
import {
  defining,
  leastSureOfQuestion,
  namesOf,
  ofLaw,
  ofModels,
  ofService,
  ofServiceBefore,
  possible,
  sure,
  withFrame,
} from './carried.ts'
import { type IntentName, isIntent } from './intents.ts'
import { type Context, type Frame, type Item, itemFor, scoresOf } from './item.ts'

/** From here on a sentence that only tells says what is done. */
const leastSureOfUse = 0.7
/** A message, and what it may mean as a whole. */
export type Whole = {
  whole: Question
  scores: readonly Scored[]
  /** The clauses are halves of a sentence, of which only the last has a question mark. */
  isHalved?: boolean
}

/** What only tells something must not be foreign to its message. */
const leastOfWhole = 0.15
/** A meaning that the message as a whole does not suggest is not excluded. */
const unsuggested = 0.003

/** Another question of a message seldom asks the same again. */
const askedAgain = 0.5

/** What a question means within its message: « What would you recommend? » alone may be asked of anything. */
function scoresWithin(whole: readonly Scored[], clause: readonly Scored[], items: readonly Item[]): Scored[] {
  const ofWhole = new Map(whole.map(({ label, probability }) => [label, probability]))
  const weighted = clause.map(({ label, probability }) => ({
    label,
    probability:
      probability *
      Math.sqrt((ofWhole.get(label) ?? 0) + unsuggested) *
      (items.some(({ intent }) => intent === label) ? askedAgain : 1),
  }))
  const sum = weighted.reduce((total, { probability }) => total + probability, 0)
  return weighted
    .map(({ label, probability }) => ({ label, probability: probability / sum }))
    .sort((a, b) => b.probability - a.probability)
}

/** Fewer words without a question mark say nothing of their own. */
const leastWords = 3
/** A second question in a message has to be surer than the whole of it. */
const leastSureOfPart = 0.5
/** The rest of a message makes nothing likely that a question itself does not suggest. */
const leastAlone = 0.3
const sureWish = 0.8

const probabilityOf = (intent: IntentName | null, scores: readonly Scored[]) =>
  scores.find(({ label }) => label === intent)?.probability ?? 0

type Read = {
  text: string
  clause: Question
  isAsked: boolean
  label: IntentName | null
  /** The label, or what it means behind the item before; null where the clause asks nothing of its own. */
  intent: IntentName | null
  probability: number
}

/** Beside sentences with question marks one that ends with a full stop only tells something. */
function isQuestion({ text }: Question, { whole, isHalved = false }: Whole): boolean {
  if (text.includes('?')) return true
  if (wordsIn(text) < leastWords) return false
  if (whole.text.includes('?') && /[.!]$/.test(text)) return false
  // « opening times on 1 May and can I walk in »: of two halves one asks for both.
  return asksSomething(isHalved ? whole.text : text)
}

function readClause(
  text: string,
  items: readonly Item[],
  frame: Frame,
  context: Context,
  message: Whole,
): Read {
  const { scores } = message
  const clause = readQuestion(text, context.locale, context.names, context.company)
  const isAsked = isQuestion(clause, message)
  const alone = scoresOf(text, clause, context, frame.intent)
  const hasBefore = frame.question !== null
  const [best] = possible(isAsked ? scoresWithin(scores, alone, items) : alone, hasBefore)
  const label = isPlate(text) ? 'plate' : best && isIntent(best.label) ? best.label : null
  const probability = isPlate(text) ? 1 : (best?.probability ?? 0)
  const likely = probabilityOf(label, scores)
  // « Thanks. And the baby scale beside it? » asks for no definition, and goes on.
  const goesOn =
    hasBefore && beginsWithAny(clause.folded, 'follow-up-opener') && label !== null && defining.has(label)
  const isTold =
    label !== null && !defining.has(label) && wordsIn(text) >= leastWords && likely >= leastOfWhole
  // « …, is that possible? » behind a question belongs to it.
  const isTag = items.length > 0 && wordsIn(text) < leastWords
  const least = isTag ? sure : leastSureOfQuestion
  const isMeant = isAsked
    ? probability >= least && probabilityOf(label, alone) >= leastAlone
    : label === 'plate' || (isTold && probability >= leastSureOfPart)
  const meant = ofServiceBefore(items.at(-1)?.intent ?? null, label ?? '', clause) ?? label
  const intent = isMeant && !goesOn && meant !== null && !small.has(meant) ? meant : null
  return { text, clause, isAsked, label, intent, probability }
}

/** « Which model do I need, and do you take the old one? »: the parts of a sentence that surely ask two things. */
function questionsOf(text: string, frame: Frame, context: Context, message: Whole): string[] {
  const halves = text.includes('?') && !message.isHalved ? halvesOf(text) : []
  const reads = halves.map((half) => readClause(`${half} ?`, [], frame, context, message))
  const isSure = ({ intent, probability }: Read) => intent !== null && probability >= sure
  const meant = new Set(reads.filter(isSure).map(({ intent }) => intent))
  return meant.size < 2 ? [text] : reads.map((read, i) => (isSure(read) ? read.text : (halves[i] ?? '')))
}

/** The questions of a message with several clauses, each with an intent of its own; what only tells gives facts. */
export function partsOf(clauses: readonly string[], frame: Frame, context: Context, message: Whole): Item[] {
  const { whole } = message
  const items: Item[] = []
  const asked: Read[] = []
  const sentences = clauses.flatMap((text) => questionsOf(text, frame, context, message))
  const reads = sentences.map((text) => {
    const read = readClause(text, items, frame, context, message)
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
      label === 'choose' && probability >= sureWish && says(clause, 'look-for'),
  )
  if (wish && items.length > 0 && items.every(({ intent }) => ofLaw.has(intent) && !ofModels.has(intent)))
    items.unshift(itemOfClause('choose', { ...wish, whole }, frame, context))
  const [only] = items
  const surest = Math.max(0, ...asked.map(({ probability }) => probability))
  const [likeliest] = message.scores
  // What the one question leaves open, the whole message decides.
  const isOpen = surest < (likeliest?.probability ?? 0) || surest < leastSureOfPart
  if (items.length < 2 && (only === undefined || (surest < sure && isOpen))) return []
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
    use:
      isRegulated(whole) && !isRegulated(clause) && !saysInternal(clause)
        ? whole.use
        : (clause.use ?? whole.use),
  }
}
