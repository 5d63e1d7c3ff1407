import type { Profile, ProfilePatch } from '#domain/accounts/account.ts'
import { formatSiret, normaliseSiret } from '#domain/accounts/siret.ts'
import { profileFields } from '#domain/forms/person-fields.ts'
import type { Draft } from '#src/forms/form-draft.ts'

/** The profile for display: grouped digits. */
export function readable(profile: Profile): Draft {
  const values = Object.fromEntries(profileFields.map((name) => [name, profile[name]]))
  return { ...values, siret: formatSiret(profile.siret) }
}

/** Only the changed fields: another tab or device may have changed the others. */
export function changedFields(values: Draft, profile: Profile): ProfilePatch {
  const before = readable(profile)
  return Object.fromEntries(
    profileFields.filter((name) => values[name] !== before[name]).map((name) => [name, values[name] ?? '']),
  )
}

/** Groups the digits of a SIRET once the field is left. */
export const groupedSiret = (typed: string) => formatSiret(normaliseSiret(typed))
