import { company } from '#config/company.ts'
import { formatPhone } from '#domain/forms/phone.ts'

/** The company's details above a printed request. */
export const Letterhead = () => (
  <p className="dash-letterhead">
    <strong>{company.name}</strong> · {company.street}, {company.postalCode} {company.city} ·{' '}
    {formatPhone(company.phone)} · {company.email}
  </p>
)
