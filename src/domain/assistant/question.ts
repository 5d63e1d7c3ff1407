import type { Locale } from '#config/locales.ts'
import { type CompanyFacts, usualOpening } from '#domain/content/opening.ts'
import type { FitUse } from '#domain/fit/fit-use.ts'
import { gram, milligram } from '#domain/metrology/mass.ts'
import type { AccuracyClass } from '#domain/metrology/metrology.ts'
import { withoutSeller } from '#domain/understanding/seller.ts'
import { understand } from '#domain/understanding/understand.ts'
import type { Fact, Names } from '#domain/understanding/understood.ts'
import { type Country, countryOf } from './country.ts'
import { daysIn } from './days.ts'
import { markedIn } from './marked-in.ts'
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
import { unknownReferences } from './unknown-references.ts'
import { isRegulated, saysInternal, statedUse } from './uses.ts'
import { beginsWithAny, foldedWords, says } from './word-lists.ts'

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
  const folded = foldedWords(text)
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
      unregulated(facts),
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

/** Who needs no verification of what he wants to weigh with weighs for himself. */
const unregulated = (facts: readonly Fact[]): FitUse | null =>
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

/** A fact of these types takes the place of one before. */
const replacing = [
  'load',
  'interval',
  'class',
  'kind',
  'trade',
  'use',
  'model',
  'reference',
  'brand',
  'platform',
  'zone',
  'price',
  'legal',
  'order',
]

const maxWord = /\bmax\b/i

/**
 * What a follow-up means: the text before without what the new one says instead, then the new one. « balance de
 * boucherie 15 kg » and « et pour 30 kg ? » make « balance de boucherie et pour 30 kg ? ».
 */
export function continued(before: Question, next: Question, names: Names): Question {
  // « and with a printer »: what is built in is no other kind.
  const isAddition = beginsWithAny(next.folded, 'addition-opener')
  // „ich verkauf nicht nach Gewicht“ names no shop.
  const isUnsaid = (fact: Fact) =>
    fact.type === 'kind' ? fact.loose || isAddition : fact.type === 'category' && saysInternal(next)
  const stated = next.facts.filter((fact) => !isUnsaid(fact))
  const hasMark = before.facts.some((fact) => fact.type === 'interval' && fact.of !== null)
  const types = stated.map((fact) =>
    // « e = 5 g … at 10 kg? », then « et à 2 kg ? »: another load, and the same e.
    hasMark && fact.type === 'interval' && fact.of === null ? 'load' : fact.type,
  )
  const replaced = new Set<Fact['type']>(types.filter((type) => replacing.includes(type)))
  const together: Fact['type'][][] = [
    ['kind', 'trade'],
    ['trade', 'use', 'category'],
    ['model', 'reference', 'brand'],
  ]
  for (const group of together)
    if (group.some((type) => types.includes(type))) for (const type of group) replaced.add(type)
  let kept = before.text
  const namesCategory = stated.some((fact) => fact.type === 'zone' && fact.category)
  // « Max 6/15 kg, e = 2/5 g. – How far off at 4 kg? »: the Max of a plate stays beside the load.
  const isOfPlate = hasMark && !maxWord.test(next.text)
  const stays = (fact: Fact) =>
    (fact.type === 'zone' && fact.category === true && !namesCategory) ||
    // « CE M 19 0102. – Still good for selling? »: what stands on an instrument is no wish.
    (fact.type === 'legal' && markedIn(before.text) !== null) ||
    (fact.type === 'load' && isOfPlate && maxWord.test(before.text.slice(fact.span.from, fact.span.to)))
  for (const fact of [...before.facts].reverse()) {
    const { type, span } = fact
    // « Not for selling. – And if I do sell some of it? »: a regulated use takes back that no verification is wanted.
    const isTakenBack = fact.type === 'legal' && !fact.wanted && isRegulated(next)
    if ((replaced.has(type) && !stays(fact)) || isTakenBack)
      kept = `${kept.slice(0, span.from)} ${kept.slice(span.to)}`
  }
  // Another verification is named than the one before.
  if (daysIn(next.text) !== null)
    kept = kept.replaceAll(/(?<!\d)(?:\d{1,2}[./-]){0,2}(?:19|20)\d\d(?!\d)/g, ' ')
  for (const code of next.unknown.length + namedModels(next).length > 0 ? before.unknown : [])
    kept = kept.replace(code, ' ')
  const lead = `${kept.slice(-600)} ; `
  const merged = readQuestion(`${lead}${next.text}`, next.locale, names, next.company)
  const isAdded = (fact: Fact) => isAddition && fact.type === 'kind' && fact.span.from >= lead.length
  merged.facts = merged.facts.map((fact) => (isAdded(fact) ? { ...fact, loose: true } : fact))
  // « Scales to buy gold. – The shop is in Freiburg »: a place of sale takes back no special use.
  const isPlace = next.use === 'direct-sale' && !stated.some(({ type }) => type === 'trade' || type === 'use')
  const holds = isPlace && isRegulated(before) && !says(next, 'sells')
  const use = holds ? before.use : (next.use ?? merged.use ?? before.use)
  return { ...merged, country: next.country ?? before.country, use }
}
