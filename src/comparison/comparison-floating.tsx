import { useAtom, useAtomValue } from 'jotai'
import { Suspense } from 'react'
import type { Column } from '#domain/comparison/comparison-rows.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { deferred } from '#src/site/deferred.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { useComparison } from './comparison-facade.ts'
import { comparisonAtom, panelOpenAtom } from './comparison-list.ts'
import { ComparisonNotices } from './comparison-notices.tsx'

const ComparisonPanel = deferred(
  () => import('./comparison-panel.tsx').then((module) => module.ComparisonPanel),
  { onDemand: true },
)

/** The button while something is compared, and the panel once it is opened. */
export function ComparisonFloating({ onQuote }: { onQuote: (column: Column) => void }) {
  const t = useTranslate()
  const { length } = useAtomValue(comparisonAtom)
  const [isOpen, setOpen] = useAtom(panelOpenAtom)
  return (
    <>
      {length ? (
        <button
          type="button"
          className="compare-badge"
          onClick={() => setOpen(true)}
          aria-haspopup="dialog"
          aria-label={t('compare.open', { count: length })}
        >
          <Icon name="compare" />
          <span className="badge-text">{t('compare.add')}</span> <span className="badge-count">{length}</span>
        </button>
      ) : null}
      {isOpen ? (
        <Suspense fallback={null}>
          <ComparisonPanel onQuote={onQuote} onMissing={() => setOpen(false)} />
        </Suspense>
      ) : (
        <ComparisonNotices />
      )}
    </>
  )
}

/** Footer link with the number of compared products. */
export function ComparedCount() {
  const t = useTranslate()
  const { list } = useComparison()
  if (list.length === 0) return null
  return <p className="footer-compared">{t('compare.footer', { count: list.length })}</p>
}
