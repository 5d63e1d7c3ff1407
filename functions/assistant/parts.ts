import type { Scored } from '#domain/assistant/classifier/linear-model.ts'
import { asksYesNo } from '#domain/assistant/clauses.ts'
import { type Question, readQuestion } from '#domain/assistant/question.ts'
import { isPlate } from '#domain/assistant/typed-plate.ts'
import { beginsWithAny, says, saysInAny } from '#domain/assistant/word-lists.ts'
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
  withFrame,
} from './carried.ts'
import { type IntentName, isIntent } from './intents.ts'
import { type Context, type Frame, type Item, scoresOf } from './item.ts'

/** From here on a sentence that only tells says what is done. */
const leastSureOfUse = 0.7
/** A message, and what it may mean as a whole. */
export type Whole = {
  whole: Question
  scores: readonly Scored[]
  /** The clauses are halves of a sentence, of which only the last has a question mark. */
  isHalved?: boolean
}

/** What a clause asks alone must not be foreign to its message: what only tells something even less. */
const leastOfWhole = { asked: 0.005, told: 0.15 }
/** A second question in a message has to be surer than the whole of it. */
const leastSureOfPart = 0.5
const sureWish = 0.8
/** The questions of a message with several clauses, each with an intent of its own; what only tells gives facts. */
export function partsOf(
  clauses: readonly string[],
  frame: Frame,
  context: Context,
  { whole, scores, isHalved = false }: Whole,
): Item[] {
  const { locale, names, company } = context
  const items: Item[] = []
  let questions = 0
  let wish: Item | null = null
  let isPacked = false
  for (const text of clauses) {
    const clause = readQuestion(text, locale, names, company)
    const [best] = possible(scoresOf(text, clause, context, frame.intent), frame.question !== null)
    const label = isPlate(text) ? 'plate' : best && isIntent(best.label) ? best.label : null
    const intent = ofServiceBefore(items.at(-1)?.intent ?? null, label ?? '', clause) ?? label
    const isAsked = text.includes('?') || asksYesNo(text) || (isHalved && saysInAny(clause.folded, 'wh'))
    const least = isPlate(text) ? 0 : isAsked ? leastSureOfQuestion : leastSureOfPart
    const probability = best?.probability ?? 0
    const likely = scores.find(({ label: other }) => other === label)?.probability ?? 0
    const isOfWhole = isPlate(text) || likely >= (isAsked ? leastOfWhole.asked : leastOfWhole.told)
    isPacked ||= !isAsked && label === 'prepackage' && probability >= leastSureOfUse
    // « Thanks. And the baby scale beside it? » asks for no definition, and goes on.
    const goesOn = frame.question !== null && beginsWithAny(clause.folded, 'follow-up-opener')
    if (goesOn && label !== null && defining.has(label)) continue
    if (intent === 'choose' && probability >= sureWish && says(clause, 'look-for'))
      wish ??= itemOfClause(intent, { text, clause, whole }, frame, context)
    if (intent === null || small.has(intent) || probability < least || !isOfWhole) continue
    const same = items.find((item) => item.intent === intent)
    // What was told before its question belongs to it: the question says whether yes or no is wanted.
    if (same && isAsked) same.words = `${same.words} ${text}`
    // « Bed scale: which period? Standing scale: which period? » is one answer about both.
    if (same && ofLaw.has(intent)) {
      const both = withWhole(readQuestion(`${same.clause.text} ; ${text}`, locale, names, company), whole)
      same.question = withFrame(intent, both, frame.question, names)
    }
    if (same) continue
    if (isAsked) questions++
    items.push(itemOfClause(intent, { text, clause, whole }, frame, context))
  }
  // « I need a balance up to 600 g. And verified how often? » asks for both.
  if (wish && items.length > 0 && items.every(({ intent }) => ofLaw.has(intent) && !ofModels.has(intent)))
    items.unshift(wish)
  const [only] = items
  // What is asked once is asked of all that is told: « we are a laboratory. Every two years, like the shops? »
  if (only && items.length === 1 && whole.use !== null)
    for (const each of [only.clause, only.question]) each.use = whole.use
  // « We bag it before the market; how often …? »
  for (const item of isPacked ? items : [])
    if (ofLaw.has(item.intent) && item.question.use !== 'prepack-variable')
      item.question = { ...item.question, use: 'prepack' }
  return items.length > 1 || questions > 0 ? items : []
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
  const rules = items.filter(({ intent }) => ofLaw.has(intent))
  return rules.length === 2 ? rules : []
}
const besideService = namesOf('period due logbook after-repair')

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
