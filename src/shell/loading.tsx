import { useEffect, useState } from 'react'
import { useTranslate } from '#src/i18n/translation.ts'
import type { AnyPage, Route } from '#src/site/page.ts'

/** Shown while a page loads slowly: its own skeleton when its code is loaded, else a spinner. */
export function Loading({ route }: { route: Route }) {
  const t = useTranslate()
  const [page, setPage] = useState<AnyPage | null>(null)
  useEffect(() => {
    let isCancelled = false
    route.import().then(
      (loaded) => isCancelled || setPage(loaded),
      () => {},
    )
    return () => {
      isCancelled = true
    }
  }, [route])
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      {page?.Pending ? <page.Pending /> : <div className="spinner" aria-hidden="true" />}
    </div>
  )
}
