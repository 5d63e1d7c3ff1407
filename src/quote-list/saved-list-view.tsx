import { useAtomValue } from 'jotai'
import { useCallback } from 'react'
import type { SavedList } from '#domain/quote-list/quote-stored.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { ActionButton } from '#src/forms/action-button.tsx'
import { type Action, useAction } from '#src/forms/use-action.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { QueryBoundary } from '#src/site/query-boundary.tsx'
import { useSite } from '#src/site/site.ts'
import { useQuery } from '#src/site/use-query.ts'
import { quoteItemsAtom } from './quote-list.ts'
import { SaveList } from './save-list.tsx'
import { forgetSavedList, readSavedList, showSavedList } from './saved-list.ts'

const nothing: SavedList = { items: [], savedAt: null }

/** The list saved in the account, beside that of this browser. */
export function SavedListView() {
  const t = useTranslate()
  const { callApi } = useSite()
  const query = useCallback(() => readSavedList(callApi), [callApi])
  const { answer, load, set } = useQuery(query)
  const local = useAtomValue(quoteItemsAtom)
  const forget = useAction({
    send: () => forgetSavedList(callApi),
    onAccepted: () => set(nothing),
  })
  return (
    <QueryBoundary answer={answer} retry={load} lines={3}>
      {(saved) => (
        <div className="saved-list">
          {saved.items.length ? <Kept saved={saved} forget={forget} /> : null}
          <p role="status" className="error">
            {forget.problem ? t('quote.save-failed') : null}
          </p>
          {local.length ? (
            <div>
              <p>{t('quote.here', { count: local.length })}</p>
              <SaveList onSaved={set} />
            </div>
          ) : null}
          {saved.items.length === 0 && local.length === 0 ? (
            <p className="hint">{t('quote.nothing-kept')}</p>
          ) : (
            <p className="hint">{t('dashboard.list-lead')}</p>
          )}
        </div>
      )}
    </QueryBoundary>
  )
}

function Kept({ saved, forget }: { saved: SavedList; forget: Action }) {
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
        <ActionButton action={forget} className="button small ghost" onPress={forget.run}>
          {t('quote.forget-kept')}
        </ActionButton>
      </p>
    </div>
  )
}
