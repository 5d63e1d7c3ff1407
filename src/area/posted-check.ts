import { type AreaCountry, areaCountries, checkPostcode } from '#domain/area/area-rules.ts'
import { areaTable } from '#domain/area/area-table.ts'
import type { FormValues } from '#domain/forms/posted.ts'
import { answerField } from './area-form.ts'

/** Answers the check at the edge: the fields as typed, and the answer as `<AreaCheck>` shows it. Nothing is stored. */
export function answerAreaCheck({ country = '', postcode = '' }: FormValues): FormValues {
  const chosen: AreaCountry = areaCountries.find((known) => known === country) ?? areaCountries[0] ?? 'FR'
  const answer = checkPostcode(areaTable(), chosen, postcode.slice(0, 12))
  return { country: chosen, postcode, [answerField]: JSON.stringify(answer) }
}
