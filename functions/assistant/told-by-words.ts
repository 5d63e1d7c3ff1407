import type { Question } from '#domain/assistant/question.ts'
import type { Candidate } from '#domain/catalogue/catalogue-filter.ts'
import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import { wordsOf } from '#domain/catalogue/search-words.ts'
import { stemOf } from '#domain/understanding/stem.ts'
import { understand } from '#domain/understanding/understand.ts'
import type { Span } from '#domain/understanding/understood.ts'
import { rareWordsFirst } from '#functions/catalogue/rare-words.ts'
import { productsWith } from '#functions/catalogue/word-occurrences.ts'
import { openNearest } from '#functions/db/client.ts'
import type { AssistantEnv } from './asked.ts'

/** Shorter words of a story are found in others; more of them say nothing; so many words of a message are its wish. */
const limits = { wordLength: 5, words: 12, wish: 12, wishedLength: 4 }

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
  const { words: unread, facts: read } = understand(text, locale)
  // The words of a long story that names no kind and no trade say nothing of an instrument.
  const namesKind = read.some(({ type }) => type === 'kind' || type === 'trade' || type === 'category')
  if (!namesKind && text.split(' ').length > limits.wish) return products
  const words = wordsIn(unread.map((word) => word.text))
    .filter((word) => word.length >= limits.wordLength && !/\d/.test(word))
    .slice(-limits.words)
  // « inox » is read as a hint of washdown scales, and is said of others; a short message is a wish word by word.
  const hints = read.filter((fact) => fact.type === 'kind' && fact.loose)
  const isWish = ({ span }: { span: Span }) => messageAt(text, span.from).split(' ').length <= limits.wish
  const wished = wordsIn(
    [...hints, ...unread].filter(isWish).map(({ span }) => text.slice(span.from, span.to)),
  ).filter((word) => word.length >= limits.wishedLength)
  const occurrences = await productsWith(
    { db: openNearest(env.DB), generation: index.generation },
    [...words, ...wished].map(stemOf),
  )
  const unreadOnes = occurrences.slice(0, words.length)
  return rareWordsFirst(index, unreadOnes, products, occurrences.slice(words.length))
}

/** The one of several joined messages (`continued`) in which a place lies. */
const messageAt = (text: string, place: number) =>
  `${text.slice(0, place).split(' ; ').at(-1)}${text.slice(place).split(' ; ')[0]}`

const wordsIn = (texts: readonly string[]) => [...new Set(texts.flatMap((text) => wordsOf(text)))]
