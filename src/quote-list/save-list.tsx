import { useState } from 'react'
import type { SavedList } from '#domain/quote-list/quote-stored.ts'
import { ActionButton } from '#src/forms/action-button.tsx'
import { useAction } from '#src/forms/use-action.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { saveQuoteList } from './saved-list.ts'

/** Saves the list in the signed-in customer's account and reports it. */
export function SaveList({ onSaved }: { onSaved?: (saved: SavedList) => void }) {
  const t = useTranslate()
  const { callApi } = useSite()
  const [isFull, setFull] = useState(false)
  const save = useAction({
    send: () => saveQuoteList(callApi),
    onAccepted: (saved) => {
      setFull(saved === null)
      if (saved) onSaved?.(saved)
    },
  })
  return (
    <div className="save-list">
      <ActionButton action={save} className="button small ghost" onPress={save.run}>
        {t('quote.save')}
      </ActionButton>
      <p role="status" className="hint">
        {save.done ? t(isFull ? 'quote.save-full' : 'quote.saved') : null}
        {save.problem ? t('quote.save-failed') : null}
      </p>
    </div>
  )
}
