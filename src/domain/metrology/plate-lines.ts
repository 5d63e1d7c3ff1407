import type { Locale } from '#config/locales.ts'
import { capacityUnit, formatSeries, intervalUnit, nominalUnit } from './mass.ts'
import { type AccuracyClass, type Arrangement, minCapacityUg, type WeighingRange } from './metrology.ts'

/** The data plate of an instrument as texts in one language; null where the plate has no such entry. */
export type DataPlate = {
  accuracyClass: AccuracyClass | null
  max: string | null
  min: string | null
  e: string | null
  d: string | null
  /** A test weight: `max` is its nominal value. */
  nominal?: boolean | undefined
}

/** The properties of a variant that its data plate is made from. */
export type PlateSource = {
  accuracyClass: AccuracyClass | null
  arrangement: Arrangement
  ranges: readonly WeighingRange[]
}

/** True for an instrument without accuracy class, by which nobody may sell; a test weight is no instrument. */
export const isOutsideLegalMetrology = (of: Pick<PlateSource, 'accuracyClass' | 'arrangement'>): boolean =>
  of.accuracyClass === null && of.arrangement !== 'nominal'

/**
 * The different values of Min, µg. Each range of a multiple-range instrument is one by itself (OIML R 76-1, 3.2 and
 * 7.1.4); partial ranges share one Min.
 */
export function minsUg({ accuracyClass, arrangement, ranges }: PlateSource): number[] {
  if (accuracyClass === null) return []
  const plateRanges = arrangement === 'multiple-range' ? ranges : ranges.slice(0, 1)
  return distinct(plateRanges.map((range) => minCapacityUg(accuracyClass, range)).filter((ug) => ug !== null))
}

/**
 * The data plate in one language: « III · Max 6 / 15 kg · Min 40 g · e = 2 / 5 g ». Where d equals e, only e is given.
 */
export function dataPlate({ accuracyClass, arrangement, ranges }: PlateSource, locale: Locale): DataPlate {
  const first = ranges[0]
  if (!first) return { accuracyClass, max: null, min: null, e: null, d: null }
  const es = ranges.map((range) => range.eUg).filter((ug) => ug !== null)
  const ds = ranges.map((range) => range.dUg).filter((ug) => ug !== null)
  const mins = minsUg({ accuracyClass, arrangement, ranges })
  return {
    accuracyClass,
    max: formatSeries(
      ranges.map((range) => range.maxUg),
      arrangement === 'nominal' ? nominalUnit : capacityUnit,
      locale,
    ),
    min: mins.length ? formatSeries(mins, capacityUnit, locale) : null,
    e: es.length ? formatSeries(distinct(es), intervalUnit, locale) : null,
    d: ds.length && String(ds) !== String(es) ? formatSeries(distinct(ds), intervalUnit, locale) : null,
    ...(arrangement === 'nominal' ? { nominal: true } : {}),
  }
}

/** The plate in a line: « III, Max 15 kg, Min 100 g, e = 5 g ». */
export function plateLine({ accuracyClass, max, min, e, d, nominal }: DataPlate): string {
  if (nominal) return max ?? ''
  const entries = [accuracyClass, max && `Max ${max}`, min && `Min ${min}`, e && `e = ${e}`]
  return [...entries, d && d !== e && `d = ${d}`].filter(Boolean).join(', ')
}

/** Max, e and d as texts; where d equals e the precision repeats it, because it is what the display shows. */
export function variantTexts(source: PlateSource, locale: Locale) {
  const plate = dataPlate(source, locale)
  return { porteeMax: plate.max, echelon: plate.e, precision: plate.d ?? plate.e }
}

const distinct = (masses: number[]) => [...new Set(masses)]
