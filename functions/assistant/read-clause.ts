import type { Scored } from '#domain/assistant/classifier/linear-model.ts'
import { asksSomething, asksYesNo, wordsIn } from '#domain/assistant/clauses.ts'
import { type Question, readQuestion } from '#domain/assistant/question.ts'
import { isPlate } from '#domain/assistant/typed-plate.ts'
import { isRegulated } from '#domain/assistant/uses.ts'
import { beginsWithAny, foldedWords, says, saysInAny } from '#domain/assistant/word-lists.ts'
import { ofService, ofServiceBefore } from './carried.ts'
import { possible } from './excluded-labels.ts'
import { bans, comparesTerms, comparesTwo } from './goes-on.ts'
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

/** What only tells something must not be foreign to its message. */
const leastOfWhole = 0.15
const surelyTold = 0.9
/** A question that its message does not suggest at all means it only where nothing else can be meant. */
const surelyAlone = 0.95
/** A meaning that the message as a whole does not suggest is not excluded. */
const unsuggested = 0.003

/** Another question of a message seldom asks the same again. */
const askedAgain = 0.5

/**
 * What a question means within its message: « What would you recommend? » alone may be asked of anything. A message
 * with one question that is sure of its meaning weighs more.
 */
function scoresWithin(
  { scores: whole, asksOnce = false }: Whole,
  clause: readonly Scored[],
  items: readonly Item[],
): Scored[] {
  const ofWhole = new Map(whole.map(({ label, probability }) => [label, probability]))
  const power = asksOnce && (whole[0]?.probability ?? 0) >= sure ? 1 : 1 / 2
  const weighted = clause.map(({ label, probability }) => ({
    label,
    probability:
      probability *
      ((ofWhole.get(label) ?? 0) + unsuggested) ** power *
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
export const leastSureOfPart = 0.5
/** What the message as a whole does not suggest must be the likelier alone: « how do I cope without a scale??? » */
const unlikely = 0.01
const leastOfUnlikely = 0.5
/** The rest of a message makes nothing likely that a question itself does not suggest. */
const leastAlone = 0.3

/** More words ask by themselves. */
const mostElliptic = 3

const probabilityOf = (intent: string | null, scores: readonly Scored[]) =>
  scores.find(({ label }) => label === intent)?.probability ?? 0

/** What may be wished for beside a question about something else. */
const workshop = namesOf('visit repair')

/** « Our laboratory needs an analytical balance, about 200 g »: an instrument with its load, whatever follows. */
const describesInstrument = ({ facts }: Question) =>
  facts.some((fact) => fact.type === 'kind' && fact.wanted && !fact.loose) &&
  facts.some(({ type }) => type === 'load')

/** A clause, and what it may ask. */
export type Read = {
  text: string
  clause: Question
  isAsked: boolean
  label: IntentName | null
  /** The label, or what it means behind the item before; null where the clause asks nothing of its own. */
  intent: IntentName | null
  probability: number
}

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
  // « and if I drop it »
  return beginsWithAny(folded, 'follow-up-opener') || asksSomething(isHalved ? whole.text : text)
}

/** What a clause is whatever the classifier makes of it. */
function certainOf(clause: Question, whole: Question): IntentName | null {
  if (isPlate(clause.text)) return 'plate'
  // « I sell flowers by the gram. Is a class III scale ok? »
  const asksOfClass = clause.facts.some(({ type }) => type === 'class') && asksYesNo(clause.text)
  if (asksOfClass && isRegulated(whole)) return 'use-allowed'
  if (comparesTwo(clause)) return 'compare'
  return comparesTerms(clause) ? 'term' : null
}

type Judged = Pick<Read, 'clause' | 'isAsked' | 'label' | 'probability'> & { certain: boolean }
type Beside = {
  items: readonly Item[]
  within: readonly Scored[]
  alone: readonly Scored[]
  message: Whole
  hasBefore: boolean
}

/** Does a clause ask, or wish for, something of its own? `likely`: how much the whole message suggests its label. */
function isClauseMeant(
  { clause, isAsked, label, probability, certain }: Judged,
  likely: number,
  { items, within, alone, message, hasBefore }: Beside,
): boolean {
  const { text } = clause
  const [ofWhole] = message.scores
  // « Thanks. And the baby scale beside it? » asks for no definition, and goes on.
  const goesOn =
    hasBefore && beginsWithAny(clause.folded, 'follow-up-opener') && label !== null && defining.has(label)
  const isOfOther = ofWhole && ofWhole.probability >= surelyTold && !ofService.has(ofWhole.label)
  // „Fuhrwerkswaage 50 t beim Landhandel, Eichfrist 2 oder 3 Jahre?“: what asks nothing tells of what is asked.
  const isContext = isOfOther && likely < unlikely && !asksSomething(text)
  // « delivery to Colmar, take old ones back »: a list of services that are wished for.
  const isListed =
    message.isHalved === true &&
    !isOfOther &&
    label !== null &&
    ofService.has(label) &&
    probability >= surelyTold
  // « Are you open on Saturday? I would like to drop off a scale to be repaired. »
  const isWished =
    label !== null &&
    ((workshop.has(label) && probability >= surelyTold) ||
      (label === 'choose' && probability >= leastSureOfPart && describesInstrument(clause))) &&
    says(clause, 'look-for')
  const isTold =
    label !== null &&
    !defining.has(label) &&
    wordsIn(text) >= leastWords &&
    (likely >= leastOfWhole || isListed || isWished)
  // « …, is that possible? » behind a question belongs to it.
  const isTag = items.length > 0 && wordsIn(text) < leastWords
  const least = isTag ? sure : leastSureOfQuestion
  if (goesOn) return false
  return isAsked
    ? !isContext &&
        (certain ||
          (familyProbability(label, within) >= least &&
            familyProbability(label, alone) >= (likely < unlikely ? leastOfUnlikely : leastAlone)))
    : label === 'plate' || (isTold && probability >= leastSureOfPart)
}

/** What a clause of a message asks, behind the items that were read before it. */
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
  const alike = likeliest(possible(within, before, clause))
  const [ofWhole] = scores
  // « They were verified in Leeds. Can we bring them over? » asks for no visit.
  const isForeign =
    !isElliptic &&
    message.asksOnce === true &&
    probabilityOf(alike?.label ?? null, scores) < unlikely &&
    probabilityOf(alike?.label ?? null, alone) < surelyAlone
  const best = isAsked && isForeign && ofWhole && ofWhole.probability >= surelyTold ? ofWhole : alike
  const certain = certainOf(clause, message.whole)
  const label = certain ?? (best && isIntent(best.label) ? best.label : null)
  const probability = certain ? 1 : (best?.probability ?? 0)
  const likely = probabilityOf(label, scores)
  const isMeant = isClauseMeant({ clause, isAsked, label, probability, certain: certain !== null }, likely, {
    ...{ items, within, alone, message, hasBefore: frame.question !== null },
  })
  const ahead = items.at(-1)?.intent ?? null
  // « A red sticker since yesterday. May I go on selling? »: what forbids it answers that too.
  const isOfBan = ahead !== null && bans.has(ahead) && label === 'use-allowed' && asksYesNo(text)
  const meant = isOfBan ? ahead : (ofServiceBefore(ahead, label ?? '', clause) ?? label)
  const intent = isMeant && meant !== null && !small.has(meant) ? meant : null
  return { text, clause, isAsked, label, intent, probability }
}

/** What a person says beside what they ask. */
const small = namesOf('greeting thanks off-topic capabilities')
