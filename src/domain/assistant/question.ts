import type { Locale } from '#config/locales.ts'
import { foldText } from '#domain/catalogue/search-words.ts'
import { type Zone, zones } from '#domain/fit/fit-request.ts'
import type { FitCountry, FitUse } from '#domain/fit/fit-use.ts'
import type { AccuracyClass } from '#domain/metrology/metrology.ts'
import { understand } from '#domain/understanding/understand.ts'
import type { Fact, Names } from '#domain/understanding/understood.ts'
import { inPassing, isNotNeeded, unregulated } from './asides.ts'
import { placesOfPatients } from './circumstances.ts'
import { writtenOut } from './colloquial.ts'
import { countryOf } from './country.ts'
import { daysIn } from './days.ts'
import { withSeat } from './seated.ts'
import {
  isDeviation,
  massOf,
  pieceIn,
  piecesIn,
  portionIn,
  toleranceIn,
  withoutDeviation,
} from './small-masses.ts'
import { withoutTypos } from './spelling.ts'
import { unknownReferences } from './unknown-references.ts'
import { readUse } from './uses.ts'

/** A message as it is read: what it names, and its words in small letters without accents and signs. */
export type Question = {
  text: string
  locale: Locale
  /** Letters and digits, one space between words. */
  folded: string
  facts: readonly Fact[]
  /** What is typed like a reference of the catalogue and is none. */
  unknown: readonly string[]
  /** What an instrument may cost at most, EUR cents. */
  budgetCents: number | null
  /** The least that is weighed, where a range or portions are named, µg. */
  smallestUg: number | null
  /** By how much an instrument is said to be wrong, µg. */
  deviationUg: number | null
  /** What one of the pieces to be counted weighs, µg. */
  pieceUg: number | null
  /** How many pieces a lot has that is to be counted. */
  pieces: number | null
  /** The error that is allowed, in millionths of what is weighed. */
  tolPpm: number | null
  country: FitCountry | 'other' | null
  use: FitUse | null
}

/** Folded text in which every sign is a space. */
export const foldedWords = (text: string) =>
  foldText(text)
    .replaceAll(/[^\p{L}\p{N}<>/]+/gu, ' ')
    .trim()

/** « en stock », « do you stock » ask for no instrument for a store room. */
const inStock = /(?<!\p{L})(?:(?:en|in|you) stock|(?:auf|ab) lager)(?!\p{L})/giu

/** « Bon drucken muss sie nicht », « printer not needed » */
const needless =
  /^[\s\p{L}]{0,14}(?:muss (?:sie |er |es )?nicht|nicht nötig|brauche ich nicht|(?:is )?not (?:needed|necessary|required)|(?:n['’]est )?pas (?:nécessaire|besoin|obligatoire)|inutile)/iu
const isNeedless = (text: string, fact: Fact) =>
  ['kind', 'power', 'interface'].includes(fact.type) && needless.test(text.slice(fact.span.to))

const blank = (words: string) => ' '.repeat(words.length)

/** Reads a message. */
export function readQuestion(typed: string, locale: Locale, names: Names): Question {
  const text = withSeat(writtenOut(typed))
  const folded = withoutTypos(foldedWords(text))
  const { facts: read } = understand(
    text.replaceAll(inStock, blank).replaceAll(inPassing, blank),
    locale,
    names,
  )
  const piece = pieceIn(read, folded)
  const portion = piece ? undefined : portionIn(read, folded, text)
  // What a laboratory portions is no matter of a kitchen scale.
  const isKitchen = (fact: Fact) =>
    portion !== undefined && fact.type === 'kind' && fact.kinds.includes('portion-kitchen')
  const wrong = read.find((fact) => isDeviation(text, fact))
  const facts = read
    .filter((fact) => fact !== piece && fact !== portion && !isKitchen(fact) && !isNeedless(text, fact))
    .flatMap((fact) => (fact === wrong ? withoutDeviation(fact) : fact))
    .map((fact) => (isNotNeeded(text, fact) ? { ...fact, wanted: false } : fact)) as Fact[]
  const from = facts.flatMap((fact) => (fact.type === 'load' ? (fact.fromUg ?? []) : []))[0]
  return {
    text,
    locale,
    folded,
    facts,
    unknown: unknownReferences(text, read, names),
    budgetCents: budgetIn(facts),
    smallestUg: (portion ? massOf(portion) : from) ?? null,
    deviationUg: wrong ? ((wrong.type === 'load' ? wrong.fromUg : null) ?? massOf(wrong)) : null,
    pieceUg: piece ? massOf(piece) : null,
    pieces: piece ? piecesIn(text) : null,
    tolPpm: toleranceIn(text),
    country: countryOf({ folded, text, locale }),
    use:
      namedUse(facts) ?? readUse(foldedWords(folded.replaceAll(inStock, ' ')), facts) ?? unregulated(facts),
  }
}

/** The least of the prices that are named as the most that is paid; EUR cents. */
function budgetIn(facts: readonly Fact[]): number | null {
  const prices = facts.flatMap((fact) => (fact.type === 'price' ? [fact.atMostCents] : []))
  return prices.length ? Math.min(...prices) : null
}

/** The use that is said by its name. */
const namedUse = (facts: readonly Fact[]): FitUse | null =>
  facts.find((fact) => fact.type === 'use')?.use ?? null

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

const placesOfPatientsIn =
  /(?<!\p{L})(?:h[oô]pit(?:al|aux)|hospitals?|cliniques?|clinics?|klinik\p{L}*|krankenh\p{L}*|cabinet(?: m[ée]dical)?|practice|praxis|arztpraxis)(?!\p{L})/giu

const datesIn = /(?<!\d)(?:\d{1,2}[./-]){0,2}(?:19|20)\d\d(?:-\d{2}-\d{2})?(?!\d|\s?(?:kg|g|t|mm|e)\b)/g

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
  // « des bidons » says what is weighed, and keeps the kind that was asked for.
  const isGoods = (fact: Fact) => fact.type === 'kind' && fact.loose
  // « e = 5 g … at 10 kg? », then « et à 2 kg ? »: another load, and the same e.
  const hasMark = before.facts.some((fact) => fact.type === 'interval' && fact.of !== null)
  const replaced = new Set(
    next.facts
      .filter((fact) => !isGoods(fact) || before.facts.every((own) => own.type !== 'kind' || own.loose))
      .map((fact) => (hasMark && fact.type === 'interval' && fact.of === null ? 'load' : fact.type))
      .filter((type) => typesThatReplace.includes(type)),
  )
  // « et pour une boucherie ? » asks of another trade; « Pflegeheim » only says where.
  const elsewhere =
    replaced.has('trade') && /^(?:et|and|und|ou|or|oder|what about|how about)\b/.test(next.folded)
  const noKind = before.facts.every((fact) => fact.type !== 'kind' || fact.loose)
  if (replaced.has('kind') || elsewhere || (replaced.has('trade') && noKind))
    for (const type of ['kind', 'trade'] as const) replaced.add(type)
  if (replaced.has('reference') || replaced.has('model'))
    for (const type of ['reference', 'model', 'brand'] as const) replaced.add(type)
  // What is weighed for oneself now is of no shop any more.
  if (next.use !== null && next.use !== before.use) replaced.add('category')
  let kept = before.text
  for (const { type, span } of [...before.facts].reverse())
    if (replaced.has(type)) kept = `${kept.slice(0, span.from)} ${kept.slice(span.to)}`
  // Another verification is named than the one before.
  if (daysIn(next.text) !== null) kept = kept.replaceAll(datesIn, ' ')
  // Another model is asked for than the one that the catalogue does not have.
  if (namedModels(next).length + next.unknown.length > 0)
    for (const code of before.unknown) kept = kept.replace(code, ' ')
  // « et dans un cabinet ? » asks of another place than the hospital before.
  if (placesOfPatients.test(next.folded)) kept = kept.replace(placesOfPatientsIn, ' ')
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
  const named = text.match(
    /\b(?:zones?|zonen?)\s*(?:atex|ex)?\s*(2[012]|[012])\b|\batex\s*(?:zone\s*)?(2[012]|[012])\b/i,
  )
  return zones.find((zone) => zone === (named?.[1] ?? named?.[2])) ?? null
}
