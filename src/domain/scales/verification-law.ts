import { gram, kilogram } from '#domain/metrology/mass.ts'
import type { AccuracyClass } from '#domain/metrology/metrology.ts'
import type { ScaleCountry, ScaleUse } from './instrument-kind.ts'
import { automaticKinds, type InstrumentKind } from './instrument-kind.ts'

/** Every rule of periodic verification that has a sentence of its own. */
export const periodRules = [
  'fr-retail',
  'fr-retail-large',
  'fr-prepackages',
  'fr-yearly',
  'fr-heavy',
  'fr-automatic',
  'fr-weights',
  'fr-weights-exempt',
  'de-general',
  'de-heavy',
  'de-people',
  'de-people-elsewhere',
  'de-baby',
  'de-farm-livestock',
  'de-non-self-indicating',
  'de-gas-vessel',
  'de-weights',
  'de-checkweigher',
  'de-automatic-labeller',
  'de-automatic-rail',
  'no-duty',
] as const
export type PeriodRule = (typeof periodRules)[number]

/** What an instrument weighs and where, or what it is used for besides, as far as a period depends on it. */
export type Circumstance = 'prepackages' | 'baby' | 'bed' | 'hospital' | 'people' | 'farm' | 'building'

/** Bounds of Max, µg; for weights, the nominal value. */
type MaxBounds = { from?: number; above?: number; below?: number; upTo?: number }

/** What a row of the law applies to; what is left out plays no part. */
export type LawCondition = {
  kinds?: readonly InstrumentKind[]
  uses?: readonly ScaleUse[]
  /** Class of the instrument; for weights, of the instrument that they are used with. Unknown: does not apply. */
  classes?: readonly AccuracyClass[]
  circumstance?: Circumstance
  max?: MaxBounds
}

/** How long a verification is valid: years, without limit, or none is required. */
export type PeriodYears = number | 'unlimited' | 'none'

/** A row of the law: who it applies to, its period, and where it stands. */
export type LawRow = {
  country: Exclude<ScaleCountry, 'other'>
  rule: PeriodRule
  years: PeriodYears
  /** In the notation of `regimes.json`, which `sourcesIn` of the fit reads. */
  source: string
  when: LawCondition
}

/** Largest Max (µg) of the two-year period for direct sale in France (order of 26 May 2004, art. 8). */
const retailMaxUg = 30 * kilogram
/** Max (µg) above which a French instrument is overhauled too (order of 26 May 2004, arts 7 and 8). */
export const overhaulAboveUg = 5000 * kilogram
/** Years between two overhauls (order of 26 May 2004, art. 8). */
export const overhaulEvery = 2
/** Max (µg) from which a German instrument has the longer period (MessEV, annex 7, 2.2.1 and 2.3.3). */
export const heavyFromUg = 3000 * kilogram
/** Max (µg) below which a non-self-indicating trade scale has the longer period (MessEV, annex 7, 2.2.3). */
const balancedBelowUg = 350 * kilogram

const rowOf =
  (country: LawRow['country']) =>
  (rule: PeriodRule, years: PeriodYears, source: string, when: LawCondition = {}): LawRow => ({
    country,
    rule,
    years,
    source,
    when,
  })
const [fr, de] = [rowOf('FR'), rowOf('DE')]
const messev = (number: string) => `MessEV Annex 7 no. ${number}`

/**
 * The law of periodic verification, of each country the first row that applies. Texts as read in November 2026:
 *
 * Germany: MessEV § 34 and annex 7, section 2, whole (as amended on 11 December 2024). Scales for building material
 * and bed scales are exceptions within 2.2.1 and 2.2.4, so the two years of § 34(1) hold; so they do for instruments
 * that check prepackages, since 2.2.8 old (one year) was repealed (Hessische Eichdirektion; FPackV annex 7 asks only
 * that they be verified, and § 44(2) spares older ones its table until 2031).
 *
 * France: orders of 26 May 2004 (non-automatic), 10 January 2006 (automatic: yearly, by the bodies that verify them;
 * the article was not read) and 20 December 1994 (weights: those of 1 g to 50 g are exempt with class III and IIII).
 * Packing without the buyer is no direct sale (DREETS Centre-Val de Loire, 25 July 2025).
 */
export const lawRows: readonly LawRow[] = [
  fr('fr-weights-exempt', 'none', 'arrêté 20.12.1994 art. 2', {
    kinds: ['weights'],
    classes: ['III', 'IIII'],
    max: { upTo: 50 * gram },
  }),
  fr('fr-weights', 4, 'arrêté 20.12.1994 art. 2', {
    kinds: ['weights'],
    max: { from: gram, upTo: 50 * kilogram },
  }),
  fr('fr-weights-exempt', 'none', 'arrêté 20.12.1994 art. 2', { kinds: ['weights'] }),
  fr('fr-automatic', 1, 'arrêté 10.1.2006', { kinds: automaticKinds }),
  fr('fr-prepackages', 1, 'arrêté 26.5.2004 art. 8; DREETS CVL 25.7.2025', { circumstance: 'prepackages' }),
  fr('fr-retail', 2, 'arrêté 26.5.2004 art. 8', { uses: ['direct-sale'], max: { upTo: retailMaxUg } }),
  fr('fr-retail-large', 1, 'arrêté 26.5.2004 art. 8', { uses: ['direct-sale'] }),
  fr('fr-heavy', 1, 'arrêté 26.5.2004 arts 7, 8 (Max > 5 t)', { max: { above: overhaulAboveUg } }),
  fr('fr-yearly', 1, 'arrêté 26.5.2004 art. 8'),
  de('de-weights', 4, messev('2.1.1'), { kinds: ['weights'] }),
  de('de-checkweigher', 1, messev('2.3.1'), { kinds: ['checkweigher'] }),
  de('de-automatic-labeller', 1, messev('2.3.2'), { kinds: ['automatic-labeller'] }),
  de('de-automatic-rail', 3, messev('2.3.3'), { kinds: ['automatic-rail'], max: { from: heavyFromUg } }),
  de('de-general', 2, 'MessEV 34(1)', { kinds: automaticKinds }),
  de('de-baby', 4, messev('2.2.6'), { circumstance: 'baby' }),
  de('de-general', 2, 'MessEV 34(1), Annex 7 no. 2.2.4 (not bed scales)', { circumstance: 'bed' }),
  de('de-people', 4, messev('2.2.4'), { circumstance: 'hospital' }),
  de('de-people-elsewhere', 'unlimited', messev('2.2.5'), { circumstance: 'people' }),
  de('de-farm-livestock', 4, messev('2.2.8'), { circumstance: 'farm' }),
  de('de-gas-vessel', 4, messev('2.2.7'), { kinds: ['gas-vessel'] }),
  de('de-non-self-indicating', 4, messev('2.2.2'), { kinds: ['non-self-indicating'], classes: ['I', 'II'] }),
  de('de-non-self-indicating', 4, messev('2.2.3'), {
    kinds: ['non-self-indicating'],
    max: { below: balancedBelowUg },
  }),
  de('de-general', 2, 'MessEV 34(1), Annex 7 no. 2.2.1 (not building-material scales)', {
    circumstance: 'building',
  }),
  de('de-general', 2, 'MessEV 34(1); FPackV Annex 7 no. 1, 44(2)', {
    circumstance: 'prepackages',
    max: { below: heavyFromUg },
  }),
  de('de-heavy', 3, `${messev('2.2.1')} (not building-material scales)`, { max: { from: heavyFromUg } }),
  de('de-general', 2, 'MessEV 34(1)'),
]
