import { useAtomValue, useSetAtom } from 'jotai'
import type { QuoteItem } from '#domain/quote-list/quote-list-rules.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { DismissibleNotice } from '#src/site/dismissible-notice.tsx'
import { storageLostAtom } from '#src/site/stored-atom.ts'
import { MergeNotice } from './merge-notice.tsx'
import { mergeUndoAtom, removedAtom, undoRemovalAtom } from './quote-list.ts'

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

/** Reports a removal, with undo. */
function UndoRemoval({ item }: { item: QuoteItem }) {
  const t = useTranslate()
  const undo = useSetAtom(undoRemovalAtom)
  const setUndo = useSetAtom(removedAtom)
  return (
    <DismissibleNotice onDismiss={() => setUndo(null)}>
      {t('quote.removed', { product: item.productName })}{' '}
      <button type="button" className="link-button" onClick={() => undo()}>
        {t('undo')}
      </button>
    </DismissibleNotice>
  )
}
