import type { Profile } from '#domain/accounts/account.ts'

/** The holder's data that the visit and the reminders need. */
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
