import type { Locale } from '#config/locales.ts'
import type { FitCountry, FitUse } from '#domain/fit/fit-use.ts'
import { namedInstrument } from '#domain/fit/named-instrument.ts'
import { type Regime, regimeOf } from '#domain/fit/regime.ts'
import { sourcesIn } from '#domain/fit/regime-answer.ts'
import { periodSentence as sentenceOf } from '#domain/fit/sentence.ts'
import { formatLoad, kilogram } from '#domain/metrology/mass.ts'
import { automaticKinds, type InstrumentKind } from '#domain/scales/instrument-kind.ts'
import type { PeriodRule } from '#domain/scales/verification-law.ts'
import { formatDay } from '#domain/time/dates.ts'
import { circumstancesIn, namesPersonScales } from './circumstances.ts'
import { loadIn, namedKinds, type Question } from './question.ts'
import { say } from './say.ts'
import { says } from './word-lists.ts'

const heavyUses: readonly FitUse[] = [
  'vehicle-trade',
  'waste',
  'trade',
  'livestock-trade',
  'customs-tax',
  'prepack',
]

/** Loads at which the periods change; each stands for those up to the next one. */
function loadsFor(use: FitUse, maxUg: number | null, kind?: InstrumentKind): number[] {
  if (maxUg !== null) return [maxUg]
  if (use === 'vehicle-trade') return [50_000 * kilogram]
  if (kind === 'weights') return [kilogram]
  return [kilogram, 31 * kilogram, ...(heavyUses.includes(use) ? [3_000 * kilogram, 5_001 * kilogram] : [])]
}

type Circumstances = ReturnType<typeof circumstancesIn> & { kind?: InstrumentKind }
/**
 * What the texts of law say of a question, with what they cite; `years` of a rule: null where its period is unlimited.
 */
export type Rules = { sentences: string[]; legal: string[]; years: (number | null)[] }

function rulesOf(
  country: FitCountry,
  use: FitUse,
  maxUg: number | null,
  circumstances: Circumstances,
): Regime[] {
  const { practice: _, ...facts } = circumstances
  const periods = loadsFor(use, maxUg, circumstances.kind).map((load) =>
    regimeOf({ ...facts, use, country, maxUg: load }),
  )
  return [...new Map(periods.map((regime) => [regime.rule, regime])).values()]
}

/** The sentence of a period behind the name of its country. */
export function periodSentence(rule: PeriodRule, country: FitCountry, locale: Locale): string {
  const text = sentenceOf(rule, locale)
  const name = say(`country.${country}`, locale)
  if (text.startsWith(name)) return text
  return `${name}${locale === 'fr' ? '\u00a0' : ''}: ${lowered(text, locale)}`
}

/** The last day of a year without the year: where a German period ends. */
export const yearEnd = (locale: Locale) => formatDay('2000-12-31', locale).replace(/,? 2000$/, '')

const rulesFound = (rules: readonly Regime[], country: FitCountry, locale: Locale): Rules => ({
  sentences: rules.map(({ rule }) => periodSentence(rule, country, locale)),
  legal: rules.flatMap(({ periodSource }) => citations(periodSource, locale)),
  years: rules.map(({ years }) => years),
})

/** German periods end with the year, which the sentences of some rules leave out. */
function withYearEnd(periods: Rules, rules: readonly Regime[], locale: Locale): Rules {
  const isUntold = rules.some(({ rule, years }) => years !== null && !/\b31\b/.test(sentenceOf(rule, 'fr')))
  if (!isUntold) return periods
  const line = say('law.year-end', locale, { day: yearEnd(locale) })
  return { ...periods, sentences: [...periods.sentences, line] }
}

/** Germany tells scales for patients, babies and beds apart: every kind that is named has its own period. */
function germanMedical(circumstances: Circumstances, folded: string, locale: Locale): Rules {
  const ruleFor = (facts: { baby?: boolean; bed?: boolean; hospital?: boolean }) =>
    regimeOf({ use: 'medical', country: 'DE', maxUg: kilogram, ...facts })
  const ofPersons = namesPersonScales({ folded, locale }) || (!circumstances.baby && !circumstances.bed)
  const places = circumstances.hospital === circumstances.practice ? [true, false] : [circumstances.hospital]
  const rules = [
    ...(ofPersons ? places.map((hospital) => ruleFor({ hospital })) : []),
    ...(circumstances.baby ? [ruleFor({ baby: true })] : []),
  ]
  const periods = rulesFound(rules, 'DE', locale)
  const bed = ruleFor({ bed: true })
  const all = {
    sentences: [
      ...periods.sentences,
      ...(circumstances.bed
        ? [say('law.beds', locale, { rule: lowered(ofBeds(bed.rule, locale), locale) })]
        : []),
    ],
    legal: [...periods.legal, ...(circumstances.bed ? citations(bed.periodSource, locale) : [])],
    years: [...periods.years, ...(circumstances.bed ? [bed.years] : [])],
  }
  return withYearEnd(all, rules, locale)
}

/** The period alone, without the name of its country. */
function ofBeds(rule: PeriodRule, locale: Locale): string {
  const text = sentenceOf(rule, locale)
  return text.replace(/^(?:Allemagne|Germany)\s?: /, '')
}

/** The load of a question, µg; one that is stated to lie above a bound lies just above it. */
function boundedLoad(question: Question): number | null {
  const load = loadIn(question)
  return load !== null && says(question, 'above-word') && !says(question, 'at-most-word') ? load + 1 : load
}

/** Kinds whose period does not depend on the use, as long as it is a regulated one. */
const decidesAlone = (kind: InstrumentKind) => kind === 'weights' || automaticKinds.includes(kind)

/** The periods of such a kind. */
export function periodsOfKind(question: Question, country: FitCountry, kind: InstrumentKind): Rules {
  const { locale } = question
  const circumstances = { ...circumstancesIn(question), kind }
  return rulesFound(rulesOf(country, 'trade', boundedLoad(question), circumstances), country, locale)
}

/** « A floor scale of 1500 kg and a weighbridge of 30 t, which period for which? »: that of each; null for one. */
function ofEachInstrument(question: Question, country: FitCountry, use: FitUse): Rules | null {
  const { facts, locale, smallestUg } = question
  const named = facts.flatMap((fact) => (fact.type === 'load' ? [fact.loadUg] : []))
  // What is far below the largest load is read as the least that is weighed.
  const loads = [...new Set([...(smallestUg === null ? [] : [smallestUg]), ...named])]
  if (loads.length < 2 || namedKinds(facts).length < 2) return null
  const each = loads.map((load) => ({
    load,
    rules: rulesOf(country, use, load, circumstancesIn(question)),
  }))
  const all = each.flatMap(({ rules }) => rules)
  if (new Set(all.map(({ rule }) => rule)).size < 2) return null
  const colon = locale === 'fr' ? '\u00a0: ' : ': '
  return {
    ...rulesFound(all, country, locale),
    sentences: each.flatMap(({ load, rules }) =>
      rules.map(({ rule }) => formatLoad(load, locale) + colon + periodSentence(rule, country, locale)),
    ),
  }
}

/** Every period that the question may mean in a country. */
export function periodsOf(question: Question, country: FitCountry): Rules {
  const { use, locale, folded } = question
  const named = namedInstrument(question.text).kind
  // « My scale is right against my test weight », told of a sale, asks for the period of the scale.
  const kind = named === 'weights' && use !== null && use !== 'trade' ? undefined : named
  const circumstances = { ...circumstancesIn(question), ...(kind ? { kind } : {}) }
  if (use === 'medical' && country === 'DE') return germanMedical(circumstances, folded, locale)
  const maxUg = boundedLoad(question)
  if (kind && decidesAlone(kind)) return periodsOfKind(question, country, kind)
  if (use !== null) {
    const rules = rulesOf(country, use, maxUg, circumstances)
    const periods = ofEachInstrument(question, country, use) ?? rulesFound(rules, country, locale)
    return country === 'DE' ? withYearEnd(periods, rules, locale) : periods
  }
  if (country === 'DE') return rulesFound(rulesOf('DE', 'trade', maxUg, circumstances), 'DE', locale)
  const sale = rulesFound(rulesOf('FR', 'direct-sale', maxUg, circumstances), 'FR', locale)
  const trade = rulesOf('FR', 'trade', maxUg, circumstances)
  return {
    sentences: [
      ...sale.sentences,
      ...trade.map(({ rule }) =>
        say('rule.others', locale, { rule: lowered(sentenceOf(rule, locale), locale) }),
      ),
    ],
    legal: [...new Set([...sale.legal, ...rulesFound(trade, 'FR', locale).legal])],
    years: [...sale.years, ...trade.map(({ years }) => years)],
  }
}

/** A sentence behind a colon; German keeps the capital of its nouns. */
const lowered = (text: string, locale: Locale) =>
  locale === 'de' && !/^(?:Jährliche|Wiederkehrende|Keine) /.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)

/** What an answer cites of a rule's sources: texts of law and standards, without the remarks of the table on them. */
export const citations = (source: string, locale: Locale) => cited(sourcesIn(source, locale))
/** The same of sources that are read already. */
export const cited = (sources: readonly { text: string }[]) =>
  sources
    .map(({ text }) => text)
    .filter((source) => !source.includes('Eichordnung'))
    .map((source) => source.replace(/\s*\((?=[^)]*[a-z]{3})[^)]*\).*$/, ''))
