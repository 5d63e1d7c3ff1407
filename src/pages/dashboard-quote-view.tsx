import { Suspense } from 'react'
import { SignedIn, Waiting } from '#src/accounts/signed-in.tsx'
import { lazyChunk } from '#src/app/lazy-chunk.tsx'
import { Stylesheet } from '#src/app/stylesheet.tsx'
import styles from './dashboard.css?url'
import { orderAgain } from './order-again.ts'

const RequestPage = lazyChunk(() =>
  import('#src/accounts/dashboard/request-page.tsx').then((module) => module.RequestPage),
)

/** One request, for the customer whose it is. */
export function DashboardQuoteView({ reference }: { reference: string }) {
  return (
    <Suspense fallback={<Waiting />}>
      <Stylesheet href={styles} />
      <SignedIn>{() => <RequestPage reference={reference} onOrderAgain={orderAgain} />}</SignedIn>
    </Suspense>
  )
}
