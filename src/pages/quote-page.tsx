import { requestPattern, sentReference } from '#domain/quote-requests/reference.ts'
import { paths } from '#domain/site/urls.ts'
import type { Question } from '#src/faq/questions.ts'
import { loadQuestions } from '#src/faq/questions.ts'
import { deferred } from '#src/site/deferred.tsx'
import type { Page } from '#src/site/page.ts'
import { pageMeta } from '#src/site/page-meta.ts'

const QuoteView = deferred(() => import('./quote-view.tsx').then((module) => module.QuoteView), {
  texts: ['quotes', 'forms'],
})
const Confirmation = deferred(
  () => import('#src/quote-list/confirmation.tsx').then((module) => module.Confirmation),
  { texts: ['quotes', 'forms', 'hours'] },
)

/** After sending, the URL has the reference, and the page is the confirmation. */
type Data = { sent: string | null; questions: Question[] }

export const page: Page<Data> = {
  load: async ({ search, ...context }) => {
    const sent = sentReference(search, requestPattern)
    return { sent, questions: sent ? [] : await loadQuestions('quote', context) }
  },
  meta: ({ sent, questions }, { t }) => ({
    ...pageMeta(t, 'quote', paths.quote),
    noIndex: sent !== null,
    faq: questions,
  }),
  View: ({ data: { sent, questions } }) =>
    sent ? <Confirmation reference={sent} /> : <QuoteView questions={questions} />,
  deferred: [QuoteView, Confirmation],
}
