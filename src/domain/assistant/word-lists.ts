import type { Locale } from '#config/locales.ts'
import german from './words/de.json' with { type: 'json' }
import english from './words/en.json' with { type: 'json' }
import french from './words/fr.json' with { type: 'json' }

/** The name of a list of words, which each language has: phrases between « | », « * » stands for any letters. */
export type WordList = keyof typeof french

const lists: Record<Locale, Record<WordList, string>> = { fr: french, en: english, de: german }
/** The names of all lists. */
export const wordLists = Object.keys(french) as WordList[]

/** « _ » stands for up to five words. */
const gap = '(?: [\\p{L}\\p{N}]+){0,5} '

const compiled = new Map<string, RegExp>()

/** A pattern that finds a phrase of these in folded text, the longest first; at its beginning alone with « ^ ». */
function patternOf(phrases: string, before: '^' | '(?<![\\p{L}\\p{N}])'): RegExp {
  const key = before + phrases
  const known = compiled.get(key)
  if (known) return known
  const longestFirst = [...new Set(phrases.split('|'))].sort((a, b) => b.length - a.length)
  const source = longestFirst
    .map((phrase) => phrase.replaceAll('*', '\\p{L}*').replaceAll(' _ ', gap))
    .join('|')
  const pattern = new RegExp(`${before}(?:${source})(?![\\p{L}\\p{N}])`, 'u')
  compiled.set(key, pattern)
  return pattern
}

/** A folded text with the language that it is read in: its lists alone count, for « or » is gold in French. */
export type Spoken = { folded: string; locale: Locale }

/** Does a text name a phrase of the list? */
export const says = ({ folded, locale }: Spoken, list: WordList): boolean =>
  saysPhrase(folded, lists[locale][list])

/** Does folded text name one of some phrases? */
export const saysPhrase = (folded: string, phrases: string): boolean =>
  patternOf(phrases, '(?<![\\p{L}\\p{N}])').test(folded)

/** Does a text begin with a phrase of the list? */
export const beginsWith = ({ folded, locale }: Spoken, list: WordList): boolean =>
  patternOf(lists[locale][list], '^').test(folded)

/** Those of some lists of which a text names a phrase, in their order. */
export const saidOf = <List extends WordList>(spoken: Spoken, some: readonly List[]): List[] =>
  some.filter((list) => says(spoken, list))

/** Every list of which a text names a phrase. */
export const listsIn = (spoken: Spoken): WordList[] => saidOf(spoken, wordLists)

const inAll = (list: WordList) => `${french[list]}|${english[list]}|${german[list]}`

/** Does folded text name a phrase of the list in any language? Dates, countries and quantities are written in all. */
export const saysInAny = (folded: string, list: WordList): boolean => saysPhrase(folded, inAll(list))

/** Does folded text begin with a phrase of the list in any language? */
export const beginsWithAny = (folded: string, list: WordList): boolean =>
  patternOf(inAll(list), '^').test(folded)
