import { Stylesheet } from '#src/app/later/stylesheet.tsx'
import { FollowedByLink } from '#src/requests/followed-by-link.tsx'
import dashboard from './dashboard.css?url'
import { orderAgain } from './order-again.ts'
import { TakeInByLink } from './take-in-by-link.tsx'

/** The page behind the link of a request; it has the styles of the customer area, which shows the same. */
export function FollowView() {
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
