import type { SessionUser } from '#domain/accounts/account.ts'

/** A signed-in customer whose address is confirmed. */
export const anne: SessionUser = {
  uid: 'anne',
  email: 'anne.klein@example.org',
  firstName: 'Anne',
  lastName: 'Klein',
  displayName: 'Anne Klein',
  emailVerified: true,
}
