import { Suspense } from 'react'
import { SignedIn, Waiting } from '#src/accounts/signed-in.tsx'
import { orderAgain } from '#src/quote-list/quote-list-facade.ts'
import { deferred } from '#src/site/deferred.tsx'
import { Stylesheet, withStyles } from '#src/site/stylesheet.tsx'
import styles from './dashboard.css?url'
import { TakeIn } from './import-to-register-parts.ts'

const OwnRequest = deferred(
  () => import('#src/quote-requests/own-request.tsx').then((module) => module.OwnRequest),
  { onDemand: true },
)

/** One request of the signed-in customer. */
export const DashboardQuoteView = withStyles(DashboardQuotePage, styles)

function DashboardQuotePage({ reference }: { reference: string }) {
  return (
    <Suspense fallback={<Waiting />}>
      <Stylesheet href={styles} />
      <SignedIn>
        {() => (
          <OwnRequest
            reference={reference}
            onOrderAgain={orderAgain}
            afterAccepted={() => <TakeIn reference={reference} />}
          />
        )}
      </SignedIn>
    </Suspense>
  )
}
