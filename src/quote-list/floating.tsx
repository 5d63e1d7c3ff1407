import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, Suspense } from 'react'
import { useTranslate } from '#src/i18n/translation.ts'
import { deferred } from '#src/site/deferred.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { QuoteHelp } from './quote-help.tsx'
import { closeQuoteModalAtom, quoteItemsAtom, quoteModalAtom, summaryOpenAtom } from './quote-list.ts'
import { QuoteNotices } from './quote-notices.tsx'

const SummaryPanel = deferred(() => import('./summary-panel.tsx').then((module) => module.SummaryPanel), {
  onDemand: true,
})
const QuoteModal = deferred(() => import('./quote-modal.tsx').then((module) => module.QuoteModal), {
  onDemand: true,
})

/** The badge, and the panel and modal once they are opened. `foot` is rendered below the lines of the panel. */
export function Floating({ foot = null }: { foot?: ReactNode }) {
  const [summaryOpen, setSummaryOpen] = useAtom(summaryOpenAtom)
  const added = useAtomValue(quoteModalAtom)
  const closeModal = useSetAtom(closeQuoteModalAtom)
  return (
    <>
      <QuoteBadge />
      {/* Each waits for its own code only. */}
      <Suspense fallback={null}>
        {summaryOpen ? <SummaryPanel foot={foot} onMissing={() => setSummaryOpen(false)} /> : null}
      </Suspense>
      <Suspense fallback={null}>
        {added ? <QuoteModal added={added} onMissing={closeModal} /> : null}
      </Suspense>
      {summaryOpen ? null : <QuoteNotices />}
    </>
  )
}

/** Rendered only while the list has items. */
function QuoteBadge() {
  const t = useTranslate()
  const { length } = useAtomValue(quoteItemsAtom)
  const open = useSetAtom(summaryOpenAtom)
  if (length === 0) return null
  return (
    <div className="badge">
      <button type="button" className="badge-open" onClick={() => open(true)} aria-haspopup="dialog">
        <span className="badge-count">{length}</span>
        <span>{t('quote.badge', { count: length })}</span>
      </button>
      <button type="button" className="badge-help" popoverTarget="quote-help" aria-label={t('quote.help')}>
        <Icon name="help" />
      </button>
      <QuoteHelp />
    </div>
  )
}
