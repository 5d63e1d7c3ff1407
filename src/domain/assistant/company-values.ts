import { company } from '#config/company.ts'
import type { Locale } from '#config/locales.ts'
import { phoneText } from './draft.ts'

/** Facts of the company by their names in the sentences. */
export const companyValues = (locale: Locale) => ({
  name: company.name,
  street: company.street,
  code: company.postalCode,
  city: company.city,
  phone: phoneText(locale),
  email: company.email,
  number: company.accreditation,
  year: String(company.foundedYear),
  count: String(company.modelCount),
  hours: String(company.replyHours),
  radius: String(company.serviceRadiusKm),
})
