import { company } from '#config/company.ts'
import { formatPhone } from '#domain/forms/phone.ts'
import { useCompany } from './use-opening.ts'

/** The company's details at the top of the first printed page. */
export function Letterhead() {
  const facts = useCompany()
  return (
    <p className="letterhead" hidden>
      <strong>{company.name}</strong> · {facts.street}, {facts.postalCode} {facts.city} ·{' '}
      {formatPhone(facts.phone)} · {facts.email}
    </p>
  )
}
