import type { ProductDetail } from '#domain/catalogue/product.ts'
import { wordsOf } from '#domain/catalogue/search-words.ts'
import { stemOf } from '#domain/understanding/stem.ts'
import { understand } from '#domain/understanding/understand.ts'
import type { Question } from './question.ts'

/** Shorter words are in every sentence. */
const shortest = 4
const mostSentences = 2

/** The words of a text that are no articles or question words, and those of its facts. */
export function contentOf({ text, locale }: Pick<Question, 'text' | 'locale'>): Set<string> {
  const { words, facts } = understand(text, locale)
  const spans = [...words, ...facts.filter(({ type }) => type !== 'model')].map(({ span }) => span)
  const typed = spans.flatMap(({ from, to }) => wordsOf(text.slice(from, to)))
  return new Set(typed.filter((word) => word.length >= shortest).map(stemOf))
}

/** The sentences of a product's texts that hold most of some words, in their order. */
export function sentencesAbout(product: ProductDetail, words: ReadonlySet<string>): string[] {
  const texts = [product.description, ...product.features, ...Object.values(product.specifications)]
  return bestOf([...new Set(texts.flatMap((text) => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u)))], words)
}

/** The sentences that hold most of some words, in their order; none where none holds one. */
export function bestOf(sentences: readonly string[], words: ReadonlySet<string>): string[] {
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
