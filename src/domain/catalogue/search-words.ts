const marks = /\p{M}/gu
/** Latin letters and punctuation: their marks are these alone, which are found in a third of the time. */
const latin = /^[\0-\u024f\u2000-\u20cf]*$/
const latinMarks = /[\u0300-\u036f]/g

/**
 * Folds text for the search index and for queries alike: lower case, no accents, « ß » as ss, « œ » as oe. So « Säule
 * », « saule » and « SÄULE » are equal.
 */
export function foldText(text: string): string {
  // Most words have nothing to fold, and the rest costs ten times as much.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(latin.test(text) ? latinMarks : marks, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
}

/**
 * Splits text into words of letters and digits; all other characters (quotes, operators, NUL) separate, so that no
 * input reaches the query syntax.
 */
export function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Words with one beginning that a search reads; of a beginning with more, it reads their common list. */
export const maxWordsOfBeginning = 15

/** The key of all words with this beginning in the index; no word contains its sign. */
export const wholeBeginning = (beginning: string) => `${beginning}*`

/**
 * The tails of a compound word, so that « waage » finds « Hubwagenwaage » and « bascule » finds « pont-bascule »: a
 * prefix search over tails finds any position in the word.
 */
export function tailsOf(word: string): string[] {
  const letters = [...word]
  return letters.length < 8 ? [] : letters.slice(1, -4).map((_, i) => letters.slice(i + 1).join(''))
}

/** Minimum length of a word for typo correction; shorter words are one letter away from too many others. */
const shortestForgiven = 4

/**
 * The word and each form of it with one letter left out. Two words that are at most one insertion, deletion,
 * replacement or swap apart share a form (SymSpell), so a typo is found by an indexed lookup instead of a scan.
 */
export function deletionForms(word: string): string[] {
  const letters = [...word]
  if (letters.length < shortestForgiven || letters.length > 30) return []
  return [...new Set([word, ...letters.map((_, i) => letters.toSpliced(i, 1).join(''))])]
}

/** True when the words are at most one insertion, deletion, replacement or swap of neighbours apart. */
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
