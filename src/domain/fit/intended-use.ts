import type { FitModel } from './fit-model.ts'
import type { FitRequest } from './fit-request.ts'

/**
 * Is a model offered for a use at all? What a maker intends for patients (Regulation (EU) 2017/745, article 2(12)) is
 * offered for patients only, although a parcel could be weighed on it.
 */
export const isIntended = ({ use }: Pick<FitRequest, 'use'>, { medicalDevice }: FitModel): boolean =>
  medicalDevice !== true || use === 'medical'
