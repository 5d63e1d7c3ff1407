import { useState } from 'react'
import type { SavedList } from '#domain/quotes/account-quote.ts'
import { useSite } from '#src/app/site.ts'
import { useTranslate } from '#src/i18n/index.ts'
import { saveQuoteList } from './saved-list.ts'

type Told = 'quote.saved' | 'quote.save-full' | 'quote.save-failed'

/** Keeps the list in the account of whoever is signed in, and says so. */
export function SaveList({ onSaved }: { onSaved?: (saved: SavedList) => void }) {
  const t = useTranslate()
  const { callApi } = useSite()
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState<Told | null>(null)
  const save = async () => {
    if (busy) return
    setBusy(true)
    setTold(null)
    try {
      const saved = await saveQuoteList(callApi)
      setTold(saved ? 'quote.saved' : 'quote.save-full')
      if (saved) onSaved?.(saved)
    } catch (error) {
      console.warn('saved list', error)
      setTold('quote.save-failed')
    }
    setBusy(false)
  }
  return (
    <div className="save-list">
      <button
        type="button"
        className="button small ghost"
        onClick={save}
        aria-disabled={busy}
        aria-busy={busy}
      >
        {t('quote.save')}
      </button>
      <p role="status" className="hint">
        {told ? t(told) : null}
      </p>
    </div>
  )
}
