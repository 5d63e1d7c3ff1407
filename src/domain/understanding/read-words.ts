import { isOneTypoApart } from '#domain/catalogue/search-words.ts'
import { standardOf } from './dialect.ts'
import { particulars } from './kind-choice.ts'
import { ordinaryWords } from './ordinary-words.ts'
import { longestFirst, type Phrase } from './phrases.ts'
import { phraseAt, type Reading, type Token, take, tokensOf } from './reading.ts'
import { respelt, shortestMistyped } from './respelling.ts'
import { rootOf } from './stem.ts'
import { tradeOf } from './trades.ts'
import type { Meaning, Span } from './understood.ts'

/** Single words, then compounds and typos of what is left. */
export function readWords(reading: Reading): void {
  readPhrases(reading, 1)
  for (const raw of tokensOf(reading.rest)) {
    const { vocabulary } = reading
    const standard = standardOf(vocabulary, raw.word)
    const token = standard === null ? raw : { ...raw, word: standard, stem: rootOf(standard) }
    if (vocabulary.stop.has(token.word) || vocabulary.generic.has(token.stem)) continue
    const compound =
      compoundOf(reading, token.stem) ?? activityOf(reading, token.word) ?? inflectionOf(reading, token)
    if (!compound && takeKindAtEnd(reading, token)) continue
    const typo = compound ? null : typoOf(reading, token)
    const meaning = compound ?? typo?.meaning
    if (meaning) takeWithNegation(reading, token.span, meaning, typo ? (typo.stems[0] ?? null) : null)
  }
}

/**
 * Phrases of at least so many words. Those of several words are read before masses: « balance de précision 0,01 g »
 * names a kind, « précision 0,01 g » a readability. So are uses and goods: beside one, a mass is what is weighed.
 */
export function readPhrases(reading: Reading, least: number, names: readonly Phrase[] = []): void {
  const tokens = tokensOf(reading.rest).map((token) => respelt(reading.vocabulary, token))
  for (let at = 0; at < tokens.length; at++) {
    const first = tokens[at]?.stem ?? ''
    const phrases = reading.vocabulary.phrases.get(first) ?? []
    const named = names.filter(({ stems }) => stems[0] === first)
    for (const { stems, meaning } of named.length ? [...named, ...phrases].sort(longestFirst) : phrases) {
      const isSoon = stems.length >= least || isReadSoon(meaning)
      const span = isSoon ? phraseAt(reading.rest, tokens, at, stems) : null
      if (!span) continue
      const words = tokens.slice(at, at + stems.length)
      const corrected = words.some(({ isRespelt }) => isRespelt)
      takeWithNegation(reading, span, meaning, corrected ? words.map(({ word }) => word).join(' ') : null)
      at += stems.length - 1
      break
    }
  }
}

const isReadSoon = (meaning: Meaning) =>
  meaning.type === 'use' || (meaning.type === 'trade' && tradeOf(meaning.trade).readsUg !== undefined)

/** « sans batterie »: what can be turned round is; a negated trade stays words. */
function takeWithNegation(
  reading: Reading,
  span: Span,
  meaning: Meaning,
  corrected: string | null = null,
): void {
  if (isPartBehindWith(reading, span, meaning)) return
  const from = negationBefore(reading, span.from, adjectival.has(meaning.type))
  if (from === null) {
    take(reading, span, meaning, corrected)
  } else if (meaning.type === 'legal' && saysNeed(reading, { from, to: span.from })) {
    take(reading, { from, to: span.to }, { ...meaning, wanted: false, isNeedless: true }, corrected)
  } else if ('wanted' in meaning) {
    take(reading, { from, to: span.to }, { ...meaning, wanted: !meaning.wanted }, corrected)
  }
}

/** « pas besoin d’homologation » excludes no verified instrument, « pas homologuée » does. */
const saysNeed = ({ rest, vocabulary }: Reading, { from, to }: Span) =>
  tokensOf(rest.slice(from, to)).some(({ stem }) => vocabulary.needs.has(stem))

const withWords = ['avec', 'with', 'mit']

/** « plateforme avec colonne »: a part of the kind that was named before, unless it says more of that kind. */
function isPartBehindWith({ rest, facts }: Reading, { from }: Span, meaning: Meaning): boolean {
  if (meaning.type !== 'kind' || !withWords.includes(tokensOf(rest.slice(0, from)).at(-1)?.word ?? ''))
    return false
  const named = facts.flatMap((fact) => (fact.type === 'kind' && fact.wanted ? fact.kinds : []))
  const saysMore = named.some((kind) => meaning.kinds.some((part) => particulars[kind]?.includes(part)))
  return named.length > 0 && !saysMore
}

/**
 * Where a negation in front of a place begins; null when none stands there. `isAdjective`: the noun may stand between,
 * « pas de balance homologuée ».
 */
export function negationBefore(reading: Reading, place: number, isAdjective = false): number | null {
  const { stop, generic } = reading.vocabulary
  const before = tokensOf(reading.rest.slice(0, place))
  const isBetween = ({ word, stem }: Token) => stop.has(word) || (isAdjective && generic.has(stem))
  // An article may stand between: « pas de la batterie », « ohne den Akku ».
  for (const end of [before.length, before.length - 1]) {
    const between = before[end]
    if (between && !isBetween(between)) return null
    const last = before[end - 1]
    if (!last || reading.rest.slice(last.span.to, place).includes('\n')) return null
    if (/[,;.!?]/.test(reading.rest.slice(last.span.to, place))) return null
    for (const stems of reading.vocabulary.negations) {
      const span = phraseAt(reading.rest, before.slice(0, end), end - stems.length, stems)
      if (span) return span.from
    }
  }
  return null
}

/** What adjectives say, which are inflected. */
const adjectival = new Set<Meaning['type']>(['legal', 'protection', 'power'])

/** « zugelassene », « homologuées » are « zugelassen », « homologué »; who works in a trade may be a woman. */
function inflectionOf({ vocabulary }: Reading, { word }: Token): Meaning | null {
  const meaningOf = (base: string) =>
    base.length > 4 ? vocabulary.words.get(rootOf(base))?.meaning : undefined
  const adjective = endings
    .filter((ending) => word.endsWith(ending))
    .map((ending) => meaningOf(word.slice(0, -ending.length)))
    .find((meaning) => meaning && adjectival.has(meaning.type))
  const person = feminine
    .filter(([ending]) => ending.test(word))
    .map(([ending, masculine]) => meaningOf(word.replace(ending, masculine)))
    .find((meaning) => meaning?.type === 'trade')
  return adjective ?? person ?? null
}
const endings = ['e', 'es', 's', 'er', 'em', 'en']
/** „Imkerin“, « bouchère », « vendeuse », « apicultrice », « pharmacienne » */
const feminine: readonly (readonly [ending: RegExp, masculine: string])[] = [
  [/in(?:nen)?$/, ''],
  [/in(?:nen)?$/, 'e'],
  [/eres?$/, 'er'],
  [/euses?$/, 'eur'],
  [/trices?$/, 'teur'],
  [/ennes?$/, 'en'],
]

/**
 * Nouns that a verb is asked for by: « compter » is « comptage », « facturer » is « facturation », « abrechnen » is
 * « Abrechnung », « count » and « counts » are « counting ».
 */
function activityOf({ vocabulary }: Reading, verb: string): Meaning | null {
  const base = verb.replace(/(?:er?|en|s)$/, '')
  const nouns = verb.endsWith('er')
    ? [`${base}age`, `${base}euse`, `${base}ement`, `${base}ation`]
    : verb.endsWith('en')
      ? [`${base}ung`]
      : [`${base}ing`, `${base}${base.at(-1)}ing`]
  const nounPhrases = nouns.flatMap((noun) => vocabulary.words.get(rootOf(noun)) ?? [])
  return (base.length > 3 && nounPhrases[0]?.meaning) || null
}

/** Heads of German compounds: « Bäckereiwaage » is one for a bakery, « Stückzählfunktion » is for counting. */
const heads = /(?:waage|wage|scale|balance|funktion)$/

function compoundOf(reading: Reading, stem: string): Meaning | null {
  if (!heads.test(stem)) return placeOf(reading, stem)
  const modifier = stem.replace(heads, '')
  const vocabularyWords = reading.vocabulary.words
  const match =
    vocabularyWords.get(modifier) ??
    vocabularyWords.get(modifier.replace(/s$/, '')) ??
    vocabularyWords.get(modifier.replace(/n$/, ''))
  return (modifier.length > 2 && match?.meaning) || null
}

/** « Edelstahlplattformwaage » ends in a kind; what stands before it is read too, or stays a word. */
function takeKindAtEnd(reading: Reading, { span: { from, to }, word, stem }: Token): boolean {
  const { words } = reading.vocabulary
  if (!heads.test(stem) || word.length !== to - from) return false
  const places = Array.from(stem, (_, at) => at).slice(3)
  const at = places.find((place) => words.get(stem.slice(place))?.meaning.type === 'kind')
  const kind = at === undefined ? undefined : words.get(stem.slice(at))?.meaning
  if (at === undefined || !kind) return false
  takeWithNegation(reading, { from: from + at, to }, kind)
  const modifier = words.get(stem.slice(0, at))?.meaning
  if (modifier) take(reading, { from, to: from + at }, modifier)
  return true
}

/** Places of work behind what is weighed there. */
const places =
  /(?:e|s|n|en|er)?(?:praxi|lade|betrieb|geschaft|stand|handel|handler|markt|hof|klinik|station|theke|kuche|verkauf|verarbeitung|hersteller|zucht|abteilung|transport|verladung)$/

/** « Hundepraxis », « Käsestand »: the trade of what stands before the place; „Almkäserei“: of the place itself. */
function placeOf({ vocabulary }: Reading, stem: string): Meaning | null {
  const before = places.test(stem) ? vocabulary.words.get(stem.replace(places, '')) : undefined
  if (before?.meaning.type === 'trade') return before.meaning
  for (let at = shortestModifier; at <= stem.length - shortestHead; at++) {
    const head = vocabulary.words.get(stem.slice(at))?.meaning
    if (head?.type === 'trade') return head
  }
  return null
}
/** Letters of the parts of a compound that is read by its head. */
const [shortestModifier, shortestHead] = [3, 6]

function typoOf({ vocabulary }: Reading, { word, stem }: Token): Phrase | null {
  if (ordinaryWords.has(word)) return null
  if (stem.length < shortestMistyped || stem.length > 30) return null
  // « Badwaage » is no « Bandwaage »: three letters before the head of a compound are a word, and no typo.
  if (heads.test(stem) && stem.replace(heads, '').length < 4) return null
  const first = stem[0]
  let longest: Phrase | null = null
  for (const [word, phrase] of vocabulary.nearLength.get(stem.length) ?? []) {
    if (word.length < shortestMistyped - 1 || !isOneTypoApart(stem, word)) continue
    if (phrase.meaning.type === 'legal') return phrase
    if (word[0] === first) return phrase
    // A first letter is left out or doubled, but seldom another one: « Eierwaage » is no « Tierwaage ».
    if (word.length !== stem.length) longest ??= phrase
  }
  return longest
}
