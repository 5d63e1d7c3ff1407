import { useAtomValue } from 'jotai'
import { useTranslate } from '#src/i18n/translation.ts'
import { storageLostAtom } from '#src/site/stored-atom.ts'
import { MergeNotice } from './merge-notice.tsx'
import { mergeUndoAtom, removedAtom } from './quote-list.ts'
import { UndoRemoval } from './undo-removal.tsx'

/**
 * Notices of the list: a removal or a merge that may be undone, a browser that stores nothing. Rendered inside the
 * panel while that is open, because everything behind it is inert.
 */
export function QuoteNotices() {
  const t = useTranslate()
  const removed = useAtomValue(removedAtom)
  const merge = useAtomValue(mergeUndoAtom)
  const storageLost = useAtomValue(storageLostAtom)
  return (
    <div className="notices" role="status">
      {removed ? <UndoRemoval key={removed.item.id} item={removed.item} /> : null}
      {merge ? <MergeNotice merge={merge} /> : null}
      {storageLost ? <p className="notice">{t('quote.storage-lost')}</p> : null}
    </div>
  )
}
