import type { AccuracyClass } from '#domain/metrology/metrology.ts'
import type { ScaleCountry, ScaleUse } from './instrument-kind.ts'
import { type InstrumentKind, nonAutomaticKinds } from './instrument-kind.ts'
import {
  type Circumstance,
  type LawCondition,
  type LawRow,
  lawRows,
  overhaulAboveUg,
  overhaulEvery,
  type PeriodYears,
  periodRules,
} from './verification-law.ts'

/** Every known rule of periodic verification, and the outcomes without one. */
export const verificationRules = [...periodRules, 'other-country', 'max-missing'] as const
export type VerificationRule = (typeof verificationRules)[number]

/** Input of the rules; a missing property is unknown. */
export type VerifiedInstrument = {
  /** Left out: a non-automatic instrument that shows the result itself. */
  kind?: InstrumentKind
  maxUg: number | null
  accuracyClass?: AccuracyClass | null
  country: ScaleCountry
  use: ScaleUse
  /** It makes prepackages without the buyer. */
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
  /** Weighs building material in a mixing plant (concrete, mortar; the old Eichordnung, annex 9, 5.2). */
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

/** The period of an instrument, by which rule, and where it stands; no years where it cannot be told. */
export type VerificationPeriod = {
  rule: VerificationRule
  years: PeriodYears | null
  /** In the notation of `regimes.json`; « - » where no row of the law applies. */
  source: string
}

/** What decides the period: the facts without days. */
export type PeriodFacts = Omit<
  VerifiedInstrument,
  'lastVerifiedOn' | 'firstMarkedOn' | 'previousDueOn' | 'lastOverhauledOn'
>

const untold = '-'

/**
 * The period of verification of an instrument: the first row of the law that applies. While Max is unknown, one that
 * may apply and has another period makes the answer open.
 */
export function verificationPeriod(instrument: PeriodFacts): VerificationPeriod {
  const { country, use } = instrument
  if (country === 'other') return { rule: 'other-country', years: null, source: untold }
  if (use === 'none') return { rule: 'no-duty', years: 'none', source: untold }
  const possible = lawRows.filter((row) => row.country === country && mayApply(row.when, instrument))
  const certain = possible.findIndex(({ when }) => isWithin(when.max, instrument.maxUg))
  const row = possible[certain]
  if (!row) throw new Error(`no law for ${country}`)
  const isOpen = possible.slice(0, certain).some((candidate) => mayDiffer(candidate, row, instrument))
  if (isOpen) return { rule: 'max-missing', years: null, source: untold }
  return { rule: row.rule, years: row.years, source: row.source }
}

const mayDiffer = (candidate: LawRow, row: LawRow, { maxUg }: PeriodFacts) =>
  maxUg === null && candidate.years !== row.years

/** Everything but Max. */
function mayApply({ kinds, uses, classes, circumstance }: LawCondition, facts: PeriodFacts): boolean {
  const { kind = 'non-automatic', use, accuracyClass = null } = facts
  if (kinds && !kinds.includes(kind)) return false
  if (uses && !uses.includes(use)) return false
  if (classes && (accuracyClass === null || !classes.includes(accuracyClass))) return false
  return circumstance === undefined || holds[circumstance](facts)
}

const holds: Record<Circumstance, (facts: PeriodFacts) => boolean> = {
  prepackages: ({ prepackages }) => prepackages,
  baby: ({ baby }) => baby === true,
  bed: ({ bed }) => bed === true,
  hospital: ({ weighsPeople, use, hospital }) => weighsPeople && use === 'medical' && hospital !== false,
  people: ({ weighsPeople }) => weighsPeople,
  farm: ({ farm }) => farm === true,
  building: ({ buildingMaterial }) => buildingMaterial === true,
}

/** Whether Max certainly lies within the bounds. */
function isWithin(bounds: LawCondition['max'], maxUg: number | null): boolean {
  if (!bounds) return true
  if (maxUg === null) return false
  const { from = 0, above = -1, below = Number.POSITIVE_INFINITY, upTo = Number.POSITIVE_INFINITY } = bounds
  return maxUg >= from && maxUg > above && maxUg < below && maxUg <= upTo
}

/** Years between two overhauls of a non-automatic instrument, or null (order of 26 May 2004, arts 7, 8: Max > 5 t). */
export function overhaulYearsOf({
  kind = 'non-automatic',
  country,
  use,
  maxUg,
}: Pick<VerifiedInstrument, 'kind' | 'country' | 'use' | 'maxUg'>): number | null {
  const applies = country === 'FR' && use !== 'none' && nonAutomaticKinds.includes(kind)
  return applies && maxUg !== null && maxUg > overhaulAboveUg ? overhaulEvery : null
}
