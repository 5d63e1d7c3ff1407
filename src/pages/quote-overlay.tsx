import { Suspense, useEffect, useRef } from 'react'
import { AppError } from '#domain/errors/error.ts'
import { useSession } from '#src/accounts/session.ts'
import { ComparisonFloating } from '#src/comparison/comparison-floating.tsx'
import { Floating } from '#src/quote-list/floating.tsx'
import { newQuoteItem } from '#src/quote-list/new-item.ts'
import { addToQuote } from '#src/quote-list/quote-list-facade.ts'
import { deferred } from '#src/site/deferred.tsx'
import { loadDeferred } from '#src/site/load-deferred.ts'
import { useSite } from '#src/site/site.ts'

const SaveList = deferred(() => import('#src/quote-list/save-list.tsx').then((module) => module.SaveList), {
  onDemand: true,
})

/** The quote list around every page, and its functions for signed-in customers. */
export function QuoteOverlay() {
  const { user } = useSession()
  useSavedListAtSignIn()
  const foot = user ? (
    <Suspense fallback={null}>
      <SaveList />
    </Suspense>
  ) : null
  return <Floating foot={foot} />
}

/** Merges the saved list when the visitor signs in on this page; a page that loads signed in changes nothing. */
function useSavedListAtSignIn(): void {
  const { status, user } = useSession()
  const { callApi } = useSite()
  const before = useRef<string | null | undefined>(undefined)
  const uid = user?.uid ?? null
  useEffect(() => {
    if (status !== 'known') return
    const signedIn = before.current === null && uid !== null
    before.current = uid
    if (!signedIn) return
    loadDeferred(() => import('#src/quote-list/saved-list.ts'))
      .then(({ mergeAtSignIn }) => mergeAtSignIn(callApi))
      .catch((error) => {
        // Signed out again meanwhile: there is nothing to merge.
        if (!(error instanceof AppError && error.code === 'unauthenticated'))
          console.warn('saved list', error)
      })
  }, [status, uid, callApi])
}

/** The comparison over any page; adds its products to the quote list with their model. */
export function ComparisonOverlay() {
  const { locale } = useSite()
  return (
    <ComparisonFloating
      onQuote={({ product, variant }) => addToQuote([newQuoteItem(product, locale, { variant })])}
    />
  )
}
