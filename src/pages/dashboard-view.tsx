import { Suspense, useCallback } from 'react'
import { SignedIn, Waiting } from '#src/accounts/signed-in.tsx'
import { orderAgain } from '#src/quote-list/quote-list-facade.ts'
import { SavedListView } from '#src/quote-list/saved-list-view.tsx'
import { deferred } from '#src/site/deferred.tsx'
import { QueryBoundary } from '#src/site/query-boundary.tsx'
import { useSite } from '#src/site/site.ts'
import { Stylesheet, withStyles } from '#src/site/stylesheet.tsx'
import { useQuery } from '#src/site/use-query.ts'
import styles from './dashboard.css?url'
import { RegisterPrice } from './register-price.tsx'

/** « My scales » in the customer area, with its own heading. */
const Scales = deferred(() => import('#src/scales/scales.tsx').then((module) => module.Scales), {
  texts: ['scales', 'forms'],
})

/** Its code is loaded once the visitor is known to be signed in. */
const Dashboard = deferred(
  () => import('#src/accounts/dashboard/dashboard.tsx').then((module) => module.Dashboard),
  { onDemand: true },
)

/** The customer area, composed of its features. */
export const DashboardView = withStyles(DashboardPage, styles)

function DashboardPage() {
  const { locale } = useSite()
  const code = useQuery(useCallback(() => Scales.load(locale), [locale]))
  return (
    <Suspense fallback={<Waiting />}>
      <Stylesheet href={styles} />
      <SignedIn>
        {(user) => (
          <Dashboard
            user={user}
            onOrderAgain={orderAgain}
            list={<SavedListView />}
            scales={(owned) => (
              <QueryBoundary answer={code.answer} retry={code.load} lines={5}>
                {() => (
                  <Scales
                    {...owned}
                    price={(scales) => <RegisterPrice scales={scales} person={owned.person} />}
                  />
                )}
              </QueryBoundary>
            )}
          />
        )}
      </SignedIn>
    </Suspense>
  )
}
