import type { Locale } from '#config/locales.ts'
import { type DataPlate, dataPlate } from '#domain/metrology/plate-lines.ts'
import type { Scale } from './scale.ts'

/** Name of an instrument: make and model, e.g. « Montevigne P1 ». */
export const scaleName = ({ make, model }: Pick<Scale, 'make' | 'model'>) =>
  [make, model].filter(Boolean).join(' ')

/** The data plate as the holder entered it. Min is left out: where d differs from e it cannot be derived. */
export function scalePlate(
  { maxUg, eUg, accuracyClass }: Pick<Scale, 'maxUg' | 'eUg' | 'accuracyClass'>,
  locale: Locale,
): DataPlate {
  const ranges = maxUg === null ? [] : [{ maxUg, eUg, dUg: null }]
  return dataPlate({ accuracyClass, arrangement: 'single', ranges }, locale)
}
