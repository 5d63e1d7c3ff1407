import type { Locale } from '#config/locales.ts'
import { foldText } from '#domain/catalogue/search-words.ts'
import { type Zone, zones } from '#domain/fit/fit-request.ts'
import type { FitCountry, FitUse } from '#domain/fit/fit-use.ts'
import { kilogram } from '#domain/metrology/mass.ts'
import type { AccuracyClass } from '#domain/metrology/metrology.ts'
import { understand } from '#domain/understanding/understand.ts'
import type { Fact, Names } from '#domain/understanding/understood.ts'
import { withoutTypos } from './spelling.ts'
import { readUse } from './uses.ts'

/** A message as it is read: what it names, and its words in small letters without accents and signs. */
export type Question = {
  text: string
  locale: Locale
  /** Letters and digits, one space between words. */
  folded: string
  facts: readonly Fact[]
  /** What one of the pieces to be counted weighs, µg. */
  pieceUg: number | null
  country: FitCountry | 'other' | null
  use: FitUse | null
}

/** Folded text in which every sign is a space. */
export const foldedWords = (text: string) =>
  foldText(text)
    .replaceAll(/[^\p{L}\p{N}<>/]+/gu, ' ')
    .trim()

const countries: readonly (readonly [FitCountry | 'other', RegExp])[] = [
  ['DE', /\b(?:allemagne|allemande?s?|germany|german|deutschland|deutsche[nrs]?)\b/g],
  [
    'FR',
    /\b(?:france|francaise?s?|french|frankreich|franzosische[nrs]?|alsace|elsass|strasbourg|strassburg)\b/g,
  ],
  [
    'other',
    /\b(?:suisse|switzerland|swiss|schweiz|schweizer|belgique|belge|belgium|belgien|luxembourg|luxemburg|autriche|austria|osterreich|italie|italy|italien|espagne|spain|spanien|royaume uni|uk|england|usa|pologne|poland|polen|pays bas|netherlands|niederlande)\b/g,
  ],
]

/** The country that a text names; null where it names none, or both whose rules are known. */
export function countryIn(folded: string): Question['country'] {
  const named = countries.flatMap(([country, words]) => (folded.match(words) ? [country] : []))
  if (named.includes('FR') && named.includes('DE')) return null
  return named.at(-1) ?? null
}

/** « en stock » asks for no instrument for a store room. */
const inStock = /(?<!\p{L})(?:(?:en|in) stock|(?:auf|ab) lager)(?!\p{L})/giu

/** Pieces are counted. */
export const counts =
  /\b(?:compter|comptons|compte pieces|comptage|compteuse|count|counting|zahlen|zahlwaage|stuckzahl\w*)\b/

/** Beside « compter » a small mass is that of a piece: « des vis de 2 g ». */
const massOf = (fact: Fact) =>
  fact.type === 'load' ? fact.loadUg : fact.type === 'interval' && fact.of === null ? fact.ug : null
const isPiece = (fact: Fact) => (massOf(fact) ?? Infinity) <= kilogram / 2

/** Reads a message. */
export function readQuestion(text: string, locale: Locale, names: Names): Question {
  const folded = withoutTypos(foldedWords(text))
  const { facts: read } = understand(
    text.replaceAll(inStock, (words) => ' '.repeat(words.length)),
    locale,
    names,
  )
  const piece = counts.test(folded) ? read.find(isPiece) : undefined
  const facts = read.filter((fact) => fact !== piece)
  return {
    text,
    locale,
    folded,
    facts,
    pieceUg: piece ? massOf(piece) : null,
    country: countryIn(folded),
    use: readUse(folded, facts),
  }
}

/** The largest load that is asked for, µg; null where none is. */
export const loadIn = ({ facts }: Pick<Question, 'facts'>): number | null => {
  const loads = facts.flatMap((fact) => (fact.type === 'load' ? [fact.loadUg] : []))
  return loads.length ? Math.max(...loads) : null
}

/** The classes that are named, in the order of the text. */
export const classesIn = ({ facts }: Pick<Question, 'facts'>): AccuracyClass[] => [
  ...new Set(facts.flatMap((fact) => (fact.type === 'class' ? [fact.accuracyClass] : []))),
]
/** The class that is named first; null where none is. */
export const classIn = (question: Pick<Question, 'facts'>): AccuracyClass | null =>
  classesIn(question)[0] ?? null

/** The interval that is named, µg. */
export const intervalIn = ({ facts }: Pick<Question, 'facts'>): number | null =>
  facts.flatMap((fact) => (fact.type === 'interval' ? [fact.ug] : []))[0] ?? null

/** Every mass of a question, ascending, µg. */
export const massesIn = ({ facts }: Pick<Question, 'facts'>): number[] =>
  [
    ...new Set(
      facts.flatMap((fact) =>
        fact.type === 'load' ? [fact.loadUg] : fact.type === 'interval' ? [fact.ug] : [],
      ),
    ),
  ].sort((a, b) => a - b)

/** Models and references, in the order of the text. */
export const namedModels = ({ facts }: Pick<Question, 'facts'>) =>
  facts.filter((fact) => fact.type === 'reference' || fact.type === 'model')

const typesThatReplace = [
  'load',
  'interval',
  'class',
  'kind',
  'trade',
  'model',
  'reference',
  'brand',
  'platform',
]

/**
 * What a follow-up means: the words of the question before without what the new one says instead, then the new one.
 * « balance de boucherie 15 kg » and « et pour 30 kg ? » make « balance de boucherie et pour 30 kg ? ».
 */
export function continued(before: Question, next: Question, names: Names): Question {
  const replaced = new Set(
    next.facts.map(({ type }) => type).filter((type) => typesThatReplace.includes(type)),
  )
  if (replaced.has('kind') || replaced.has('trade'))
    for (const type of ['kind', 'trade'] as const) replaced.add(type)
  if (replaced.has('reference') || replaced.has('model'))
    for (const type of ['reference', 'model', 'brand'] as const) replaced.add(type)
  let kept = before.text
  for (const { type, span } of [...before.facts].reverse())
    if (replaced.has(type)) kept = `${kept.slice(0, span.from)} ${kept.slice(span.to)}`
  const merged = readQuestion(`${kept.slice(-600)} ; ${next.text}`, next.locale, names)
  return {
    ...merged,
    country: next.country ?? before.country,
    use: next.use ?? before.use,
  }
}

/** The likeliest kind of each name of an instrument, in the order of the text. */
export const namedKinds = (facts: readonly Fact[]): string[] => [
  ...new Set(facts.flatMap((fact) => (fact.type === 'kind' && fact.wanted ? fact.kinds.slice(0, 1) : []))),
]

/** The explosive atmosphere that is named: « zone 1 », « Zone 21 ». */
export const zoneIn = (text: string): Zone | null => {
  const named = text.match(/\bzones?\s*(2[012]|[012])\b/i)?.[1]
  return zones.find((zone) => zone === named) ?? null
}
