import { useAtomValue } from 'jotai'
import { useCallback } from 'react'
import type { SavedList } from '#domain/quotes/account-quote.ts'
import { paths } from '#domain/site/urls.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { QueryBoundary } from '#src/app/later/query-boundary.tsx'
import { asTyped } from '#src/app/later/submission.ts'
import { useQuery } from '#src/app/later/use-query.ts'
import { useSubmission } from '#src/app/later/use-submission.ts'
import { Link } from '#src/app/link.tsx'
import { useSite } from '#src/app/site.ts'
import { useTranslate } from '#src/i18n/index.ts'
import { quoteItemsAtom } from './quote-list.ts'
import { SaveList } from './save-list.tsx'
import { forgetSavedList, readSavedList, showSavedList } from './saved-list.ts'

const nothing: SavedList = { items: [], savedAt: null }

/** The list saved in the account, beside that of this browser. */
export function SavedListView() {
  const t = useTranslate()
  const { callApi } = useSite()
  const question = useCallback(() => readSavedList(callApi), [callApi])
  const { answer, load, set } = useQuery(question)
  const local = useAtomValue(quoteItemsAtom)
  const { problem, submit } = useSubmission({
    validate: asTyped,
    send: () => forgetSavedList(callApi),
    onAccepted: () => set(nothing),
  })
  return (
    <QueryBoundary answer={answer} retry={load} lines={3}>
      {(saved) => (
        <div className="saved-list">
          {saved.items.length ? <Kept saved={saved} onForget={() => void submit()} /> : null}
          <p role="status" className="error">
            {problem ? t('quote.save-failed') : null}
          </p>
          {local.length ? (
            <div>
              <p>{t('quote.here', { count: local.length })}</p>
              <SaveList onSaved={set} />
            </div>
          ) : null}
          {saved.items.length === 0 && local.length === 0 ? (
            <div className="empty">
              <p>{t('quote.nothing-kept')}</p>
              <Link className="button ghost" to={paths.products()}>
                {t('quote.to-products')}
              </Link>
            </div>
          ) : null}
        </div>
      )}
    </QueryBoundary>
  )
}

function Kept({ saved, onForget }: { saved: SavedList; onForget: () => void }) {
  const t = useTranslate()
  const { locale } = useSite()
  return (
    <div>
      <p>
        {t('quote.kept', {
          count: saved.items.length,
          when: saved.savedAt ? formatDateTime(new Date(saved.savedAt), locale) : '',
        })}
      </p>
      <ul className="saved-items">
        {saved.items.map(({ id, productName, variant, quantity }) => (
          <li key={id}>
            <span className="dash-times">{t('request.times', { count: quantity })}</span> {productName}
            {variant ? <small> {variant.reference}</small> : null}
          </li>
        ))}
      </ul>
      <p className="dash-actions">
        <button type="button" className="button small ghost" onClick={() => showSavedList(saved)}>
          {t('quote.take-kept')}
        </button>
        <button type="button" className="button small ghost" onClick={onForget}>
          {t('quote.forget-kept')}
        </button>
      </p>
    </div>
  )
}
