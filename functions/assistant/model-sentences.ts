import { asksSomething } from '#domain/assistant/clauses.ts'
import type { Draft } from '#domain/assistant/draft.ts'
import { namedModels } from '#domain/assistant/question.ts'
import { saidOf, says, type WordList } from '#domain/assistant/word-lists.ts'
import type { ProductDetail } from '#domain/catalogue/product.ts'
import { wordsOf } from '#domain/catalogue/search-words.ts'
import { stemOf } from '#domain/understanding/phrases.ts'
import { understand } from '#domain/understanding/understand.ts'
import type { Fact } from '#domain/understanding/understood.ts'
import type { Asked, AssistantEnv } from './asked.ts'
import { featureNames } from './feature-answers.ts'
import type { IntentName } from './intents.ts'
import { modelsDraft } from './models-draft.ts'
import { modelsMeant } from './models-in-focus.ts'
import { lineOf } from './named-models.ts'

/** Shorter words are in every sentence. */
const shortest = 4
const mostSentences = 2
const mostProducts = 3

/** Intents that may be read into a question about one model, with the words that they are told by. */
const readInto: Partial<Record<IntentName, WordList>> = {
  vary: 'another',
  stock: 'stock-word',
  documents: 'document',
  accessories: 'accessory',
  'spare-parts': 'part',
}
/** What describes an instrument that is looked for. */
const wishes: ReadonlySet<Fact['type']> = new Set([
  ...(['load', 'interval', 'price', 'order', 'class', 'trade', 'use', 'legal', 'zone'] as const),
])

/** « Do you supply the frame? »: is something else asked of a model than what its facts tell? */
export function asksOfModel(intent: IntentName, { clause, focus }: Asked): boolean {
  const isWish = clause.facts.some(
    (fact) => wishes.has(fact.type) || (fact.type === 'kind' && fact.wanted && !fact.loose),
  )
  const told = readInto[intent]
  const isRead =
    intent === 'choose' ||
    (intent === 'feature' && saidOf(clause, featureNames).length === 0) ||
    (told !== undefined && !says(clause, told))
  return isRead && !isWish && namedModels(clause).length + focus.length > 0 && asksSomething(clause.text)
}

/** The sentences of the texts of the models in focus that hold most of a question's words; null where none does. */
export async function sentencesOfModels(env: AssistantEnv, asked: Asked): Promise<Draft | null> {
  const { clause, question } = asked
  const products = Map.groupBy(await modelsMeant(env, asked), ({ product }) => product.id)
  const words = contentOf(clause.text, clause.locale)
  const named = [...products.values()].flatMap(([first]) => first ?? []).slice(0, mostProducts)
  const lines = named.flatMap((model) => {
    const sentences = sentencesAbout(model.product, words)
    return sentences.length > 0 ? [lineOf(model, clause.locale), ...sentences] : []
  })
  return lines.length > 0 ? modelsDraft(question, named, { lines }) : null
}

/** The words of a text that are no articles or question words, and those of its facts. */
function contentOf(text: string, locale: Asked['clause']['locale']): Set<string> {
  const { words, facts } = understand(text, locale)
  const spans = [...words, ...facts.filter(({ type }) => type !== 'model')].map(({ span }) => span)
  const typed = spans.flatMap(({ from, to }) => wordsOf(text.slice(from, to)))
  return new Set(typed.filter((word) => word.length >= shortest).map(stemOf))
}

/** The sentences of a product's texts that hold most of some words, in their order. */
function sentencesAbout(product: ProductDetail, words: ReadonlySet<string>): string[] {
  const texts = [product.description, ...product.features, ...Object.values(product.specifications)]
  const sentences = [...new Set(texts.flatMap((text) => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u)))]
  const scored = sentences.map((sentence) => {
    const stems = new Set(wordsOf(sentence).map(stemOf))
    return { sentence, score: [...words].filter((word) => stems.has(word)).length }
  })
  const best = Math.max(1, ...scored.map(({ score }) => score))
  return scored
    .filter(({ score }) => score === best)
    .slice(0, mostSentences)
    .map(({ sentence }) => sentence)
}
