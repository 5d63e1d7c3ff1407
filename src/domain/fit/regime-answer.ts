import type { Locale } from '#config/locales.ts'
import type { AccuracyClass } from '#domain/metrology/metrology.ts'
import type { FitUse } from './fit-use.ts'
import type { Regime } from './regime.ts'
import { type PeriodRule, periods, rowOfUse } from './regime-data.ts'

/** A text of law and the place in it. */
export type LegalSource = { title: string; clause: string }

/** The regime as `GET /api/fit` answers it. */
export type RegimeAnswer = {
  use: FitUse
  legal: boolean
  letters: string[]
  rule: PeriodRule
  classes: AccuracyClass[]
  years: number | null
  overhaulYears: number | null
  /** The sentence on the use. */
  text: string
  sources: LegalSource[]
}

/** A regime in one language, with its sources. */
export function regimeAnswer(regime: Regime, locale: Locale): RegimeAnswer {
  const { use, legal, letters, rule, classes, years, overhaulYears } = regime
  const row = rowOfUse(use)
  return {
    use,
    legal,
    letters: [...letters],
    rule,
    classes: [...classes],
    years,
    overhaulYears,
    text: row.why[locale],
    sources: [...sourcesIn(row.source), ...sourcesIn(periods[rule].source)],
  }
}

/** Titles as the table abbreviates them, and as they are cited. */
const titles: readonly (readonly [short: string, title: string])[] = [
  ['NAWID', 'Directive 2014/31/EU'],
  ['76/211/EEC', 'Directive 76/211/EEC'],
  ['arrêté 26.5.2004', 'Arrêté du 26 mai 2004'],
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
export function sourcesIn(text: string): LegalSource[] {
  const parts = text.split(/;\s*/).filter((part) => part !== '' && part !== '-')
  return parts.map((part) => {
    const known = titles.find(([short]) => part === short || part.startsWith(`${short} `))
    return known
      ? { title: known[1], clause: part.slice(known[0].length).trim() }
      : { title: part, clause: '' }
  })
}
