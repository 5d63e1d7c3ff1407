import type { Locale } from '#config/locales.ts'
import type { AccuracyClass } from '#domain/metrology/metrology.ts'
import type { PeriodRule } from '#domain/scales/verification-law.ts'
import { citation, type LegalSource } from './citation.ts'
import type { FitCountry, FitUse } from './fit-use.ts'
import type { Regime } from './regime.ts'
import { classesFor, rowOfUse } from './regime-data.ts'

/** What the law says of a use in a country, as `GET /api/fit/regime` answers it. */
type UseRegime = {
  use: FitUse
  legal: boolean
  letters: string[]
  classes: AccuracyClass[]
  /** The sentence on the use. */
  text: string
  sources: LegalSource[]
}

/** The regime as `GET /api/fit` answers it: the period depends on the request too. */
export type RegimeAnswer = UseRegime & {
  rule: PeriodRule
  years: number | null
  overhaulYears: number | null
}

/** The regime of a use before its request is known, in one language. */
export function regimeOfUse(use: FitUse, country: FitCountry, locale: Locale): UseRegime {
  const { letters, legal, why, source } = rowOfUse(use)
  return {
    use,
    legal: legal[country],
    letters: [...letters],
    classes: [...classesFor(use, country)],
    text: why[locale],
    sources: sourcesIn(source, locale),
  }
}

/** A regime in one language, with its sources. */
export function regimeAnswer(regime: Regime, locale: Locale): RegimeAnswer {
  const { use, country, rule, years, periodSource, overhaulYears } = regime
  const useRegime = regimeOfUse(use, country, locale)
  return {
    ...useRegime,
    rule,
    years,
    overhaulYears,
    sources: [...useRegime.sources, ...sourcesIn(periodSource, locale)],
  }
}

/** Titles as the table abbreviates them, and as they are cited. */
const titles: readonly (readonly [short: string, title: string])[] = [
  ['NAWID', 'Directive 2014/31/EU'],
  ['76/211/EEC', 'Directive 76/211/EEC'],
  ['arrêté 26.5.2004', 'Arrêté du 26 mai 2004'],
  ['arrêté 10.1.2006', 'Arrêté du 10 janvier 2006'],
  ['arrêté 20.12.1994', 'Arrêté du 20 décembre 1994'],
  ['decree 78-166', 'Décret n° 78-166'],
  ['MessEV', 'MessEV'],
  ['FPackV', 'FPackV'],
  ['MDR', 'MDR'],
  ['Eichordnung', 'Eichordnung'],
  ['USP', 'USP'],
  ['Ph. Eur.', 'Ph. Eur.'],
  ['R76', 'OIML R 76-1'],
]

/** « NAWID 1(2)(f), Annex I 14; MessEV 6 no. 3 » → each title with its clause; other sources whole, without one. */
export function sourcesIn(text: string, locale: Locale): LegalSource[] {
  const parts = text.split(/;\s*/).filter((part) => part !== '' && part !== '-')
  return parts.map((part) => {
    const source = titles.find(([short]) => part === short || part.startsWith(`${short} `))
    if (!source) return { title: part, clause: '' }
    const [short, title] = source
    const clause = part.slice(short.length).trim()
    return citation(title, clause, locale)
  })
}
