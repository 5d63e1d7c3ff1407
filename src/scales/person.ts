import type { Profile } from '#domain/accounts/account.ts'

/** Whose register it is, as far as the visit and the reminders need it. */
export type Person = Pick<
  Profile,
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'emailVerified'
  | 'phone'
  | 'company'
  | 'address'
  | 'postalCode'
  | 'city'
  | 'country'
  | 'scaleReminders'
>
