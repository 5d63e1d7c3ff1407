import { useAtom, useSetAtom } from 'jotai'
import { type Translate, useTranslate } from '#src/i18n/translation.ts'
import { DismissibleNotice } from '#src/site/dismissible-notice.tsx'
import { type Notice, noticeAtom, undoAtom } from './comparison-list.ts'

function textOf(notice: Notice, t: Translate): string {
  if (notice.kind === 'removed') return t('compare.removed', { name: notice.name })
  return t(`compare.${notice.kind}`)
}

/**
 * Notices of the comparison: a refusal, or a removal that may be undone. Rendered inside the panel while that is open,
 * because everything behind it is inert.
 */
export function ComparisonNotices() {
  const t = useTranslate()
  const [notice, setNotice] = useAtom(noticeAtom)
  const undo = useSetAtom(undoAtom)
  const refused = notice?.kind === 'already' || notice?.kind === 'full'
  return (
    <div className="notices comparing" role={refused ? 'alert' : 'status'}>
      {notice ? (
        <DismissibleNotice onDismiss={() => setNotice(null)}>
          {textOf(notice, t)}{' '}
          {refused ? null : (
            <button type="button" className="link-button" onClick={() => undo()}>
              {t('undo')}
            </button>
          )}
        </DismissibleNotice>
      ) : null}
    </div>
  )
}
