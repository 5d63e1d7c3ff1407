import type { Question } from '#domain/assistant/question.ts'
import type { Candidate } from '#domain/catalogue/catalogue-filter.ts'
import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import { wordsOf } from '#domain/catalogue/search-words.ts'
import { stemOf } from '#domain/understanding/phrases.ts'
import { understand } from '#domain/understanding/understand.ts'
import { productsWith } from '#functions/catalogue/full-text.ts'
import { rareWordsFirst } from '#functions/catalogue/rare-words.ts'
import { openNearest } from '#functions/db/client.ts'
import type { AssistantEnv } from './asked.ts'

/** Shorter words are found in others; more words are a story. */
const limits = { wordLength: 5, words: 12 }

/**
 * Products in their order, but those first that have the most of the rare words in which no fact was read: « brine »,
 * « height rod ». A superlative has an order of its own.
 */
export async function toldByWords(
  env: AssistantEnv,
  index: CatalogueIndex,
  { text, locale, facts }: Question,
  products: Candidate[],
): Promise<Candidate[]> {
  if (products.length < 2 || facts.some(({ type }) => type === 'order')) return products
  const words = [...new Set(understand(text, locale).words.flatMap((word) => wordsOf(word.text)))]
    .filter((word) => word.length >= limits.wordLength && !/\d/.test(word))
    .slice(-limits.words)
  const occurrences = await productsWith(
    { db: openNearest(env.DB), generation: index.generation },
    words.map(stemOf),
  )
  return rareWordsFirst(index, occurrences, products)
}
