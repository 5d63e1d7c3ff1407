import { limits } from '#config/limits.ts'
import type { Profile, ProfilePatch } from '#domain/accounts/account.ts'
import { formatSiret, normaliseSiret } from '#domain/accounts/siret.ts'
import { formatPhone } from '#domain/forms/phone.ts'
import type { Draft } from '#src/forms/form-draft.ts'

/** The fields of the profile in their order, with autocomplete tokens. */
export const profileFields = [
  { name: 'firstName', autoComplete: 'given-name', required: true, maxLength: limits.nameLength },
  { name: 'lastName', autoComplete: 'family-name', required: true, maxLength: limits.nameLength },
  { name: 'company', autoComplete: 'organization', maxLength: limits.lineLength },
  { name: 'position', autoComplete: 'organization-title', maxLength: limits.lineLength },
  { name: 'phone', type: 'tel', autoComplete: 'tel', maxLength: limits.phoneLength },
  { name: 'siret', inputMode: 'numeric', autoComplete: 'off', maxLength: 20 },
  { name: 'address', autoComplete: 'street-address', maxLength: limits.lineLength },
  { name: 'postalCode', autoComplete: 'postal-code', maxLength: 12 },
  { name: 'city', autoComplete: 'address-level2', maxLength: limits.lineLength },
  { name: 'country', autoComplete: 'country-name', maxLength: 60 },
] as const

/** The profile for display: grouped digits. */
export function readable(profile: Profile): Draft {
  const values = Object.fromEntries(profileFields.map(({ name }) => [name, profile[name]]))
  return { ...values, phone: formatPhone(profile.phone), siret: formatSiret(profile.siret) }
}

/** Only the changed fields: another tab or device may have changed the others. */
export function changedFields(values: Draft, profile: Profile): ProfilePatch {
  const before = readable(profile)
  return Object.fromEntries(
    profileFields
      .filter(({ name }) => values[name] !== before[name])
      .map(({ name }) => [name, values[name] ?? '']),
  )
}

/** Groups the digits of a SIRET once the field is left. */
export const groupedSiret = (typed: string) => formatSiret(normaliseSiret(typed))
