import type { Locale } from '#config/locales.ts'
import german from './words/de.json' with { type: 'json' }
import english from './words/en.json' with { type: 'json' }
import french from './words/fr.json' with { type: 'json' }

/** The name of a list of words, which each language has: phrases between « | », « * » stands for any letters. */
export type WordList = keyof typeof french

const lists: Record<Locale, Record<WordList, string>> = { fr: french, en: english, de: german }
/** The names of all lists. */
export const wordLists = Object.keys(french) as WordList[]

const compiled = new Map<string, RegExp>()

/** A pattern that finds a phrase of these in folded text, the longest first; at its beginning alone with « ^ ». */
function patternOf(phrases: string, before: '^' | '(?<![\\p{L}\\p{N}])'): RegExp {
  const key = before + phrases
  const known = compiled.get(key)
  if (known) return known
  const longestFirst = [...new Set(phrases.split('|'))].sort((a, b) => b.length - a.length)
  const source = longestFirst.map((phrase) => phrase.replaceAll('*', '\\p{L}*')).join('|')
  const pattern = new RegExp(`${before}(?:${source})(?![\\p{L}\\p{N}])`, 'u')
  compiled.set(key, pattern)
  return pattern
}

/** People mix languages: what is asked for by its words alone is looked for in all of them. */
const inAll = (list: WordList) => Object.values(lists)
    .map((words) => words[list])
    .join('|')

/** Does folded text name a phrase of the list, in any language? */
export const says = (folded: string, list: WordList): boolean =>
  patternOf(inAll(list), '(?<![\\p{L}\\p{N}])').test(folded)

/** Does folded text begin with a phrase of the list? */
export const beginsWith = (folded: string, list: WordList): boolean => patternOf(inAll(list), '^').test(folded)

/** Those of some lists of which folded text names a phrase, in their order. */
export const saidOf = <List extends WordList>(folded: string, some: readonly List[]): List[] =>
  some.filter((list) => says(folded, list))

/** Every list of one language of which folded text names a phrase. */
export const listsIn = (folded: string, locale: Locale): WordList[] =>
  wordLists.filter((list) => patternOf(lists[locale][list], '(?<![\\p{L}\\p{N}])').test(folded))
