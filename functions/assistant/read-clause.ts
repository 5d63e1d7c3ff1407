import type { Scored } from '#domain/assistant/classifier/linear-model.ts'
import { asksSomething, wordsIn } from '#domain/assistant/clauses.ts'
import { type Question, readQuestion } from '#domain/assistant/question.ts'
import { beginsWithAny, foldedWords, saysInAny } from '#domain/assistant/word-lists.ts'
import { candidatesOf } from './candidates.ts'
import { comparesTwo, typesPlate } from './certain-intent.ts'
import { type IntentName, isIntent } from './intents.ts'
import { type Context, type Frame, type Item, scoresOf } from './item.ts'
import { defining, familyProbability, leastSureOfQuestion, likeliest, namesOf, sure } from './labels.ts'

/** A message, and what it may mean as a whole. */
export type Whole = {
  whole: Question
  scores: readonly Scored[]
  /** The clauses are halves of a sentence, of which only the last has a question mark. */
  isHalved?: boolean
  /** One clause alone asks: what the message is sure of is what it asks. */
  asksOnce?: boolean
}

/** A clause, and what it may ask. */
export type Read = {
  text: string
  clause: Question
  isAsked: boolean
  label: IntentName | null
  /** The label; null where the clause asks nothing of its own. */
  intent: IntentName | null
  probability: number
}

/** Probabilities by which a clause is judged. */
const least = {
  /** A second question in a message has to be surer than the whole of it. */
  ofPart: 0.5,
  /** What only tells something must not be foreign to its message. */
  ofWhole: 0.15,
  /** The rest of a message makes nothing likely that a question itself does not suggest. */
  alone: 0.3,
  /** What the message does not suggest must be the likelier alone: « how do I cope without a scale??? » */
  ofUnlikely: 0.5,
  surelyTold: 0.9,
  surelyAlone: 0.95,
}
export const leastSureOfPart = least.ofPart
const unlikely = 0.01
/** A meaning that the message as a whole does not suggest is not excluded. */
const unsuggested = 0.003
/** Another question of a message seldom asks the same again. */
const askedAgain = 0.5
/** Fewer words without a question mark say nothing of their own; more words ask by themselves. */
const [leastWords, mostElliptic] = [3, 3]

/** What a person says beside what they ask. */
const small = namesOf('greeting thanks off-topic capabilities')

/**
 * What a question means within its message: « What would you recommend? » alone may be asked of anything. A message
 * with one question that is sure of its meaning weighs more.
 */
function scoresWithin(
  { scores: whole, asksOnce = false }: Whole,
  clause: readonly Scored[],
  items: readonly Item[],
): Scored[] {
  const power = asksOnce && (whole[0]?.probability ?? 0) >= sure ? 1 : 1 / 2
  const weighted = clause.map(({ label, probability }) => ({
    label,
    probability:
      probability *
      (probabilityOf(label, whole) + unsuggested) ** power *
      (items.some(({ intent }) => intent === label) ? askedAgain : 1),
  }))
  const sum = weighted.reduce((total, { probability }) => total + probability, 0)
  return weighted
    .map(({ label, probability }) => ({ label, probability: probability / sum }))
    .sort((a, b) => b.probability - a.probability)
}

const probabilityOf = (intent: string | null, scores: readonly Scored[]) =>
  scores.find(({ label }) => label === intent)?.probability ?? 0

/** « It is still wrapped, may I send it back? » tells first; « it is verified already, or must I …? » asks. */
const isStatement = (text: string, folded: string, message: string) =>
  beginsWithAny(folded, 'statement-opener') &&
  !saysInAny(folded, 'wh') &&
  !beginsWithAny(foldedWords(message.slice(message.indexOf(text) + text.length)), 'alternative')

/** Beside sentences with question marks one that ends with a full stop only tells something. */
function isQuestion({ text, folded }: Question, { whole, isHalved = false }: Whole): boolean {
  if (text.includes('?')) return true
  // « how often and how much is it …? »
  if (wordsIn(text) < leastWords) return beginsWithAny(folded, 'wh') && whole.text.includes('?')
  if (whole.text.includes('?') && (/[.!]$/.test(text) || isStatement(text, folded, whole.text))) return false
  // « opening times on 1 May and can I walk in »: of two halves one asks for both.
  return beginsWithAny(folded, 'follow-up-opener') || asksSomething(isHalved ? whole.text : text)
}

/** What a clause asks of a message, behind the items that were read before it. */
export function readClause(
  text: string,
  items: readonly Item[],
  frame: Frame,
  context: Context,
  message: Whole,
): Read {
  const { scores } = message
  const clause = readQuestion(text, context.locale, context.names, context.company)
  const isAsked = isQuestion(clause, message)
  // « … verified how often, and by whom? »: behind another question a few words are read as a second turn is.
  const isElliptic = wordsIn(text) <= mostElliptic
  const before = (isElliptic && items.at(-1)?.intent) || frame.intent
  const alone = scoresOf(text, clause, context, before)
  const within = isAsked ? scoresWithin(message, alone, items) : alone
  const alike = likeliest(candidatesOf(within, before, clause))
  const [ofWhole] = scores
  // « They were verified in Leeds. Can we bring them over? » asks for no visit.
  const isForeign =
    isAsked &&
    !isElliptic &&
    message.asksOnce === true &&
    probabilityOf(alike?.label ?? null, scores) < unlikely &&
    probabilityOf(alike?.label ?? null, alone) < least.surelyAlone
  const best = isForeign && ofWhole && ofWhole.probability >= least.surelyTold ? ofWhole : alike
  const certain = typesPlate(clause, alone) ? 'plate' : comparesTwo(clause) ? 'compare' : null
  const label = certain ?? (best && isIntent(best.label) ? best.label : null)
  const probability = certain ? 1 : (best?.probability ?? 0)
  const isMeant =
    certain !== null ||
    (isAsked
      ? isAskedOf(label, { text, within, alone, message, isFirst: items.length === 0 })
      : isTold(label, probability, text, scores))
  const intent = isMeant && label !== null && !small.has(label) ? label : null
  return { text, clause, isAsked, label, intent, probability }
}

type Beside = {
  text: string
  within: readonly Scored[]
  alone: readonly Scored[]
  message: Whole
  isFirst: boolean
}

/** Does a question ask something of its own? */
function isAskedOf(label: IntentName | null, { text, within, alone, message, isFirst }: Beside): boolean {
  const [ofWhole] = message.scores
  const isUnlikely = probabilityOf(label, message.scores) < unlikely
  // „Fuhrwerkswaage 50 t beim Landhandel, Eichfrist 2 oder 3 Jahre?“: what asks nothing tells of what is asked.
  if (isUnlikely && (ofWhole?.probability ?? 0) >= least.surelyTold && !asksSomething(text)) return false
  // « …, is that possible? » behind a question belongs to it.
  const isTag = !isFirst && wordsIn(text) < leastWords
  return (
    familyProbability(label, within) >= (isTag ? sure : leastSureOfQuestion) &&
    familyProbability(label, alone) >= (isUnlikely ? least.ofUnlikely : least.alone)
  )
}

/** Does what only tells something wish for something? */
const isTold = (label: IntentName | null, probability: number, text: string, scores: readonly Scored[]) =>
  label !== null &&
  !defining.has(label) &&
  wordsIn(text) >= leastWords &&
  probabilityOf(label, scores) >= least.ofWhole &&
  probability >= least.ofPart
