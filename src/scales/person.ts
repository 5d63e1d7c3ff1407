import type { Profile } from '#domain/accounts/account.ts'
import type { RequestSource } from '#domain/forms/person-fields.ts'

/** The holder's data that the visit and the reminders need. */
export type Person = Pick<Profile, RequestSource | 'emailVerified' | 'scaleReminders'>
