import type { Locale } from '#config/locales.ts'
import { hintsOf } from '#domain/assistant/classifier/intent-model.ts'
import { classify, type LinearModel, type Scored } from '#domain/assistant/classifier/linear-model.ts'
import { featuresOf } from '#domain/assistant/classifier/message-features.ts'
import { type Question, readQuestion } from '#domain/assistant/question.ts'
import { inStandard } from '#domain/assistant/standard-spelling.ts'
import type { CompanyFacts } from '#domain/content/opening.ts'
import type { Names } from '#domain/understanding/understood.ts'
import { withFrame } from './carried.ts'
import type { IntentName } from './intents.ts'
import { ofProduct } from './labels.ts'

/** What a conversation has established before its last message. */
export type Frame = {
  intent: IntentName | null
  question: Question | null
  /** All that the last message asked; `intent` is that of them which goes on. */
  intents?: readonly IntentName[]
}

/** One thing that a message asks: its intent, its words, what they say alone, and what with the conversation. */
export type Item = { intent: IntentName; words: string; clause: Question; question: Question }

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

/** What a text may mean, the likeliest first. */
export function scoresOf(
  text: string,
  read: Question,
  { model, isOnProduct }: Context,
  before: IntentName | null,
): Scored[] {
  const scores = classify(model, featuresOf(inStandard(text, read.locale), hintsOf(read, before)))
  const isOfPage = isOnProduct && read.facts.every(({ type }) => type !== 'kind' && type !== 'trade')
  if (!isOfPage) return scores
  const weighted = scores.map(({ label, probability }) => ({
    label,
    probability: probability * (ofProduct.has(label) ? likelierOnProduct : 1),
  }))
  const sum = weighted.reduce((total, { probability }) => total + probability, 0)
  return weighted
    .map(({ label, probability }) => ({ label, probability: probability / sum }))
    .sort((a, b) => b.probability - a.probability)
}

/** The same behind a conversation: which of several questions it follows is not known, so each counts alike. */
export function scoresAfter(text: string, read: Question, context: Context, frame: Frame): Scored[] {
  const [first = frame.intent, ...others] = frame.intents ?? []
  const scores = scoresOf(text, read, context, first)
  if (others.length === 0) return scores
  const all = [scores, ...others.map((before) => scoresOf(text, read, context, before))]
  const sumOf = (wanted: string) =>
    all.reduce((sum, each) => sum + (each.find(({ label }) => label === wanted)?.probability ?? 0), 0)
  return scores
    .map(({ label }) => ({ label, probability: sumOf(label) / all.length }))
    .sort((a, b) => b.probability - a.probability)
}

/** An item of an intent that somebody else chose for some words of a message. */
export function itemFor(
  intent: IntentName,
  text: string,
  frame: Frame,
  { locale, names, company }: Context,
): Item {
  const clause = readQuestion(text, locale, names, company)
  return { intent, words: text, clause, question: withFrame(intent, clause, frame.question, names) }
}
