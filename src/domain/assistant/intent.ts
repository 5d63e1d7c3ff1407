import { evidence } from './evidence.ts'
import type { Evidence, Intent } from './intents.ts'
import type { Question } from './question.ts'
import { type Signal, signalReader } from './signals.ts'

/** What decides; `weak`: only details of an instrument, which may belong to the question before. */
export type Decision = { intent: Intent; weak: boolean }

/** An intent with what speaks for it, the strongest first. */
export type Candidate = { intent: Intent; score: number }

/** Less than this is no more than chance. */
const least = 2

/** The table of evidence with each signal and whether it has to hold. */
const rows = (evidence as readonly Evidence[]).map(([intent, weight, ...names]) => ({
  intent,
  weight,
  conditions: names.map((name) => ({
    signal: name.replace('!', '') as Signal,
    isWanted: !name.startsWith('!'),
  })),
}))

/** Every intent that something speaks for, the likeliest first; of equal ones that of the table's first row. */
export function candidatesOf(holds: (signal: Signal) => boolean): Candidate[] {
  const scores = new Map<Intent, number>()
  for (const { intent, weight, conditions } of rows)
    if (conditions.every(({ signal, isWanted }) => holds(signal) === isWanted))
      scores.set(intent, (scores.get(intent) ?? 0) + weight)
  return [...scores]
    .map(([intent, score]) => ({ intent, score }))
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score)
}

/** What a message asks for, by the evidence; null where nothing speaks for anything. */
export function intentOf(question: Question): Decision | null {
  const holds = signalReader(question)
  const [best] = candidatesOf(holds)
  return best ? { intent: best.intent, weak: isWeak(best.intent, question, holds) } : null
}

const isWeak = (intent: Intent, { facts, folded }: Question, holds: (signal: Signal) => boolean) =>
  (intent === 'find' &&
    !holds('want') &&
    !facts.some((fact) => (fact.type === 'kind' && !fact.loose) || fact.type === 'trade')) ||
  (intent === 'price' && !holds('price') && !holds('stock') && folded.split(' ').length > 12)
