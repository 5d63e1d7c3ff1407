import { company } from '#config/company.ts'
import { paths } from '#domain/urls.ts'
import { definePage } from '#src/app/page.ts'
import { definePart } from '#src/app/part.tsx'

const QuoteView = definePart<object>(['quotes', 'forms'], () =>
  import('./quote-view.tsx').then((module) => module.QuoteView),
)
const Confirmation = definePart<{ reference: string }>(['quotes', 'forms'], () =>
  import('#src/quotes/confirmation.tsx').then((module) => module.Confirmation),
)

/** After sending, the address carries the reference, and the page is the confirmation. */
type Data = { sent: string | null }

export const quotePage = definePage<Data>({
  load: ({ search }) => {
    const reference = search.get('reference')
    return Promise.resolve({
      sent: reference && /^DEV-\d{6}-[0-9A-Z]{5}$/.test(reference) ? reference : null,
    })
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
  View: ({ data: { sent } }) => (sent ? <Confirmation reference={sent} /> : <QuoteView />),
  parts: [QuoteView, Confirmation],
})
