import { limits } from '#config/limits.ts'

/**
 * Words of the catalogue search, treated alike when it is written and when it is asked: lower case, no accents,
 * « ß » as ss, « œ » as oe. So « Säule », « saule » and « SÄULE » are one word.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
}

/** Letters and digits only; everything else (quotes, operators, NUL) separates, so no query can be hostile. */
export function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The words of a question, at most eight. */
export const queryWords = (q: string) =>
  wordsOf(q.slice(0, limits.searchLength)).slice(0, limits.searchTokens)

/**
 * The tails of a compound, so that « waage » finds « Hubwagenwaage » and « bascule » finds « pont-bascule »:
 * a prefix search over tails is a search anywhere in the word.
 */
export function tailsOf(word: string): string[] {
  const letters = [...word]
  return letters.length < 8 ? [] : letters.slice(1, -4).map((_, i) => letters.slice(i + 1).join(''))
}

/** The shortest word in which a typo is forgiven; in a shorter one, too much is one letter away. */
const shortestForgiven = 4

/**
 * The word and each of its forms with one letter left out. Two words at most one insertion, deletion, replacement
 * or swap apart share a form (SymSpell), so a typo is an indexed lookup instead of a walk through all words.
 */
export function deletionForms(word: string): string[] {
  const letters = [...word]
  if (letters.length < shortestForgiven || letters.length > 30) return []
  return [...new Set([word, ...letters.map((_, i) => letters.toSpliced(i, 1).join(''))])]
}

/** Are the two words at most one insertion, deletion, replacement or swap of neighbours apart? */
export function isOneTypoApart(a: string, b: string): boolean {
  if (a === b) return true
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1) return false
  let i = 0
  while (i < short.length && short[i] === long[i]) i++
  if (short.length < long.length) return short.slice(i) === long.slice(i + 1)
  if (short.slice(i + 1) === long.slice(i + 1)) return true
  return short[i] === long[i + 1] && short[i + 1] === long[i] && short.slice(i + 2) === long.slice(i + 2)
}
