import { kilogram } from '#domain/metrology/mass.ts'
import type { ScaleCountry, ScaleUse } from './scale-use.ts'

/** Every known rule of periodic verification, and the outcomes without one. */
export const verificationRules = [
  'fr-retail',
  'fr-retail-large',
  'fr-prepackages',
  'fr-yearly',
  'fr-heavy',
  'de-general',
  'de-heavy',
  'de-people',
  'de-people-elsewhere',
  'de-baby',
  'de-farm-livestock',
  'no-duty',
  'other-country',
  'max-missing',
] as const
/** A rule of periodic verification. */
export type VerificationRule = (typeof verificationRules)[number]

/** Input of the rules; a missing property is unknown. */
export type VerifiedInstrument = {
  maxUg: number | null
  country: ScaleCountry
  use: ScaleUse
  prepackages: boolean
  weighsPeople: boolean
  /** ISO day. */
  lastVerifiedOn: string | null
  /** Whether it weighs people in a hospital; unknown counts as yes, which has the shorter period. */
  hospital?: boolean | null
  /** A baby scale. */
  baby?: boolean | null
  /** A bed scale. */
  bed?: boolean | null
  /** Weighs livestock on a farm. */
  farm?: boolean | null
  /** Weighs building material (sand, gravel, cement). */
  buildingMaterial?: boolean | null
  /**
   * ISO day of the first mark, applied by the manufacturer or, in France, within a month of commissioning. The first
   * period counts from it while there is no later verification.
   */
  firstMarkedOn?: string | null
  /** Germany: ISO day on which the period before the last verification ended. */
  previousDueOn?: string | null
  /** France, Max > 5 t: ISO day of the last overhaul (révision périodique). */
  lastOverhauledOn?: string | null
}

/** Period of each rule in years; null without one. */
export const verificationYears: Record<VerificationRule, number | null> = {
  'fr-retail': 2,
  'fr-retail-large': 1,
  'fr-prepackages': 1,
  'fr-yearly': 1,
  'fr-heavy': 1,
  'de-general': 2,
  'de-heavy': 3,
  'de-people': 4,
  'de-people-elsewhere': null,
  'de-baby': 4,
  'de-farm-livestock': 4,
  'no-duty': null,
  'other-country': null,
  'max-missing': null,
}

/**
 * Largest Max (µg) of the two-year period for direct sale in France (arrêté of 26 May 2004, art. 8); above it one year.
 */
export const retailMaxUg = 30 * kilogram
const overhaulAboveUg = 5000 * kilogram
/** Max (µg) from which a German instrument has the longer period (MessEV, annex 7, 2.2.1). */
export const heavyFromUg = 3000 * kilogram

/** The rule that applies to an instrument. */
export function verificationRuleOf(instrument: VerifiedInstrument): VerificationRule {
  if (instrument.country === 'other') return 'other-country'
  if (instrument.use === 'none') return 'no-duty'
  return instrument.country === 'FR' ? frenchRule(instrument) : germanRule(instrument)
}

/** Years between two overhauls (arrêté of 26 May 2004, articles 7 and 8: Max > 5 t), or null. */
export function overhaulYearsOf({
  country,
  use,
  maxUg,
}: Pick<VerifiedInstrument, 'country' | 'use' | 'maxUg'>): number | null {
  return country === 'FR' && use !== 'none' && maxUg !== null && maxUg > overhaulAboveUg ? 2 : null
}

function frenchRule({ use, maxUg, prepackages }: VerifiedInstrument): VerificationRule {
  if (use !== 'direct-sale') return maxUg !== null && maxUg > overhaulAboveUg ? 'fr-heavy' : 'fr-yearly'
  if (prepackages) return 'fr-prepackages'
  if (maxUg === null) return 'max-missing'
  return maxUg <= retailMaxUg ? 'fr-retail' : 'fr-retail-large'
}

/** MessEV § 34 and annex 7, numbers 2.2.1, 2.2.4 to 2.2.6 and 2.2.8. */
function germanRule(instrument: VerifiedInstrument): VerificationRule {
  const { use, maxUg, weighsPeople, farm, buildingMaterial } = instrument
  if (instrument.baby) return 'de-baby'
  if (instrument.bed) return 'de-general'
  if (weighsPeople) {
    return use === 'medical' && instrument.hospital !== false ? 'de-people' : 'de-people-elsewhere'
  }
  if (farm) return 'de-farm-livestock'
  if (buildingMaterial) return 'de-general'
  if (maxUg === null) return 'max-missing'
  return maxUg >= heavyFromUg ? 'de-heavy' : 'de-general'
}
