import { useSetAtom, useStore } from 'jotai'
import { company } from '#config/company.ts'
import { paths } from '#domain/urls.ts'
import { definePage } from '#src/app/page.ts'
import { useSite } from '#src/app/site.ts'
import { useTranslate } from '#src/i18n/index.ts'
import { Confirmation } from '#src/quotes/confirmation.tsx'
import { CopyMessage } from '#src/quotes/copy-message.tsx'
import { QuoteForm, type SentQuote } from '#src/quotes/quote-form.tsx'
import { clearQuoteAtom, quoteItemsAtom } from '#src/quotes/quote-list.ts'
import { keepSent } from '#src/quotes/sent-quote.ts'
import { Heading } from '#src/ui/heading.tsx'

type Data = { reference: string | null }

export const quotePage = definePage<Data>({
  load: async ({ search }) => {
    const reference = search.get('reference')
    return { reference: reference && /^DEV-\d{6}-[0-9A-Z]{5}$/.test(reference) ? reference : null }
  },
  meta: ({ reference }, { t }) => ({
    title: `${t('quote.title')} | ${company.name}`,
    description: t('quote.meta-description'),
    keywords: t('quote.keywords'),
    canonicalPath: paths.quote,
    noIndex: reference !== null,
    breadcrumbs: [
      { name: t('nav.home'), path: paths.home },
      { name: t('quote.title'), path: paths.quote },
    ],
  }),
  View: QuoteView,
})

function QuoteView({ data: { reference } }: { data: Data }) {
  const t = useTranslate()
  const { navigate } = useSite()
  const store = useStore()
  const clear = useSetAtom(clearQuoteAtom)
  if (reference) return <Confirmation reference={reference} />
  const onSent = (sent: SentQuote) => {
    keepSent({ ...sent, sentAt: new Date().toISOString(), items: [...store.get(quoteItemsAtom)] })
    clear()
    navigate(`${paths.quote}?reference=${sent.reference}`, { replace: true })
  }
  return (
    <div className="wrap quote-page">
      <header className="page-head">
        <Heading>{t('quote.title')}</Heading>
        <p className="lead">{t('quote.lead')}</p>
        <CopyMessage />
      </header>
      <QuoteForm onSent={onSent} />
    </div>
  )
}
