import { company } from '#config/company.ts'
import { formatPhone } from '#domain/forms/phone.ts'

/** The company's details at the top of the first printed page. */
export const Letterhead = () => (
  <p className="letterhead" hidden>
    <strong>{company.name}</strong> · {company.street}, {company.postalCode} {company.city} ·{' '}
    {formatPhone(company.phone)} · {company.email}
  </p>
)
