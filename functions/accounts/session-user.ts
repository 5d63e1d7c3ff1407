import type { SessionUser } from '#domain/accounts/account.ts'
import { users } from '#functions/db/schema.ts'
import type { SignedIn } from '#functions/sessions/lucia.ts'

/** The columns that it is made of. */
export const knownColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  emailVerifiedAt: users.emailVerifiedAt,
}

type Known = Pick<SignedIn['user'], 'id' | 'email' | 'firstName' | 'lastName' | 'emailVerifiedAt'>

/** What every page may know of who is signed in. */
export const sessionUser = ({ id, email, firstName, lastName, emailVerifiedAt }: Known): SessionUser => ({
  uid: id,
  email,
  firstName,
  lastName,
  displayName: `${firstName} ${lastName}`,
  emailVerified: emailVerifiedAt !== null,
})
