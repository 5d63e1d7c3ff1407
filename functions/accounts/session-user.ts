import type { SessionUser } from '#domain/accounts/account.ts'
import { users } from '#functions/db/schema.ts'
import type { SignedIn } from '#functions/sessions/lucia.ts'

/** The columns that `sessionUser` needs. */
export const knownColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  emailVerifiedAt: users.emailVerifiedAt,
}

type Known = Pick<SignedIn['user'], 'id' | 'email' | 'firstName' | 'lastName' | 'emailVerifiedAt'>

/** The public part of the signed-in user, available to every page. */
export const sessionUser = ({ id, email, firstName, lastName, emailVerifiedAt }: Known): SessionUser => ({
  uid: id,
  email,
  firstName,
  lastName,
  displayName: `${firstName} ${lastName}`,
  emailVerified: emailVerifiedAt !== null,
})
