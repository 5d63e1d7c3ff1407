import { type Locale, locales } from '#config/locales.ts'
import { interfaceChoices } from '#domain/catalogue/catalogue-facets.ts'
import { categories } from '#domain/catalogue/facets.ts'
import { interfacePurposes } from '#domain/catalogue/interface-name.ts'
import { wordsOf } from '#domain/catalogue/search-words.ts'
import { type FitUse, fitUses } from '#domain/fit/fit-use.ts'
import { nameOfUse } from '#domain/fit/sentence.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'
import { type Cues, cuesOf, type Lists, moreWordsFirst } from './cues.ts'
import { type Lexicon, lexicons, type WayTopic, wayTopics } from './lexicon.ts'
import { nearWords } from './respelling.ts'
import { highPressure, hosed, partsOfAGram, spokenInterfaces, wiped } from './spoken-phrases.ts'
import { rootOf } from './stem.ts'
import { type TradeKey, trades } from './trades.ts'
import type { Meaning, Order } from './understood.ts'

/** Words in their order, each reduced to its stem, and what they mean. */
export type Phrase = { stems: readonly string[]; meaning: Meaning }

/** The words of all languages for a reader of one: where two languages share a word, the reader's own one counts. */
export type Vocabulary = {
  /** By their first stem, the longest first. */
  phrases: ReadonlyMap<string, readonly Phrase[]>
  /** Single words, for compounds and typos. */
  words: ReadonlyMap<string, Phrase>
  /** Words of the reader's language by length, with those of one letter more or less: what a typo may mean. */
  nearLength: ReadonlyMap<number, readonly (readonly [word: string, phrase: Phrase])[]>
  /** Words of phrases of the reader's language, by length likewise; and every word that has a meaning in any. */
  nearPhraseWord: ReadonlyMap<number, readonly string[]>
  known: ReadonlySet<string>
  /** Superlatives of size, the longest first. */
  sizes: readonly { stems: readonly string[]; by: Order }[]
  /** What is asked for beside products, in the reader's language: « location » is a rental in French alone. */
  ways: readonly { stems: readonly string[]; topic: WayTopic }[]
  negations: readonly string[][]
  needs: ReadonlySet<string>
  sells: ReadonlySet<string>
  generic: ReadonlySet<string>
  stop: ReadonlySet<string>
  cues: Cues
  toTheGram: readonly string[][]
  toTheMilligram: readonly string[][]
  /** « au centième de gramme », by the parts of a gram. */
  toAPart: readonly { phrases: readonly string[][]; parts: number }[]
}

const split = (list: string) =>
  list
    .split('|')
    .map((phrase) => wordsOf(phrase).map(rootOf))
    .filter(({ length }) => length > 0)

/** „Hängewaage“ names instruments of several kinds, as « palette » does not. */
const instrumentNames = /(?:waage|scale|balance|bascule)$/

function phrasesOf(lexicon: Lexicon): Phrase[] {
  const phrasesFor = (list: string, meaning: Meaning): Phrase[] =>
    split(list).map((stems) => ({ stems, meaning }))
  return [
    ...Object.entries(lexicon.kinds).flatMap(([kind, list]) =>
      phrasesFor(list, { type: 'kind', kinds: [kind], wanted: true, loose: false }),
    ),
    ...lexicon.shared.flatMap(([list, ...kinds]) =>
      split(list).map(
        (stems): Phrase => ({
          stems,
          meaning: { type: 'kind', kinds, wanted: true, loose: !instrumentNames.test(stems.join(' ')) },
        }),
      ),
    ),
    ...(Object.keys(trades) as TradeKey[]).flatMap((trade) =>
      phrasesFor(lexicon.trades[trade], { type: 'trade', trade }),
    ),
    ...(Object.entries(lexicon.uses) as [FitUse, string][]).flatMap(([use, list]) =>
      phrasesFor(list, { type: 'use', use }),
    ),
    ...categories.flatMap((category) =>
      phrasesFor(lexicon.categories[category], { type: 'category', category }),
    ),
    ...phrasesFor(lexicon.notLegal, { type: 'legal', wanted: false }),
    ...phrasesFor(lexicon.legal, { type: 'legal', wanted: true }),
    ...phrasesFor(wiped, { type: 'protection', need: { solids: 0, water: 4 } }),
    ...phrasesFor(hosed, { type: 'protection', need: null }),
    ...phrasesFor(highPressure, { type: 'protection', need: { solids: 6, water: 9 } }),
    ...phrasesFor(lexicon.sealed, { type: 'protection', need: null }),
    ...phrasesFor(lexicon.inStock, { type: 'stock' }),
    ...phrasesFor(lexicon.cheapest, { type: 'order', by: 'price' }),
    ...phrasesFor(lexicon.largest, { type: 'order', by: 'capacity' }),
    ...phrasesFor(lexicon.leastCapacity, { type: 'order', by: 'least-capacity' }),
    ...phrasesFor(lexicon.finest, { type: 'order', by: 'interval' }),
    ...phrasesFor(lexicon.battery, { type: 'power', source: 'battery', wanted: true }),
    ...phrasesFor(lexicon.mains, { type: 'power', source: 'mains', wanted: true }),
  ]
}

/** The names that the site itself gives to trades, uses and categories, so that what it shows is read back. */
function namePhrases(locale: Locale): Phrase[] {
  const t = serverTexts(locale)
  const named = (name: string, meaning: Meaning): Phrase => ({ stems: wordsOf(name).map(rootOf), meaning })
  return [
    ...(Object.keys(trades) as TradeKey[]).map((trade) =>
      named(t(`trade-name.${trade}`), { type: 'trade', trade }),
    ),
    ...fitUses.map((use) => named(nameOfUse(use, locale), { type: 'use', use })),
    ...categories.map((category) =>
      named(t(`facet-value.category-${category}`), { type: 'category', category }),
    ),
    named(t('facet-value.metrology-no'), { type: 'legal', wanted: false }),
    named(t('facet-value.metrology-yes'), { type: 'legal', wanted: true }),
    named(t('facet-value.power-battery'), { type: 'power', source: 'battery', wanted: true }),
    named(t('facet-value.power-mains'), { type: 'power', source: 'mains', wanted: true }),
  ]
}

const interfacePhrases = (): Phrase[] =>
  [...interfaceChoices, ...Object.keys(interfacePurposes).map((name) => ({ value: name, name }))].flatMap(
    ({ value, name }) =>
      split(spokenInterfaces[value] ?? name).map((stems) => ({
        stems,
        meaning: { type: 'interface', value, name, wanted: true },
      })),
  )

/** Orders phrases, those of more words first. */
export const longestFirst = (a: Phrase, b: Phrase) => moreWordsFirst(a.stems, b.stems)

function nearLength(words: readonly [string, Phrase][]): Vocabulary['nearLength'] {
  const near = new Map<number, [string, Phrase][]>()
  for (const entry of words) {
    for (const length of [entry[0].length - 1, entry[0].length, entry[0].length + 1]) {
      const list = near.get(length) ?? []
      list.push(entry)
      near.set(length, list)
    }
  }
  return near
}

/** « bon » is a receipt in German, and a word of every other sentence in French. */
const isLongEnough = ({ stems }: Phrase) => stems.join('').length > shortestOrdinary
const shortestOrdinary = 3

function byFirstStem(all: Iterable<Phrase>): Vocabulary['phrases'] {
  const phrases = Map.groupBy(all, ({ stems }) => stems[0] ?? '')
  for (const list of phrases.values()) list.sort(longestFirst)
  return phrases
}

const waysOf = ({ ways }: Lexicon): Vocabulary['ways'] =>
  wayTopics.flatMap((topic) => (ways[topic] ? split(ways[topic]).map((stems) => ({ stems, topic })) : []))

/** The words of every list of a language. */
const listedWords = (lexicon: Lexicon) =>
  Object.values(lexicon).flatMap((list) => (typeof list === 'string' ? split(list).flat() : []))

const sizesOf = (lists: Lists): Vocabulary['sizes'] => [
  ...lists(({ largestSize }) => largestSize).map((stems) => ({ stems, by: 'capacity' as const })),
  ...lists(({ smallestSize }) => smallestSize).map((stems) => ({ stems, by: 'least-capacity' as const })),
]

function build(locale: Locale): Vocabulary {
  const languages = [locale, ...locales.filter((other) => other !== locale)]
  const order = languages.map((language) => lexicons[language])
  const all = new Map<string, Phrase>()
  const names = languages.flatMap(namePhrases)
  const [primary, ...foreign] = order.map(phrasesOf)
  for (const phrase of [
    ...names,
    ...interfacePhrases(),
    ...(primary ?? []),
    ...foreign.flat().filter(isLongEnough),
  ]) {
    const key = phrase.stems.join(' ')
    if (!all.has(key)) all.set(key, phrase)
  }
  const words = new Map([...all].filter(([, { stems }]) => stems.length === 1))
  // « Säckle » is no mistyped « shackle »: a word of another language is read as it is written, or not at all.
  const native = new Set([...namePhrases(locale), ...(primary ?? [])].map(({ stems }) => stems.join(' ')))
  const lists: Lists = (pick) => order.flatMap((lexicon) => split(pick(lexicon))).sort(moreWordsFirst)
  return {
    phrases: byFirstStem(all.values()),
    words,
    nearLength: nearLength([...words].filter(([word]) => native.has(word))),
    sizes: sizesOf(lists),
    ways: waysOf(lexicons[locale]),
    nearPhraseWord: nearWords(
      [...all].flatMap(([key, { stems }]) => (native.has(key) && stems.length > 1 ? stems : [])),
    ),
    known: new Set([...all.values()].flatMap(({ stems }) => stems).concat(order.flatMap(listedWords))),
    negations: [...lists((lexicon) => lexicon.negations), ...split(lexicons[locale].dialectNegations)].sort(
      moreWordsFirst,
    ),
    needs: new Set(lists((lexicon) => lexicon.needs).flat()),
    sells: new Set(lists((lexicon) => lexicon.sells).flat()),
    generic: new Set(lists((lexicon) => lexicon.generic).map((stems) => stems.join(' '))),
    stop: new Set(lists((lexicon) => lexicon.stop).flat()),
    cues: cuesOf(lists, locale),
    toTheGram: lists((lexicon) => lexicon.toTheGram),
    toTheMilligram: lists((lexicon) => lexicon.toTheMilligram),
    toAPart: partsOfAGram.map(({ parts, list }) => ({ parts, phrases: split(list) })),
  }
}

const built = new Map<Locale, Vocabulary>()

/** The vocabulary of a reader of this language, built once. */
export function vocabularyOf(locale: Locale): Vocabulary {
  const vocabulary = built.get(locale) ?? build(locale)
  built.set(locale, vocabulary)
  return vocabulary
}
