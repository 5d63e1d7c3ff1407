import { Suspense } from 'react'
import { SignedIn, Waiting } from '#src/accounts/signed-in.tsx'
import { deferred } from '#src/app/deferred.tsx'
import { Stylesheet } from '#src/app/later/stylesheet.tsx'
import { SavedListView } from '#src/quotes/saved-list-view.tsx'
import styles from './dashboard.css?url'
import { Scales } from './dashboard-scales.ts'
import { orderAgain } from './order-again.ts'

/** Its code is loaded once the visitor is known to be signed in. */
const Dashboard = deferred(
  () => import('#src/accounts/dashboard/dashboard.tsx').then((module) => module.Dashboard),
  { onDemand: true },
)

/** The customer area, composed of its features. */
export function DashboardView() {
  return (
    <Suspense fallback={<Waiting />}>
      <Stylesheet href={styles} />
      <SignedIn>
        {(user) => (
          <Dashboard
            user={user}
            onOrderAgain={orderAgain}
            list={<SavedListView />}
            scales={(known) => <Scales {...known} />}
          />
        )}
      </SignedIn>
    </Suspense>
  )
}
