import { Suspense } from 'react'
import { SignedIn, Waiting } from '#src/accounts/signed-in.tsx'
import { deferred } from '#src/app/deferred.tsx'
import { Stylesheet } from '#src/app/later/stylesheet.tsx'
import { SavedListView } from '#src/quotes/saved-list-view.tsx'
import styles from './dashboard.css?url'
import { Scales } from './dashboard-scales.ts'
import { orderAgain } from './order-again.ts'

/** Its code comes once it is known that somebody is here. */
const Dashboard = deferred(
  () => import('#src/accounts/dashboard/dashboard.tsx').then((module) => module.Dashboard),
  { onDemand: true },
)

/** The customer area, put together from the features that it is about. */
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
