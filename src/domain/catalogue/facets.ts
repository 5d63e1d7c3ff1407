import type { Locale } from '#config/locales.ts'
import {
  capacityUnit,
  formatCapacity,
  formatInterval,
  gram,
  intervalUnit,
  kilogram,
  milligram,
} from '#domain/metrology/mass.ts'
import { numberRange } from '#domain/metrology/signs.ts'

/** The four categories, in the order in which they are shown. */
export const categories = ['commercial', 'industrial', 'laboratory', 'medical'] as const
export type Category = (typeof categories)[number]

/** A band of masses in micrograms, lower bound excluded, upper bound included. */
export type Band = { value: string; aboveUg: number; upToUg: number }

function bands(...bounds: [value: string, upToUg: number][]): Band[] {
  return bounds.map(([value, upToUg], i) => ({ value, aboveUg: bounds[i - 1]?.[1] ?? 0, upToUg }))
}

/** Bands of the Max of a variant. */
export const capacityBands = bands(
  ['0-250g', 250 * gram],
  ['250g-1kg', kilogram],
  ['1-6kg', 6 * kilogram],
  ['6-15kg', 15 * kilogram],
  ['15-60kg', 60 * kilogram],
  ['60-300kg', 300 * kilogram],
  ['300-1500kg', 1500 * kilogram],
  ['1500-6000kg', 6000 * kilogram],
  ['6000kg-', Infinity],
)

/** Bands of the finest d of a variant, which the specification calls precision (readability). */
export const precisionBands = bands(
  ['0-0.1mg', 0.1 * milligram],
  ['0.1-1mg', milligram],
  ['1-10mg', 10 * milligram],
  ['10-100mg', 100 * milligram],
  ['0.1-1g', gram],
  ['1-10g', 10 * gram],
  ['10-100g', 100 * gram],
  ['100g-1kg', kilogram],
  ['1kg-', Infinity],
)

/** Index of the band that contains the mass in micrograms; -1 for none. */
export function bandOf(list: readonly Band[], ug: number | null): number {
  return ug === null ? -1 : list.findIndex((band) => ug > band.aboveUg && ug <= band.upToUg)
}

/** Label of a band in numbers: « ≤ 250 g », « 6 – 15 kg », « > 6 000 kg ». */
export function bandLabel(band: Band, kind: 'capacity' | 'precision', locale: Locale): string {
  const format = kind === 'capacity' ? formatCapacity : formatInterval
  const unitOf = kind === 'capacity' ? capacityUnit : intervalUnit
  if (band.upToUg === Infinity) return `>\u00a0${format(band.aboveUg, locale)}`
  if (band.aboveUg === 0) return `≤\u00a0${format(band.upToUg, locale)}`
  const upTo = format(band.upToUg, locale)
  const above = format(band.aboveUg, locale)
  return unitOf(band.aboveUg) === unitOf(band.upToUg)
    ? numberRange(above.replace(/\u00a0\S+$/, ''), upTo, locale)
    : `${above}\u00a0–\u00a0${upTo}`
}
