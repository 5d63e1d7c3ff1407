import { defaultLocale, eachLoaded, type Locale, locales } from '#config/locales.ts'
import { foldText } from '#domain/catalogue/search-words.ts'
import { lru } from '#domain/memory/lru.ts'
import { phraseFinder } from './phrase-finder.ts'

/** The name of a list of phrases (`phraseFinder`), which each language has. */
export type WordList = keyof typeof import('./words/fr.json')

const lists = await eachLoaded<Record<WordList, string>>((locale) =>
  import(`./words/${locale}.json`, { with: { type: 'json' } }).then((file) => file.default),
)
/** The names of all lists. */
export const wordLists = Object.keys(lists[defaultLocale]) as WordList[]

/** A folded text with the language that it is read in: its lists alone count, for « or » is gold in French. */
export type Spoken = { folded: string; locale: Locale }

/** A message and its clauses are asked about again and again while they are answered, some in every language. */
const cache = lru<string, ReadonlyMap<WordList, number>>(64)

const finders = new Map<Locale, ReturnType<typeof phraseFinder<WordList>>>()
function finderFor(locale: Locale) {
  const finder = finders.get(locale) ?? phraseFinder(wordLists.map((list) => [list, lists[locale][list]]))
  finders.set(locale, finder)
  return finder
}

function find(folded: string, locale: Locale): ReadonlyMap<WordList, number> {
  const key = `${locale} ${folded}`
  const cached = cache.get(key)
  if (cached) return cached
  const positions = finderFor(locale)(folded)
  cache.set(key, positions)
  return positions
}

/** Does a text name a phrase of the list? */
export const says = ({ folded, locale }: Spoken, list: WordList): boolean => find(folded, locale).has(list)

/** Those of some lists of which a text names a phrase, in their order. */
export function saidOf<List extends WordList>({ folded, locale }: Spoken, some: readonly List[]): List[] {
  const positions = find(folded, locale)
  return some.filter((list) => positions.has(list))
}

/** Every list of which a text names a phrase. */
export const listsIn = (spoken: Spoken): WordList[] => saidOf(spoken, wordLists)

/** Does folded text name a phrase of the list in any language? Dates, countries and quantities are written in all. */
export const saysInAny = (folded: string, list: WordList): boolean =>
  locales.some((locale) => find(folded, locale).has(list))

/** Does folded text begin with a phrase of the list in any language? */
export const beginsWithAny = (folded: string, list: WordList): boolean =>
  locales.some((locale) => find(folded, locale).get(list) === 0)

const singleWords = (locale: Locale) =>
  new Set(
    wordLists
      .flatMap((list) => lists[locale][list].split(/[|\s]/))
      .filter((word) => /^\p{L}{2,}$/u.test(word)),
  )

/** The phrases of all lists of a language. */
export const phrasesOf = (locale: Locale): string[] => wordLists.map((list) => lists[locale][list])

/** Single words of the lists of each language that no other language has. */
const distinctiveWords = locales
  .map((locale) => ({ locale, all: singleWords(locale) }))
  .map(({ locale, all }, _, languages) => {
    const others = languages.filter((other) => other.locale !== locale)
    return {
      locale,
      words: new Set([...all].filter((word) => others.every((other) => !other.all.has(word)))),
    }
  })

/** The fewest words that tell a language, and how many times as many as of any other. */
const [fewestTelling, timesMore] = [2, 2]

/** The language that somebody writes in, by the last text that tells; else that of the page. */
export function languageOf(texts: readonly string[], page: Locale): Locale {
  for (const text of texts.toReversed()) {
    const typed = foldedWords(text).split(' ')
    const [best, second] = distinctiveWords
      .map((language) => ({
        locale: language.locale,
        count: typed.filter((word) => language.words.has(word)).length,
      }))
      .sort((a, b) => b.count - a.count || Number(b.locale === page) - Number(a.locale === page))
    if (best && best.count >= fewestTelling && best.count >= timesMore * (second?.count ?? 0))
      return best.locale
  }
  return page
}

/** « jrisque », « jpeux »: French as it is typed in haste; no other word begins so. */
const contracted = /(?<=^| )j(?=[bcdfglmnprstv]\p{L}{2})/gu

/** Folded text in which every sign is a space. */
export const foldedWords = (text: string) =>
  foldText(text)
    .replaceAll(/[^\p{L}\p{N}<>/]+/gu, ' ')
    .replaceAll(contracted, 'j ')
    .trim()
