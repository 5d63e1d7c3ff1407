import { useSession } from '#src/accounts/session.ts'
import { useSignIn } from '#src/accounts/use-sign-in.ts'
import { TakeIn, TakeInAsGuest } from './import-to-register-parts.ts'

/** On the page of a link: the register belongs to an account, so a guest is asked to sign in. */
export function TakeInByLink({ reference }: { reference: string }) {
  const { user } = useSession()
  const signIn = useSignIn()
  return user ? <TakeIn key={user.uid} reference={reference} /> : <TakeInAsGuest onSignIn={signIn} />
}
