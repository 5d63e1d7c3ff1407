import { useAtomValue, useSetAtom } from 'jotai'
import { limits } from '#config/limits.ts'
import type { QuoteItem } from '#domain/quote-list/quote-list-rules.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { DismissibleNotice } from '#src/site/dismissible-notice.tsx'
import { storageLostAtom } from '#src/site/stored-atom.ts'
import { type MergeUndo, mergeUndoAtom, removedAtom, undoMergeAtom, undoRemovalAtom } from './quote-list.ts'

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

/**
 * Reports what was merged into the list from the account, an earlier request or a shared list, with undo.
 */
function MergeNotice({
  merge: { from, addedIds, raisedFrom, rejected, servicesBefore },
}: {
  merge: MergeUndo
}) {
  const t = useTranslate()
  const undo = useSetAtom(undoMergeAtom)
  const setUndo = useSetAtom(mergeUndoAtom)
  const count = addedIds.length + Object.keys(raisedFrom).length
  return (
    <DismissibleNotice onDismiss={() => setUndo(null)}>
      <p>
        {count ? t(`quote.taken-${from}`, { count }) : null}{' '}
        {from === 'link' && servicesBefore ? t('quote.services-taken') : null}{' '}
        {count || rejected || servicesBefore ? null : t('quote.taken-nothing')}
        {rejected ? t('quote.left-out', { count: rejected, max: limits.quoteItems }) : null}
      </p>
      {count || servicesBefore ? (
        <button type="button" className="link-button" onClick={() => undo()}>
          {t('quote.undo-taken')}
        </button>
      ) : null}
    </DismissibleNotice>
  )
}
