import type { Locale } from '#config/locales.ts'
import { capacityUnit, formatCapacity, formatSeries, intervalUnit } from './mass.ts'
import type { AccuracyClass, Arrangement, WeighingRange } from './metrology.ts'
import { minCapacityUg } from './metrology.ts'

/** The data plate of an instrument as texts in one language; null where the plate has no such entry. */
export type DataPlate = {
  accuracyClass: AccuracyClass | null
  max: string | null
  min: string | null
  e: string | null
  d: string | null
}

/** The properties of a variant that its data plate is made from. */
export type PlateSource = {
  accuracyClass: AccuracyClass | null
  arrangement: Arrangement
  ranges: readonly WeighingRange[]
}

/**
 * The data plate in one language: « III · Max 6 / 15 kg · Min 40 g · e = 2 / 5 g ». Where d equals e, only e is given.
 */
export function dataPlate({ accuracyClass, ranges }: PlateSource, locale: Locale): DataPlate {
  const first = ranges[0]
  if (!first) return { accuracyClass, max: null, min: null, e: null, d: null }
  const es = ranges.map((range) => range.eUg).filter((ug) => ug !== null)
  const ds = ranges.map((range) => range.dUg).filter((ug) => ug !== null)
  const min = accuracyClass && minCapacityUg(accuracyClass, first)
  return {
    accuracyClass,
    max: formatSeries(
      ranges.map((range) => range.maxUg),
      capacityUnit,
      locale,
    ),
    min: min === null ? null : formatCapacity(min, locale),
    e: es.length ? formatSeries(distinct(es), intervalUnit, locale) : null,
    d: ds.length && String(ds) !== String(es) ? formatSeries(distinct(ds), intervalUnit, locale) : null,
  }
}

/** Max, e and d as texts; where d equals e the precision repeats it, because it is what the display shows. */
export function variantTexts(source: PlateSource, locale: Locale) {
  const plate = dataPlate(source, locale)
  return { porteeMax: plate.max, echelon: plate.e, precision: plate.d ?? plate.e }
}

const distinct = (masses: number[]) => [...new Set(masses)]
