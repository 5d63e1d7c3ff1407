import { company } from '#config/company.ts'
import { usePhone } from './company-phone.ts'
import { useCompany } from './use-opening.ts'

/** The company's details at the top of the first printed page. */
export function Letterhead() {
  const facts = useCompany()
  return (
    <p className="letterhead" hidden>
      <strong>{company.name}</strong> · {facts.street}, {facts.postalCode} {facts.city} · {usePhone()} ·{' '}
      {facts.email}
    </p>
  )
}
