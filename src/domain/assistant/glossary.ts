import { each, type Locale, type Localized, locales } from '#config/locales.ts'
import { foldText, isOneTypoApart } from '#domain/catalogue/search-words.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'
import pages from './glossary.json' with { type: 'json' }
import { saysInAny } from './word-lists.ts'

/** A term of the trade: its names, the usual one first, what it means, and the path of the page that says more. */
export type Term = { key: string; see: string; names: Record<Locale, readonly string[]>; text: Localized }

/** Every term of the glossary. */
export const glossary: readonly Term[] = (Object.keys(pages) as (keyof typeof pages)[]).map((key) => ({
  key,
  see: pages[key],
  names: each((locale) => serverTexts(locale)(`glossary-names.${key}`).split('|')),
  text: each((locale) => serverTexts(locale)(`glossary-text.${key}`)),
}))

/** « IP65 » is a degree of the IP rating. */
const degree = /\bip \d[\dx]k?\b|\bip\d[\dx]k?\b/g

const spaced = (text: string) =>
  ` ${foldText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(degree, 'ip')
    .trim()} `

/** What is done, by the name of the doing: « eichen » asks for « Eichung ». */
const nouns: readonly (readonly [done: RegExp, noun: string])[] = [
  [/ eichen /g, ' eichung '],
  [/ (kalibrier|justier)(?:en|t) /g, ' $1ung '],
  [/ (etalonn|ajust|tar|plomb|scell)er /g, ' $1age '],
  [/ verifier /g, ' verification '],
  [/ calibrer /g, ' calibrage '],
  [/ (calibrat|regulat)(?:e|ing) /g, ' $1ion '],
  [/ adjust(?:ing)? /g, ' adjustment '],
  [/ verify(?:ing)? /g, ' verification '],
]
const withNouns = (text: string) =>
  nouns
    .reduce((candidate, [done, noun]) => candidate.replaceAll(done, noun), text.replaceAll(' ', '  '))
    .replaceAll(/ +/g, ' ')

type Named = { term: Term; spoken: string; locale: Locale }

/** Every name, the longest first, so that « in-service error » is not read as « error ». */
const names: readonly Named[] = glossary
  .flatMap((term) =>
    locales.flatMap((locale) => term.names[locale].map((name) => ({ term, spoken: spaced(name), locale }))),
  )
  .sort((a, b) => b.spoken.length - a.spoken.length)

/** The names by their first word, and the place of each among all of them. */
const byFirstWord = new Map<string, (Named & { rank: number })[]>()
for (const [rank, named] of names.entries()) {
  const [word = ''] = named.spoken.trim().split(' ')
  byFirstWord.set(word, [...(byFirstWord.get(word) ?? []), { ...named, rank }])
}

/** The names whose first word stands in a text of single spaces, in the order of all names. */
const namesIn = (text: string): Named[] =>
  [...new Set(text.split(' '))].flatMap((word) => byFirstWord.get(word) ?? []).sort((a, b) => a.rank - b.rank)

/** « d » and « n » are letters of many words: they name a term beside its sign or as the whole of what is asked. */
const isLetter = (spoken: string) => spoken.trim().length === 1

/** « d’une », « l’échelon »: no letter of its own. */
const elided = /(?<!\p{L})\p{L}['’](?=\p{L})/gu

/**
 * The terms that a text names, in the order in which it names them; names of the reader's language before those of
 * another one. With `letters` single letters count too.
 */
export function termsIn(text: string, locale: Locale, letters = false): Term[] {
  const alone = letters ? spaced(text.replaceAll(elided, ' ')) : ''
  let rest = letters ? withNouns(spaced(text)) : spaced(text)
  const matches: { term: Term; at: number }[] = []
  const named = namesIn(rest)
  for (const candidate of [true, false]) {
    for (const { term, spoken, locale: of } of named) {
      if ((of === locale) !== candidate || (isLetter(spoken) && !alone.includes(spoken))) continue
      const at = rest.indexOf(spoken)
      if (at < 0) continue
      if (!matches.some((other) => other.term === term)) matches.push({ term, at })
      rest = `${rest.slice(0, at)} ${'\n'.repeat(spoken.length - 2)} ${rest.slice(at + spoken.length)}`
    }
  }
  const exact = matches.sort((a, b) => a.at - b.at).map(({ term }) => term)
  // « etalonage et vérification »: who compares two may misspell one of them.
  const isMisspelt = letters && (exact.length === 0 || (exact.length === 1 && saysInAny(alone, 'difference')))
  return isMisspelt ? [...new Set([...exact, ...nearTerms(rest)])] : exact
}

/** Shorter names are one letter away from too many other words. */
const shortestMistyped = 7

/** « verif périodique »: words that are cut short, as those do who write in haste. */
const leastCut = 4
function isCutShort(words: readonly string[], name: readonly string[]): boolean {
  const isCut = (word = '', full = '') =>
    word.length >= leastCut && word.length + 2 < full.length && full.startsWith(word)
  return (
    words.length === name.length &&
    words.some((word, i) => isCut(word, name[i])) &&
    words.every((word, i) => word === name[i] || isCut(word, name[i]))
  )
}

/** Terms whose names a text spells in another way: « multi range », « multiinterval », « echellon ». */
function nearTerms(text: string): Term[] {
  const tokens = spaced(text).trim().split(' ').slice(0, 60)
  const matches: Term[] = []
  for (let at = 0; at < tokens.length; at++) {
    const written = [1, 2, 3].map((length) => tokens.slice(at, at + length))
    const near = names.find(({ spoken }) => {
      const words = spoken.trim().split(' ')
      const name = words.join('')
      const isNear = (candidate: string) => candidate === name || isOneTypoApart(candidate, name)
      return (
        name.length >= shortestMistyped &&
        written.some((candidate) => isNear(candidate.join('')) || isCutShort(candidate, words))
      )
    })
    if (near && !matches.includes(near.term)) matches.push(near.term)
  }
  return matches
}
