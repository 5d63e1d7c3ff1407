import type { Scored } from '#domain/assistant/classifier/linear-model.ts'
import { asksSomething, clausesOf, halvesOf } from '#domain/assistant/clauses.ts'
import { laxerThan } from '#domain/assistant/explosion-answer.ts'
import { termsIn } from '#domain/assistant/glossary.ts'
import { type Question, readQuestion } from '#domain/assistant/question.ts'
import { isPlate } from '#domain/assistant/typed-plate.ts'
import { inUnitBefore, inUnitOfText } from '#domain/assistant/unit-before.ts'
import { says } from '#domain/assistant/word-lists.ts'
import { withoutAsides } from './asides.ts'
import { certainIntent, typesPlate } from './certain-intent.ts'
import { type IntentName, isIntent } from './intents.ts'
import { type Context, type Frame, type Item, itemFor, scoresAfter } from './item.ts'
import { faults, followUps, goesOnAsking, leastSureOfQuestion, ofFigures, ofService, sure } from './labels.ts'
import { coordinatedQuestions, partsOf, surestPart, twoQuestions } from './parts.ts'
import type { Whole } from './read-clause.ts'
import { itemOfWhole } from './whole-message.ts'

/** What a message asks, in its order, and what its words come nearest to. */
export type Plan = { items: Item[]; nearest: IntentName[]; whole: Question; isSure: boolean }

const mostItems = 3

/** What the last of some messages asks, after what those before it asked. */
export function planOf(texts: readonly string[], context: Context): { plan: Plan; frame: Frame } {
  let frame: Frame = { intent: null, question: null }
  for (const text of texts.slice(0, -1)) frame = next(frame, planned(text, frame, context))
  return { plan: planned(texts.at(-1) ?? '', frame, context), frame }
}

function next(frame: Frame, { items, whole }: Plan): Frame {
  const last = items.find(({ intent }) => goesOnAsking.has(intent)) ?? items.at(-1)
  if (!last)
    return {
      ...frame,
      question: frame.question
        ? { ...frame.question, country: whole.country ?? frame.question.country }
        : whole,
    }
  const intent = followUps.has(last.intent) ? (frame.intent ?? 'choose') : last.intent
  const intents = items.map((item) => item.intent)
  return { intent, question: last.question, ...(intents.length > 1 && { intents }) }
}

/** A message as it is read by itself; a bare number counts in the unit of the conversation. */
function readMessage(typed: string, frame: Frame, { locale, names, company }: Context): Question {
  const read = readQuestion(typed, locale, names, company)
  const text = inUnitOfText(inUnitBefore(typed, frame.question, read.facts), read.facts)
  return text === typed ? read : readQuestion(text, locale, names, company)
}

/**
 * « It shows Err 4, and do you take back the old one »: what begins a conversation, and as a whole suggests little, is
 * what a part of it surely asks.
 */
function orSurestPart(items: Item[], frame: Frame, context: Context, message: Whole): Item[] {
  const [best] = message.scores
  const [first] = items
  const isOfWhole = items.length === 1 && frame.question === null && first?.intent === best?.label
  if (first && !(isOfWhole && (best?.probability ?? 0) < leastSureOfQuestion)) return items
  const part = surestPart(frame, context, message)
  return part.length > 0 ? part : items
}

const quoted = /["„“«‘'] ?(\p{L}[\p{L} -]{2,30}?) ?["”“»’'](?!\p{L})/u

/** « It is offered as "verifiable". Does that mean verified? »: a term that is quoted is explained before the rest. */
function withQuotedTerm(items: Item[], whole: Question, frame: Frame, context: Context): Item[] {
  const [, word = ''] = whole.text.match(quoted) ?? []
  const isAsked = says(whole, 'mean') && termsIn(word, whole.locale).length > 0
  if (!isAsked || items.length === 0 || items.some(({ intent }) => intent === 'term')) return items
  return [itemFor('term', word, frame, context), ...items]
}

/** « It drifts. – It still does, what is a repair? »: the fault that was answered is not answered again. */
const withoutRepeatedFault = (items: Item[], before: Frame) =>
  items.filter(
    ({ intent, words }) =>
      items.length === 1 || intent !== before.intent || !faults.has(intent) || asksSomething(words),
  )

/** A message that is nearly certain of its meaning, which none of its parts has, is misread in parts. */
const isMisread = (parts: readonly Item[], [best]: readonly Scored[]): boolean =>
  best !== undefined &&
  best.probability >= nearlyCertain &&
  parts.every(({ intent }) => intent !== best.label)
const nearlyCertain = 0.95

function planned(typed: string, frame: Frame, context: Context): Plan {
  const whole = readMessage(typed, frame, context)
  const { text } = whole
  const scores = scoresAfter(text, whole, context, frame)
  const nearest = scores.flatMap(({ label }) => (isIntent(label) ? [label] : [])).slice(0, 3)
  const laxer = laxerThan(frame.question, whole)
  if (laxer) return { items: [explosionItem(laxer)], nearest, whole, isSure: true }
  const certain = certainIntent(whole, scores, frame)
  const parts = separateParts({ whole, scores }, frame, context)
  const items = certain
    ? [itemFor(certain, text, frame, context), ...parts.filter(({ intent }) => ofService.has(intent))]
    : parts.length > 0
      ? parts.slice(0, mostItems)
      : orSurestPart(itemOfWhole({ whole, scores }, frame, context), frame, context, { whole, scores })
  const asked = withQuotedTerm(withoutRepeatedFault(items, frame), whole, frame, context)
  const isSure =
    certain !== null || isPlate(text) || (scores[0]?.probability ?? 0) >= sure || parts.length > 1
  return { items: withoutAsides(asked), nearest, whole, isSure }
}

/** The questions of a message that has several: its clauses, else the halves of a sentence. */
function separateParts(message: Whole, frame: Frame, context: Context): Item[] {
  const { whole, scores } = message
  if (isPlate(whole.text) && !typesPlate(whole, scores)) return coordinatedQuestions(frame, context, message)
  // « Baby scale, up to 15 kg, to 5 g »: a wish that asks nothing is one, in however many sentences.
  if (scores[0]?.label === 'choose' && !asksSomething(whole.text)) return []
  const clauses = clausesOf(whole.text)
  const read = clauses.length > 1 ? partsOf(clauses, frame, context, message) : []
  const parts = isMisread(read, scores) ? [] : read
  const halves = parts.length === 0 ? halvesOf(whole.text) : []
  const two =
    halves.length > 0 ? twoQuestions(partsOf(halves, frame, context, { ...message, isHalved: true })) : []
  const both = coordinatedQuestions(frame, context, message)
  // Two figures of a plate are asked of all that is typed, in however many sentences.
  const isOfFigures = both.length > 0 && both.every(({ intent }) => ofFigures.has(intent))
  // Halves that ask something else than a message which is sure of its meaning are misread.
  const [best] = scores
  const isContradicted = (best?.probability ?? 0) >= sure && two.every(({ intent }) => intent !== best?.label)
  if (isOfFigures) return both
  if (two.length > 0 && !isContradicted) return two
  return parts.length > 0 ? parts : both
}

const explosionItem = (question: Question): Item => ({
  ...{ intent: 'explosion', words: question.text },
  ...{ clause: question, question },
})
