import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, Suspense } from 'react'
import { formatEuros } from '#domain/catalogue/money.ts'
import { paths, splitLocale } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { deferred } from '#src/site/deferred.tsx'
import { useSite } from '#src/site/site.ts'
import { Icon } from '#src/ui/icon.tsx'
import { useListEstimate } from './list-total.tsx'
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

/**
 * Rendered only while the list has items: their number and what they come to. It opens the panel; the page of the list
 * has a bar of its own.
 */
function QuoteBadge() {
  const t = useTranslate()
  const { locale, href } = useSite()
  const { length } = useAtomValue(quoteItemsAtom)
  const open = useSetAtom(summaryOpenAtom)
  const estimate = useListEstimate()
  // What was sent has its reference in the address, and no list.
  if (length === 0 || splitLocale(href).path === paths.quote) return null
  return (
    <section className="badge" aria-label={t('nav.quote')}>
      <button type="button" className="badge-open" onClick={() => open(true)} aria-haspopup="dialog">
        <span className="badge-count" aria-hidden="true">
          {length}
        </span>
        <span className="badge-label">{t('quote.badge', { count: length })}</span>
        {estimate && <span className="badge-total">{formatEuros(estimate.totalCents / 100, locale)}</span>}
      </button>
      <QuoteHelp />
    </section>
  )
}

const steps = [1, 2, 3, 4, 5] as const

/** How the list works, in five steps. */
function QuoteHelp() {
  const t = useTranslate()
  return (
    <>
      <button type="button" className="badge-help" popoverTarget="quote-help" aria-label={t('quote.help')}>
        <Icon name="help" />
      </button>
      <section id="quote-help" popover="auto" className="help" aria-labelledby="quote-help-title">
        <h2 id="quote-help-title">{t('quote.help')}</h2>
        <ol>
          {steps.map((step) => (
            <li key={step}>{t(`quote.step-${step}`)}</li>
          ))}
        </ol>
      </section>
    </>
  )
}
