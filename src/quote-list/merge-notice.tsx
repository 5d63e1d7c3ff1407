import { useSetAtom } from 'jotai'
import { limits } from '#config/limits.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { DismissibleNotice } from '#src/site/dismissible-notice.tsx'
import { type MergeUndo, mergeUndoAtom, undoMergeAtom } from './quote-list.ts'

/**
 * Reports what was merged into the list from the account, an earlier request or a shared list, with undo.
 */
export function MergeNotice({
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
