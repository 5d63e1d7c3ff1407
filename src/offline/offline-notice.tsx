import { useSyncExternalStore } from 'react'
import { useTranslate } from '#src/i18n/translation.ts'

function watch(changed: () => void) {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Shown while there is no network: this page can be read, and drafts are kept. */
export function OfflineNotice() {
  const t = useTranslate()
  const online = useSyncExternalStore(watch, () => navigator.onLine)
  return (
    <div role="status" className="offline">
      {online ? null : <p>{t('offline')}</p>}
    </div>
  )
}
