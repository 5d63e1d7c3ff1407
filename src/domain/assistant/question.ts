import type { Locale } from '#config/locales.ts'
import { type CompanyFacts, usualOpening } from '#domain/content/opening.ts'
import type { FitUse } from '#domain/fit/fit-use.ts'
import { gram, milligram } from '#domain/metrology/mass.ts'
import type { AccuracyClass } from '#domain/metrology/metrology.ts'
import { withoutSeller } from '#domain/understanding/seller.ts'
import { understand } from '#domain/understanding/understand.ts'
import type { Fact, Names } from '#domain/understanding/understood.ts'
import { type Country, countryOf } from './country.ts'
import {
  indicationIn,
  isDeviation,
  isPriceUnit,
  massOf,
  pieceIn,
  piecesIn,
  portionIn,
  toleranceIn,
  withoutDeviation,
  withReading,
} from './quantities.ts'
import { inStandard } from './standard-spelling.ts'
import { unknownReferences } from './unknown-references.ts'
import { statedUse } from './uses.ts'
import { foldedWords, type Spoken, says } from './word-lists.ts'

/** A message, or what a conversation says so far, as it is read: what it names, and its words. */
export type Question = {
  text: string
  locale: Locale
  /** In small letters without accents: letters and digits, one space between words. */
  folded: string
  facts: readonly Fact[]
  /** What is typed like a reference of the catalogue and is none. */
  unknown: readonly string[]
  /** It must be in stock. */
  inStock: boolean
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
  country: Country
  use: FitUse | null
  /** How the company is reached, and what the journey costs, for the answer. */
  company: CompanyFacts
}

/** « 15 g to 10 kg »: of a range the first mass is what an instrument is wrong by. */
const deviationOf = (wrong: Fact) => (wrong.type === 'load' ? wrong.fromUg : null) ?? massOf(wrong)

/** Reads a message. */
export function readQuestion(
  text: string,
  locale: Locale,
  names: Names,
  company: CompanyFacts = usualOpening.company,
): Question {
  const folded = inStandard(foldedWords(text), locale)
  const read = withReading(text, understand(text, locale, names).facts)
  const piece = pieceIn(read, folded)
  const portion = piece ? undefined : portionIn(read, folded, text)
  const wrong = read.find((fact) => isDeviation(text, fact))
  const indication = wrong ? null : indicationIn(text, read)
  const isPriced = (fact: Fact) => isPriceUnit(text, fact)
  const facts = read
    .filter(
      (fact) =>
        fact !== piece &&
        fact !== portion &&
        fact !== indication?.shown &&
        fact.type !== 'stock' &&
        !isPriced(fact),
    )
    .flatMap((fact) => (fact === wrong ? withoutDeviation(fact) : fact))
  const from = facts.flatMap((fact) => (fact.type === 'load' ? (fact.fromUg ?? []) : []))[0]
  const prices = facts.flatMap((fact) => (fact.type === 'price' ? [fact.atMostCents] : []))
  return {
    text,
    locale,
    company,
    folded,
    facts,
    unknown: unknownReferences(text, read, names),
    inStock: read.some(({ type }) => type === 'stock'),
    budgetCents: prices.length ? Math.min(...prices) : null,
    smallestUg: (portion ? massOf(portion) : from) ?? null,
    deviationUg: wrong ? deviationOf(wrong) : (indication?.ug ?? null),
    pieceUg: piece ? massOf(piece) : null,
    pieces: piece ? piecesIn(text) : null,
    tolPpm: toleranceIn(text),
    country: countryOf({ folded, text, locale }),
    use:
      statedUse(withoutSeller(withoutKinds(text, facts)), locale, facts) ??
      (read.some(isPriced) ? 'direct-sale' : null) ??
      unregulated(facts, { folded, locale }),
  }
}

/** Kinds whose names hold the word of another use: a pallet truck is no vehicle that is weighed. */
const misleading: ReadonlySet<string> = new Set(['pallet-truck'])

/** A text without kinds that tell no use by their words: « not price-computing », « pallet truck ». */
const withoutKinds = (text: string, facts: readonly Fact[]): string =>
  facts.reduceRight(
    (rest, { span, ...fact }) =>
      fact.type === 'kind' && (!fact.wanted || fact.kinds.some((kind) => misleading.has(kind)))
        ? `${rest.slice(0, span.from)} ${rest.slice(span.to)}`
        : rest,
    text,
  )

/** Who needs no verification of what he wants to weigh with, and sells nothing by it, weighs for himself. */
const unregulated = (facts: readonly Fact[], spoken: Spoken): FitUse | null =>
  !says(spoken, 'sells') &&
  facts.some((fact) => fact.type === 'legal' && !fact.wanted) &&
  facts.some(({ type }) => type === 'load' || type === 'interval' || type === 'kind')
    ? 'internal'
    : null

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
  classesIn(question)[0] ?? classOfAuxiliary(question)

/** « e = 0.1 g, d = 0.01 g »: d is smaller than e in classes I and II alone (OIML R 76-1, 3.4.1). */
function classOfAuxiliary({ facts }: Pick<Question, 'facts'>): AccuracyClass | null {
  const of = (which: 'e' | 'd') =>
    facts.flatMap((fact) => (fact.type === 'interval' && fact.of === which ? [fact.ug] : []))[0]
  const [eUg, dUg] = [of('e'), of('d')]
  if (eUg === undefined || dUg === undefined || dUg >= eUg || eUg > greatestAuxiliaryE) return null
  return eUg <= milligram ? 'I' : 'II'
}
/** A coarser e beside a d is that of another class, or misread. */
const greatestAuxiliaryE = gram

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

/** The likeliest kind of each name of an instrument, in the order of the text. */
export const namedKinds = (facts: readonly Fact[]): string[] => [
  ...new Set(facts.flatMap((fact) => (fact.type === 'kind' && fact.wanted ? fact.kinds.slice(0, 1) : []))),
]
