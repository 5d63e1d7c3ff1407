import { company } from '#config/company.ts'
import { phoneText } from './draft.ts'
import type { Question } from './question.ts'

/** Facts of the company by their names in the sentences. */
export const companyValues = ({ locale, company: facts }: Pick<Question, 'locale' | 'company'>) => ({
  name: company.name,
  street: facts.street,
  code: facts.postalCode,
  city: facts.city,
  phone: phoneText(locale, facts.phone),
  email: facts.email,
  number: company.accreditation,
  year: String(company.foundedYear),
  count: String(company.modelCount),
  hours: String(company.replyHours),
  radius: String(company.serviceRadiusKm),
})
