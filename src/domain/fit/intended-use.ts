import { type FitModel, personKinds } from './fit-model.ts'
import type { FitRequest } from './fit-request.ts'

/**
 * Is a model offered for a use at all? What is built for persons, or intended for patients by its maker (Regulation
 * (EU) 2017/745, article 2(12)), is offered for patients only, although a parcel could be weighed on it.
 */
export const isIntended = ({ use }: Pick<FitRequest, 'use'>, { kind, medicalDevice }: FitModel): boolean =>
  use === 'medical' || (medicalDevice !== true && !personKinds.includes(kind))
