import { Suspense, useState } from 'react'
import { DownloadLink } from '#src/forms/download-link.tsx'
import { useTranslate } from '#src/i18n/translation.ts'
import { deferred } from '#src/site/deferred.tsx'

const DeletionDialog = deferred(
  () => import('./deletion-dialog.tsx').then((module) => module.DeletionDialog),
  { onDemand: true },
)

/** Export of all stored data, and deletion of the account. */
export function OwnData() {
  const t = useTranslate()
  const [deleting, setDeleting] = useState(false)
  return (
    <div className="dash-pair">
      <div className="dash-choice">
        <h3>{t('dashboard.export')}</h3>
        <p className="hint">{t('dashboard.export-text')}</p>
        <DownloadLink className="button ghost" file={['GET /profile/export']}>
          {t('dashboard.export-link')}
        </DownloadLink>
      </div>
      <div className="dash-choice">
        <h3>{t('dashboard.delete')}</h3>
        <p className="hint">{t('dashboard.delete-text')}</p>
        <button
          type="button"
          className="button ghost dash-danger"
          aria-haspopup="dialog"
          onClick={() => setDeleting(true)}
        >
          {t('dashboard.delete')}
        </button>
      </div>
      <Suspense fallback={null}>
        {deleting ? (
          <DeletionDialog onClose={() => setDeleting(false)} onMissing={() => setDeleting(false)} />
        ) : null}
      </Suspense>
    </div>
  )
}
