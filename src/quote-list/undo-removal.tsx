import { useSetAtom } from 'jotai'
import type { QuoteItem } from '#domain/quote-list/quote-list-rules.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { DismissibleNotice } from '#src/site/dismissible-notice.tsx'
import { removedAtom, undoRemovalAtom } from './quote-list.ts'

/** Reports a removal, with undo. */
export function UndoRemoval({ item }: { item: QuoteItem }) {
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
