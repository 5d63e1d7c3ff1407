import { useSession, useSignIn } from '#src/accounts/session.ts'
import { orderAgain } from '#src/quote-list/quote-list-facade.ts'
import { FollowedByLink } from '#src/quote-requests/followed-by-link.tsx'
import { RequestStyles } from '#src/quote-requests/request-styles.tsx'
import { FactSections } from '#src/site/fact-sections.tsx'
import { Stylesheet, withStyles } from '#src/site/stylesheet.tsx'
import dashboard from './dashboard.css?url'
import { TakeIn, TakeInAsGuest } from './import-to-register-parts.ts'

/** The page behind the link of a request; it has the styles of the customer area, which shows the same. */
export const FollowView = withStyles(FollowPage, dashboard, RequestStyles, FactSections)

function FollowPage() {
  return (
    <>
      <Stylesheet href={dashboard} />
      <FollowedByLink
        onOrderAgain={orderAgain}
        afterAccepted={({ reference }) => <TakeInByLink reference={reference} />}
      />
    </>
  )
}

/** On the page of a link: the register belongs to an account, so a guest is asked to sign in. */
function TakeInByLink({ reference }: { reference: string }) {
  const { user } = useSession()
  const signIn = useSignIn()
  return user ? <TakeIn key={user.uid} reference={reference} /> : <TakeInAsGuest onSignIn={signIn} />
}
