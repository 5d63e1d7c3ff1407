import { type ComponentType, lazy, Suspense } from 'react'
import { company } from '#config/company.ts'
import { paths } from '#domain/urls.ts'
import { definePage } from '#src/app/page.ts'
import { useSite } from '#src/app/site.ts'
import { useTranslate } from '#src/i18n/index.ts'
import { openQuoteList, useQuoteItems } from '#src/quotes/quote-door.ts'
import { QuoteForm, type SentQuote } from '#src/quotes/quote-form.tsx'
import { keepSent } from '#src/quotes/sent-quote.ts'
import { Heading } from '#src/ui/heading.tsx'

/** Of use only when there is something on the list. */
const CopyMessage = lazy(() =>
  import('#src/quotes/copy-message.tsx').then((module) => ({ default: module.CopyMessage })),
)

/** After sending, the address carries the reference, and the page is the confirmation; loaded only then. */
type Data = { sent: { reference: string; Confirmation: ComponentType<{ reference: string }> } | null }

export const quotePage = definePage<Data>({
  load: async ({ search }) => {
    const reference = search.get('reference')
    if (!reference || !/^DEV-\d{6}-[0-9A-Z]{5}$/.test(reference)) return { sent: null }
    const { Confirmation } = await import('#src/quotes/confirmation.tsx')
    return { sent: { reference, Confirmation } }
  },
  meta: ({ sent }, { t }) => ({
    title: `${t('quote.title')} | ${company.name}`,
    description: t('quote.meta-description'),
    keywords: t('quote.keywords'),
    canonicalPath: paths.quote,
    noIndex: sent !== null,
    breadcrumbs: [
      { name: t('nav.home'), path: paths.home },
      { name: t('quote.title'), path: paths.quote },
    ],
  }),
  View: QuoteView,
})

function QuoteView({ data: { sent: done } }: { data: Data }) {
  const t = useTranslate()
  const { navigate } = useSite()
  const items = useQuoteItems()
  if (done) return <done.Confirmation reference={done.reference} />
  const onSent = (sent: SentQuote) => {
    keepSent({ ...sent, sentAt: new Date().toISOString() })
    void openQuoteList().then(({ clearQuote }) => clearQuote())
    navigate(`${paths.quote}?reference=${sent.reference}`, { replace: true })
  }
  return (
    <div className="wrap quote-page">
      <header className="page-head">
        <Heading>{t('quote.title')}</Heading>
        <p className="lead">{t('quote.lead')}</p>
        {items.length ? (
          <Suspense fallback={null}>
            <CopyMessage />
          </Suspense>
        ) : null}
      </header>
      <QuoteForm onSent={onSent} />
    </div>
  )
}
