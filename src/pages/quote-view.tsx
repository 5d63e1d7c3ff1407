import { Suspense } from 'react'
import { confirmationPath } from '#domain/quote-requests/reference.ts'
import { paths } from '#domain/site/urls.ts'
import { useKnownPerson } from '#src/accounts/known-person.ts'
import { useSession } from '#src/accounts/session.ts'
import { Faq } from '#src/faq/faq.tsx'
import type { Question } from '#src/faq/questions.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { QuoteStyles } from '#src/quote-list/list-styles.tsx'
import { QuoteForm, type SentQuote } from '#src/quote-list/quote-form.tsx'
import { quoteList, useQuoteItems } from '#src/quote-list/quote-list-facade.ts'
import { keepSent } from '#src/quote-list/sent-quote.ts'
import { deferred } from '#src/site/deferred.tsx'
import { Letterhead } from '#src/site/letterhead.tsx'
import { Link } from '#src/site/link.tsx'
import { useSite } from '#src/site/site.ts'
import { withStyles } from '#src/site/stylesheet.tsx'
import { Heading } from '#src/ui/heading.tsx'

/** Needed only when the list has items. */
const CopyMessage = deferred(
  () => import('#src/quote-list/copy-message.tsx').then((module) => module.CopyMessage),
  { texts: ['message', 'forms', 'quotes'], onDemand: true },
)

const ShareList = deferred(
  () => import('#src/quote-list/share-list.tsx').then((module) => module.ShareList),
  {
    onDemand: true,
  },
)

/** The list and the form that sends it. */
export const QuoteView = withStyles(QuotePage, QuoteStyles)

function QuotePage({ questions }: { questions: readonly Question[] }) {
  const t = useTranslate()
  const { navigate } = useSite()
  const items = useQuoteItems()
  const prefill = useKnownPerson()
  const { user } = useSession()
  const emptyList = () => quoteList.run(({ clearQuote }) => clearQuote())
  const onSent = (sent: SentQuote) => {
    keepSent({ ...sent, sentAt: new Date().toISOString() })
    emptyList()
    navigate(confirmationPath(paths.quote, sent.reference), { replace: true })
  }
  return (
    <div className="wrap quote-page">
      <QuoteStyles />
      <Letterhead />
      <header className="page-head">
        <Heading>{t('quote.title')}</Heading>
        <p className="lead">{t('quote.lead')}</p>
      </header>
      <QuoteForm onSent={onSent} onKept={emptyList} sender={user?.uid ?? null} prefill={prefill} />
      <div className="quote-more">
        <div className="quote-tools">
          {items.length ? (
            <Suspense fallback={null}>
              <CopyMessage />
              <ShareList />
            </Suspense>
          ) : (
            <p>
              {t('quote.unsure')} <Link to={paths.configurator()}>{t('nav.configurator')}</Link>
            </p>
          )}
        </div>
        <Faq className="page-faq" title={t('faq.title')} questions={questions} />
      </div>
    </div>
  )
}
