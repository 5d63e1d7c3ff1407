import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { limits } from '#config/limits.ts'
import type { QuoteItem } from '#domain/quote-list/quote-list-rules.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { removedAtom, undoRemovalAtom } from './quote-list.ts'

/** Reports a removal, with undo for eight seconds. */
export function UndoRemoval({ item }: { item: QuoteItem }) {
  const t = useTranslate()
  const undo = useSetAtom(undoRemovalAtom)
  const setUndo = useSetAtom(removedAtom)
  useEffect(() => {
    const timer = setTimeout(() => setUndo(null), limits.undoSeconds * 1000)
    return () => clearTimeout(timer)
  }, [setUndo])
  return (
    <p className="notice">
      {t('quote.removed', { product: item.productName })}{' '}
      <button type="button" className="link-button" onClick={() => undo()}>
        {t('undo')}
      </button>
    </p>
  )
}
