import { companyWords } from '#domain/assistant/cues.ts'
import type { Draft } from '#domain/assistant/draft.ts'
import type { Question } from '#domain/assistant/question.ts'
import { handover, refusal } from '#domain/assistant/refusals.ts'
import { signalReader } from '#domain/assistant/signals.ts'
import { findInstruments } from './find-instruments.ts'

type Env = { DB: D1Database }

/** Instruments for who names a load and what is weighed, whatever else a message says; null where none is found. */
export async function byCriteria(env: Env, question: Question, today: string): Promise<Draft | null> {
  const holds = signalReader(question)
  if (!holds('load') || !(holds('use') || holds('twoCriteria'))) return null
  const found = await findInstruments(env, question, 2, today)
  return found.kind === 'products' ? found : null
}

/**
 * Nothing was found: of what is about weighing or this company it says so and hands over, of anything else that it is
 * not its matter.
 */
export async function unsure(env: Env, question: Question, today: string): Promise<Draft> {
  const { folded, locale } = question
  const holds = signalReader(question)
  const found = await byCriteria(env, question, today)
  if (found) return found
  const isOurs = holds('instrument') || holds('ourMatter') || holds('yours') || companyWords.test(folded)
  return isOurs ? handover(locale, 'unknown') : refusal(locale, 'topic')
}
