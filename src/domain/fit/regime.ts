import type { AccuracyClass } from '#domain/metrology/metrology.ts'
import { topMaxUg } from '#domain/metrology/range-used.ts'
import type { InstrumentKind } from '#domain/scales/instrument-kind.ts'
import { addYears } from '#domain/scales/periodic-verification.ts'
import type { PeriodRule } from '#domain/scales/verification-law.ts'
import { overhaulYearsOf, type PeriodFacts, verificationPeriod } from '#domain/scales/verification-rule.ts'
import type { FitModel } from './fit-model.ts'
import type { FitRequest } from './fit-request.ts'
import type { FitCountry, FitUse } from './fit-use.ts'
import { classesFor, type Need, rowOfUse } from './regime-data.ts'

/** What decides the regime of a use. */
export type RegimeQuestion = {
  use: FitUse
  country: FitCountry
  maxUg: number
  /** Left out: a non-automatic instrument that shows the result itself. */
  kind?: InstrumentKind
  accuracyClass?: AccuracyClass | null
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
  /** Where the period stands, in the notation of the table; « - » without one. */
  periodSource: string
  overhaulYears: number | null
}

/** Use and country → what the law asks (Directive 2014/31/EU, Art. 1(2); decree 2001-387; MessEV §§ 1, 6, 34). */
export function regimeOf(question: RegimeQuestion): Regime {
  const { use, country } = question
  const row = rowOfUse(use)
  const instrument = instrumentOfUse(question)
  const { rule, years, source } = verificationPeriod(instrument)
  // Country and Max of a question are known.
  if (rule === 'other-country' || rule === 'max-missing') throw new Error(`no period for ${use}`)
  return {
    use,
    country,
    legal: row.legal,
    letters: row.letters,
    classes: classesFor(use, country),
    needs: row.needs,
    rule,
    years: typeof years === 'number' ? years : null,
    periodSource: source,
    overhaulYears: overhaulYearsOf(instrument),
  }
}

/** Uses that pack without the buyer, whatever else they say. */
const packingUses: readonly FitUse[] = ['prepack', 'prepack-variable']

/** The instrument of a use as the rules of verification know it; patients are in a hospital only if it is said. */
export function instrumentOfUse(question: RegimeQuestion): PeriodFacts {
  const { use, country, maxUg, kind, accuracyClass = null, prepackages, buildingMaterial } = question
  const { scaleUse } = rowOfUse(use)
  const isMedical = use === 'medical'
  return {
    ...(kind ? { kind } : {}),
    country,
    use: scaleUse,
    maxUg,
    accuracyClass,
    prepackages: packingUses.includes(use) || (scaleUse === 'direct-sale' && prepackages === true),
    weighsPeople: isMedical,
    hospital: question.hospital ?? false,
    baby: isMedical && question.baby === true,
    bed: isMedical && question.bed === true,
    // The longer German period is one of livestock, and not of a farm's shop.
    farm: use === 'livestock-trade' && question.farm === true,
    buildingMaterial: buildingMaterial === true,
  }
}

/** The regime of a request for an instrument of a given Max, µg. */
export function regimeOfRequest(request: FitRequest, maxUg: number): Regime {
  const { use, country, hospital, baby, bed, farm, buildingMaterial, prepackages } = request
  return regimeOf({ use, country, maxUg, hospital, baby, bed, farm, buildingMaterial, prepackages })
}

/** The regime of a request for this model, by its largest Max. */
export const regimeOfModel = (request: FitRequest, model: FitModel) =>
  regimeOfRequest(request, topMaxUg(model))

/** The first verification of an instrument that is put into use on a day: ISO day, null where none is due. */
export function nextDueOf({ country, years, legal }: Regime, today: string): string | null {
  if (!legal || years === null) return null
  return country === 'FR' ? addYears(today, years) : `${Number(today.slice(0, 4)) + years}-12-31`
}
