import type { AccuracyClass } from '#domain/metrology/metrology.ts'
import { heavyFromUg, overhaulYearsOf, retailMaxUg } from '#domain/scales/verification-rule.ts'
import type { FitCountry, FitUse } from './fit-use.ts'
import { type Need, type PeriodRule, periods, rowOfUse } from './regime-data.ts'

/** What decides the regime of a use. */
export type RegimeQuestion = {
  use: FitUse
  country: FitCountry
  maxUg: number
  hospital?: boolean
  baby?: boolean
  bed?: boolean
  farm?: boolean
  /** The instrument also makes prepackages without the buyer. */
  prepackages?: boolean
  /** Germany: it weighs building material. */
  buildingMaterial?: boolean
}

/** What the law requires of an instrument in a use and a country. */
export type Regime = {
  use: FitUse
  country: FitCountry
  /** Must the instrument be verified (CE + M)? */
  legal: boolean
  letters: readonly string[]
  classes: readonly AccuracyClass[]
  needs: readonly Need[]
  rule: PeriodRule
  years: number | null
  overhaulYears: number | null
  /** d = e on every range, because the public reads the display. */
  dEqualsE: boolean
}

/** Use and country → what the law asks (Directive 2014/31/EU, Art. 1(2); decree 2001-387; MessEV §§ 1, 6, 34). */
export function regimeOf(question: RegimeQuestion): Regime {
  const { use, country } = question
  const row = rowOfUse(use)
  const rule = periodRuleOf(question)
  return {
    use,
    country,
    legal: row.legal[country],
    letters: row.letters,
    classes: row.classes,
    needs: row.needs,
    rule,
    years: periods[rule].years,
    overhaulYears: row.legal[country] ? overhaulOf(question) : null,
    dEqualsE: row.needs.includes('d-equals-e'),
  }
}

function overhaulOf({ use, country, maxUg }: RegimeQuestion): number | null {
  const register = { prepackages: false, weighsPeople: false, lastVerifiedOn: null }
  return overhaulYearsOf({ ...register, country, maxUg, use: rowOfUse(use).scaleUse })
}

/** The period of a use by Max and circumstances (arrêté of 26 May 2004, arts 7 and 8; MessEV annex 7, 2.2). */
function periodRuleOf(question: RegimeQuestion): PeriodRule {
  const { use, country, maxUg, prepackages, buildingMaterial } = question
  const choice = rowOfUse(use).period[country]
  const german = maxUg >= heavyFromUg && !buildingMaterial ? 'de-heavy' : 'de-general'
  switch (choice) {
    case 'fr-direct':
      if (prepackages) return 'fr-prepackages'
      return maxUg <= retailMaxUg ? 'fr-retail' : 'fr-retail-large'
    case 'fr-yearly':
    case 'fr-vehicle':
      return overhaulOf(question) === null ? 'fr-yearly' : 'fr-heavy'
    case 'de-medical':
      return medicalRule(question)
    case 'de-farm-livestock':
      return question.farm ? 'de-farm-livestock' : german
    case 'de-general':
    case 'de-heavy':
      return german
    default:
      return choice
  }
}

function medicalRule({ baby, bed, hospital }: RegimeQuestion): PeriodRule {
  if (baby) return 'de-baby'
  if (bed) return 'de-general'
  return hospital ? 'de-people' : 'de-people-elsewhere'
}
