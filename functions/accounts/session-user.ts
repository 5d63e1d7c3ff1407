import type { SessionUser } from '#domain/account.ts'
import type { SignedIn } from '#functions/http/lucia.ts'

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
