import { isOneTypoApart } from '#domain/catalogue/search-words.ts'
import { standardOf } from './dialect.ts'
import { ordinaryWords } from './ordinary-words.ts'
import { rootOf } from './stem.ts'

/** Shorter words are one letter away from too many others. */
export const shortestMistyped = 6
const longestMistyped = 30

/** Words by their length, with those of one letter more or less: what a typo may mean. */
export function nearWords(words: readonly string[]): ReadonlyMap<number, readonly string[]> {
  const near = new Map<number, string[]>()
  for (const word of new Set(words)) {
    if (word.length < shortestMistyped) continue
    for (const length of [word.length - 1, word.length, word.length + 1])
      near.set(length, [...(near.get(length) ?? []), word])
  }
  return near
}

/** What is known of words: those with a meaning, those that are never searched for, and what a typo may mean. */
type KnownWords = {
  known: ReadonlySet<string>
  generic: ReadonlySet<string>
  stop: ReadonlySet<string>
  nearPhraseWord: ReturnType<typeof nearWords>
}

/**
 * « price computng »: a word that no language knows, by the one word of phrases that is a letter away; it counts only
 * where the whole phrase stands.
 */
export function respelt<Word extends { word: string; stem: string }>(
  vocabulary: KnownWords,
  token: Word,
): Word & { isRespelt?: true } {
  const { word, stem } = token
  const standard = standardOf(vocabulary, word)
  if (standard !== null) return { ...token, word: standard, stem: rootOf(standard), isRespelt: true }
  if (stem.length < shortestMistyped || stem.length > longestMistyped) return token
  if (vocabulary.known.has(stem) || vocabulary.stop.has(word) || ordinaryWords.has(word)) return token
  const near = vocabulary.nearPhraseWord.get(stem.length) ?? []
  const [meant, ...others] = near.filter((other) => other[0] === stem[0] && isOneTypoApart(stem, other))
  return meant === undefined || others.length > 0
    ? token
    : { ...token, word: meant, stem: meant, isRespelt: true }
}
