import { FollowedByLink } from '#src/quote-requests/followed-by-link.tsx'
import { RequestStyles } from '#src/quote-requests/request-styles.tsx'
import { FactSections } from '#src/site/fact-sections.tsx'
import { Stylesheet, withStyles } from '#src/site/stylesheet.tsx'
import dashboard from './dashboard.css?url'
import { orderAgain } from './order-again.ts'
import { TakeInByLink } from './take-in-by-link.tsx'

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
