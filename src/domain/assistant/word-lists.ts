import { type Locale, locales } from '#config/locales.ts'
import { lru } from '#domain/memory/lru.ts'
import german from './words/de.json' with { type: 'json' }
import english from './words/en.json' with { type: 'json' }
import french from './words/fr.json' with { type: 'json' }

/**
 * The name of a list of phrases, which each language has. Phrases stand between « | »; « * » at an end of a word stands
 * for any letters, « _ » for up to five words.
 */
export type WordList = keyof typeof french

const lists: Record<Locale, Record<WordList, string>> = { fr: french, en: english, de: german }
/** The names of all lists. */
export const wordLists = Object.keys(french) as WordList[]

/** A folded text with the language that it is read in: its lists alone count, for « or » is gold in French. */
export type Spoken = { folded: string; locale: Locale }

type Phrase = { list: WordList; words: readonly string[] }
/** Phrases by their first word: as it stands, by how it begins, and those that begin with « * ». */
type Index = { whole: Map<string, Phrase[]>; stems: Map<string, Phrase[]>; open: Phrase[] }

const longestGap = 5

function add(to: Map<string, Phrase[]>, key: string, phrase: Phrase): void {
  const entry = to.get(key)
  if (entry) entry.push(phrase)
  else to.set(key, [phrase])
}

function indexOf(locale: Locale): Index {
  const index: Index = { whole: new Map(), stems: new Map(), open: [] }
  for (const list of wordLists)
    for (const text of lists[locale][list].split('|')) {
      const words = text.split(' ')
      const [first = ''] = words
      if (first.startsWith('*')) index.open.push({ list, words })
      else if (first.endsWith('*')) add(index.stems, first.slice(0, -1), { list, words })
      else add(index.whole, first, { list, words })
    }
  return index
}

const indexes = new Map<Locale, Index>()
function indexFor(locale: Locale): Index {
  const index = indexes.get(locale) ?? indexOf(locale)
  indexes.set(locale, index)
  return index
}

function isWord(pattern: string, word: string): boolean {
  if (pattern === '*') return true
  if (pattern.startsWith('*')) {
    const rest = pattern.slice(1)
    return rest.endsWith('*') ? word.includes(rest.slice(0, -1)) : word.endsWith(rest)
  }
  return pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern
}

/** Do the words of a phrase, from its `at`-th on, stand in the text from its `from`-th word on? */
function stands(phrase: readonly string[], at: number, text: readonly string[], from: number): boolean {
  const pattern = phrase[at]
  if (pattern === undefined) return true
  if (pattern === '_')
    return Array.from({ length: longestGap + 1 }).some((_, gap) => stands(phrase, at + 1, text, from + gap))
  const word = text[from]
  return word !== undefined && isWord(pattern, word) && stands(phrase, at + 1, text, from + 1)
}

/** Where a text first names a phrase of each list, in words. */
type Found = ReadonlyMap<WordList, number>

/** One message and its clauses are asked about again and again while they are answered; no more is kept. */
const cache = lru<string, Found>(16)

function find(folded: string, locale: Locale): Found {
  const key = `${locale} ${folded}`
  const entry = cache.get(key)
  if (entry) return entry
  const { whole, stems, open } = indexFor(locale)
  const text = folded.match(/[\p{L}\p{N}]+/gu) ?? []
  const positions = new Map<WordList, number>()
  for (const [from, word] of text.entries()) {
    const begun = Array.from({ length: word.length }, (_, i) => stems.get(word.slice(0, i + 1)) ?? [])
    for (const { list, words } of [...(whole.get(word) ?? []), ...begun.flat(), ...open])
      if (!positions.has(list) && stands(words, 0, text, from)) positions.set(list, from)
  }
  cache.set(key, positions)
  return positions
}

/** Does a text name a phrase of the list? */
export const says = ({ folded, locale }: Spoken, list: WordList): boolean => find(folded, locale).has(list)

/** Those of some lists of which a text names a phrase, in their order. */
export const saidOf = <List extends WordList>(spoken: Spoken, some: readonly List[]): List[] =>
  some.filter((list) => says(spoken, list))

/** Every list of which a text names a phrase. */
export const listsIn = (spoken: Spoken): WordList[] => saidOf(spoken, wordLists)

/** Does folded text name a phrase of the list in any language? Dates, countries and quantities are written in all. */
export const saysInAny = (folded: string, list: WordList): boolean =>
  locales.some((locale) => find(folded, locale).has(list))

/** Does folded text begin with a phrase of the list in any language? */
export const beginsWithAny = (folded: string, list: WordList): boolean =>
  locales.some((locale) => find(folded, locale).get(list) === 0)

/** Does folded text name one of some phrases, as lists write them? */
export function saysPhrase(folded: string, phrases: string): boolean {
  const text = folded.split(' ')
  return phrases.split('|').some((phrase) => text.some((_, from) => stands(phrase.split(' '), 0, text, from)))
}
