import { eachLoaded } from '#config/locales.ts'
import type { Category } from '#domain/catalogue/facets.ts'
import type { FitUse } from '#domain/fit/fit-use.ts'
import type { TradeKey } from './trades.ts'

/**
 * What is asked for beside products: the work that a service is, by the beginning of its code, and what a person
 * answers. `verification-authority` is what an authority does in Germany.
 */
export const wayTopics = [
  'periodic-verification',
  'verification-authority',
  'calibration-certificate',
  'on-site-adjustment',
  'commissioning',
  'training',
  'take-back',
  'metrological-logbook',
  'repair',
  'spare-part',
  'rental',
] as const
/** What is asked for beside products. */
export type WayTopic = (typeof wayTopics)[number]

/**
 * What a word does to the number before it: it is added, multiplies it, is a part of one, or only joins; `few` says
 * how many of a multiple.
 */
export type NumberRole = 'add' | 'times' | 'few' | 'part' | 'and' | 'point' | 'article' | 'of'

/** Units that languages have words for. */
export const writtenUnits = ['kg', 'mg', 'g', 't', 'year', 'month', 'week', 'day', 'hour', 'km'] as const

/** The words of a language; phrases are separated by « | », written without accents, capitals and hyphens. */
export type Lexicon = {
  kinds: Record<string, string>
  /** Words that several kinds share, the likeliest kind first. */
  shared: readonly (readonly [phrases: string, ...kinds: string[]])[]
  trades: Record<TradeKey, string>
  /** Uses as they are spoken of, beside the names that the site gives them. */
  uses: Partial<Record<FitUse, string>>
  categories: Record<Category, string>
  legal: string
  notLegal: string
  /** Protected against water, without a degree. */
  sealed: string
  battery: string
  /** « pas cher », « la moins chère », and « la plus précise » */
  inStock: string
  cheapest: string
  largest: string
  leastCapacity: string
  finest: string
  /** Superlatives that ask for a Max beside the name of an instrument alone: « la plus grosse bascule ». */
  largestSize: string
  smallestSize: string
  mains: string
  /** Words that turn round what follows. */
  negations: string
  /** « net » is no negation in « poids net »: those of a dialect are read in their language alone. */
  dialectNegations: string
  /** What says that something is needed; with a negation beside it that it is not. */
  needs: string
  /** Forms of « sell »: with a negation beside them nothing is sold by weight. */
  sells: string
  /** What stands behind a property that is no condition. */
  optional: string
  /** « balance »: says nothing beside anything else. */
  generic: string
  /** Words that are never searched for. */
  stop: string
  /** What calls the shop that is asked. */
  seller: string
  /** Names of work and of what else is no product; what an instrument is (« vérifiée », „geeicht“) is none. */
  ways: Partial<Record<WayTopic, string>>
  /** What stands before a readability, and behind it. */
  beforeInterval: string
  afterInterval: string
  /** What stands before a value that is too much. */
  beforeLess: string
  /** What else bounds any value from above, before it or behind it. */
  atMost: string
  beforeLoad: string
  /** What stands before the least that is weighed, where that is little. */
  beforeSmallest: string
  /** Of these, what stands before a load that is not enough. */
  beforeMore: string
  afterLoad: string
  /** What else stands before the most that is paid, and before the least. */
  beforeMostPrice: string
  aboutPrice: string
  beforeLeastPrice: string
  /** Readability named by its unit alone: « au gramme ». */
  toTheGram: string
  toTheMilligram: string
  /** Words of units, beside their signs. */
  units: Record<(typeof writtenUnits)[number], string>
  /** Numbers in words with their values, as answers write them. */
  numbers: string
  /** Signs between thousands. */
  thousands: string
  /** Words of numbers as they are typed, without accents, with spoken forms, each behind its value once. */
  numberWords: Partial<Record<NumberRole, string>>
}

/** The words of every language. */
export const lexicons = await eachLoaded<Lexicon>((locale) =>
  import(`./lexicon-${locale}.ts`).then(({ lexicon }) => lexicon),
)
