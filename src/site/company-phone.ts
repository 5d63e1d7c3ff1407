import { formatPhone } from '#domain/forms/phone.ts'
import { useSite } from './site.ts'
import { useCompany } from './use-opening.ts'

/** The telephone of the company, as readers of this language dial it. */
export const usePhone = (): string => formatPhone(useCompany().phone, useSite().locale)
