import { useEffect, useSyncExternalStore } from 'react'
import { useTranslate } from '#src/i18n/index.ts'

function watch(changed: () => void) {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Said as long as there is no network: what is here can be read, and what was typed is kept. */
export function OfflineNotice() {
  const t = useTranslate()
  // The page that says what has failed must be here before the network goes.
  useEffect(() => void import('./error-page.tsx').catch(() => {}), [])
  const online = useSyncExternalStore(watch, () => navigator.onLine)
  return (
    <div role="status" className="offline">
      {online ? null : <p>{t('offline')}</p>}
    </div>
  )
}
