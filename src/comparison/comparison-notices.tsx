import { useAtom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { limits } from '#config/limits.ts'
import { type Translate, useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { Icon } from '#src/ui/icon.tsx'
import { type Notice, noticeAtom, undoAtom } from './comparison-list.ts'

function textOf(notice: Notice, t: Translate): string {
  if (notice.kind === 'removed') return t('compare.removed', { name: notice.name })
  return t(`compare.${notice.kind}`)
}

/**
 * Notices of the comparison: a refusal, or a removal that may be undone for eight seconds. Rendered inside the panel
 * while that is open, because everything behind it is inert.
 */
export function ComparisonNotices() {
  const t = useTranslate()
  const [notice, setNotice] = useAtom(noticeAtom)
  const undo = useSetAtom(undoAtom)
  useEffect(() => {
    if (!notice) return
    const timer = setTimeout(() => setNotice(null), limits.undoSeconds * 1000)
    return () => clearTimeout(timer)
  }, [notice, setNotice])
  // A refusal belongs to the page of the click; a removal may still be undone on the next one.
  const page = useSite().href.split('?')[0]
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page is left
  useEffect(
    () => () => setNotice((last) => (last?.kind === 'already' || last?.kind === 'full' ? null : last)),
    [page, setNotice],
  )
  const refused = notice?.kind === 'already' || notice?.kind === 'full'
  return (
    <div className="notices comparing" role={refused ? 'alert' : 'status'}>
      {notice ? (
        <p className="notice">
          {textOf(notice, t)}{' '}
          {refused ? (
            <button
              type="button"
              className="icon-button"
              onClick={() => setNotice(null)}
              aria-label={t('close')}
            >
              <Icon name="close" />
            </button>
          ) : (
            <button type="button" className="link-button" onClick={() => undo()}>
              {t('undo')}
            </button>
          )}
        </p>
      ) : null}
    </div>
  )
}
