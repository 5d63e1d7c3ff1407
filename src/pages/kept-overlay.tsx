import { Suspense, useCallback, useEffect, useState } from 'react'
import { confirmationPath } from '#domain/quote-requests/reference.ts'
import { paths } from '#domain/site/urls.ts'
import { KeptNotice, keptFlag } from '#src/offline/deferred-notice.ts'
import { onChangedElsewhere, readStored, removeStored } from '#src/site/browser-storage.ts'
import { loadDeferred } from '#src/site/load-deferred.ts'
import { useSite } from '#src/site/site.ts'
import { keepConfirmation, putBackQuote } from './kept-quote.ts'

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
