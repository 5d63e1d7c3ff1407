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
  const { callApi, locale } = useSite()
  // With the code: a price that came later would move the instruments below it. Without prices none is said.
  const code = useQuery(
    useCallback(async () => {
      const prices = callApi('GET /services', { query: { lang: locale } }).catch(() => ({ items: [] }))
      return (await Promise.all([prices, Scales.load(locale)]))[0].items
    }, [callApi, locale]),
  )
  return (
    <Suspense fallback={<Waiting />}>
      <Stylesheet href={styles} />
      <SignedIn>
        {(user) => (
          <Dashboard
            user={user}
            onOrderAgain={orderAgain}
            list={<SavedListView />}
            scales={({ onPerson, ...owned }) => (
              <QueryBoundary answer={code.answer} retry={code.load} lines={5}>
                {(services) => (
                  <Scales
                    {...owned}
                    price={(scales) => (
                      <RegisterPrice {...{ services, scales, onPerson }} person={owned.person} />
                    )}
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
