import type { Locale } from '#config/locales.ts'
import { type DataPlate, dataPlate } from '#domain/metrology/data-plate.ts'
import type { Scale } from './scale.ts'

/** « Montevigne P1 »: what an instrument is called by its holder. */
export const scaleName = ({ make, model }: Pick<Scale, 'make' | 'model'>) =>
  [make, model].filter(Boolean).join(' ')

/** What the holder copied from the plate. Min is not worked out: where d differs from e it would be wrong. */
export function scalePlate(
  { maxUg, eUg, accuracyClass }: Pick<Scale, 'maxUg' | 'eUg' | 'accuracyClass'>,
  locale: Locale,
): DataPlate {
  const ranges = maxUg === null ? [] : [{ maxUg, eUg, dUg: null }]
  return dataPlate({ accuracyClass, arrangement: 'single', ranges }, locale)
}
