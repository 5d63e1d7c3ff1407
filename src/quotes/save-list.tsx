import { useState } from 'react'
import type { SavedList } from '#domain/quotes/account-quote.ts'
import { asTyped } from '#src/app/later/submission.ts'
import { useSubmission } from '#src/app/later/use-submission.ts'
import { useSite } from '#src/app/site.ts'
import { useTranslate } from '#src/i18n/index.ts'
import { saveQuoteList } from './saved-list.ts'

/** Saves the list in the signed-in customer's account and reports it. */
export function SaveList({ onSaved }: { onSaved?: (saved: SavedList) => void }) {
  const t = useTranslate()
  const { callApi } = useSite()
  const [isFull, setFull] = useState(false)
  const { busy, done, problem, submit } = useSubmission({
    validate: asTyped,
    send: () => saveQuoteList(callApi),
    onAccepted: (saved) => {
      setFull(saved === null)
      if (saved) onSaved?.(saved)
    },
  })
  return (
    <div className="save-list">
      <button
        type="button"
        className="button small ghost"
        onClick={() => void submit()}
        aria-disabled={busy}
        aria-busy={busy}
      >
        {t('quote.save')}
      </button>
      <p role="status" className="hint">
        {done ? t(isFull ? 'quote.save-full' : 'quote.saved') : null}
        {problem ? t('quote.save-failed') : null}
      </p>
    </div>
  )
}
