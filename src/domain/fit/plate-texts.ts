import type { Locale } from '#config/locales.ts'
import { capacityUnit, formatSeries, gram, intervalUnit } from '#domain/metrology/mass.ts'
import type { DataPlate } from '#domain/metrology/plate-lines.ts'
import type { PlateAnswer } from './plate-answer.ts'

/** What stands on a decoded plate, as texts in one language. */
export function plateTexts(
  { class: accuracyClass, maxG, minG, eG, dG }: Pick<PlateAnswer, 'class' | 'maxG' | 'minG' | 'eG' | 'dG'>,
  locale: Locale,
): DataPlate {
  const series = (grams: readonly number[] | null, unitOf: typeof capacityUnit) =>
    grams?.length
      ? formatSeries(
          grams.map((value) => Math.round(value * gram)),
          unitOf,
          locale,
        )
      : null
  return {
    accuracyClass,
    max: series(maxG, capacityUnit),
    min: series(minG === null ? null : [minG], capacityUnit),
    e: series(eG, intervalUnit),
    d: series(dG, intervalUnit),
  }
}
