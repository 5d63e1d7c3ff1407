import { topMaxUg } from '#domain/metrology/range-used.ts'
import { addYears } from '#domain/scales/periodic-verification.ts'
import type { FitModel } from './fit-model.ts'
import type { FitRequest } from './fit-request.ts'
import { type Regime, regimeOf } from './regime.ts'

/** The regime of a request for an instrument of a given Max, µg. */
export function regimeOfRequest(request: FitRequest, maxUg: number): Regime {
  const { use, country, hospital, baby, bed, farm, buildingMaterial, prepackages } = request
  return regimeOf({ use, country, maxUg, hospital, baby, bed, farm, buildingMaterial, prepackages })
}

/** The regime of a request for this model, by its largest Max. */
export const regimeOfModel = (request: FitRequest, model: FitModel) =>
  regimeOfRequest(request, topMaxUg(model))

/** The first verification of an instrument that is put into use on a day: ISO day, null where none is due. */
export function nextDueOf({ country, years, legal }: Regime, today: string): string | null {
  if (!legal || years === null) return null
  return country === 'FR' ? addYears(today, years) : `${Number(today.slice(0, 4)) + years}-12-31`
}
