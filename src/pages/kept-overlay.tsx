import { Suspense, useCallback, useEffect, useState } from 'react'
import type { QuoteItem } from '#domain/quote-list/quote-list-rules.ts'
import type { QuoteSection } from '#domain/quote-list/quote-section.ts'
import type { ServiceLine } from '#domain/quote-list/quote-service.ts'
import { confirmationPath } from '#domain/quote-requests/reference.ts'
import { paths } from '#domain/site/urls.ts'
import { KeptNotice, keptFlag } from '#src/offline/deferred-notice.ts'
import type { KeptRequest } from '#src/offline/kept-request.ts'
import { quoteList } from '#src/quote-list/quote-list-facade.ts'
import { keepSent } from '#src/quote-list/sent-quote.ts'
import { onChangedElsewhere, readStored, removeStored } from '#src/site/browser-storage.ts'
import { loadDeferred } from '#src/site/load-deferred.ts'
import { useSite } from '#src/site/site.ts'

/** Requests that this device keeps, over every page; its code is loaded where there are some. */
export function KeptOverlay() {
  const { navigate } = useSite()
  const [isKept, setIsKept] = useState(false)
  const [justKept, setJustKept] = useState(0)
  useEffect(() => {
    const read = () => setIsKept(readStored(keptFlag) === true)
    const kept = () => {
      setIsKept(true)
      setJustKept((count) => count + 1)
    }
    read()
    addEventListener(keptFlag, kept)
    const stop = onChangedElsewhere([keptFlag], read)
    return () => {
      removeEventListener(keptFlag, kept)
      stop()
    }
  }, [])
  const onEmpty = useCallback(() => {
    removeStored(keptFlag)
    setIsKept(false)
    loadDeferred(() => import('#src/offline/background-sync.ts')).then(
      ({ endSync }) => endSync(),
      () => {},
    )
  }, [])
  if (!isKept) return null
  return (
    <Suspense fallback={null}>
      <KeptNotice
        justKept={justKept}
        onConfirmation={(sent) => {
          keepConfirmation(sent)
          navigate(confirmationPath(paths.quote, sent.reference ?? ''))
        }}
        onPutBack={(kept) => void putBackQuote(kept).catch((error) => console.warn('kept list', error))}
        onEmpty={onEmpty}
      />
    </Suspense>
  )
}

/** What a kept quote request shows after sending; `list` is put back for editing where it came from the quote list. */
type ShownQuote = {
  name: string
  email: string
  items: readonly QuoteItem[]
  sections: readonly QuoteSection[]
  list?: { services: readonly ServiceLine[] } | undefined
}

/** Keeps a sent request for its confirmation, which parses it like everything from storage. */
function keepConfirmation({ reference, shown, missing, sentAt }: KeptRequest): void {
  const { name, email, items, sections } = shown as ShownQuote
  keepSent({
    ...{ reference: reference ?? '', name, email, items, sections, missing },
    sentAt: new Date(sentAt ?? Date.now()).toISOString(),
  })
}

/** Puts the items and services of a request back on the list. */
async function putBackQuote({ shown }: KeptRequest): Promise<void> {
  const { list, items } = (shown ?? {}) as Partial<ShownQuote>
  if (!list) return
  const [{ readStoredItems }, { readStoredServices }] = await loadDeferred(() =>
    Promise.all([
      import('#domain/quote-list/quote-stored.ts'),
      import('#domain/quote-list/quote-services.ts'),
    ]),
  )
  const requested = { items: readStoredItems(items).items, services: readStoredServices(list.services) }
  quoteList.run(({ putBackList }) => putBackList(requested))
}
