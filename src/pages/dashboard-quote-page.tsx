import { company } from '#config/company.ts'
import { AppError } from '#domain/errors/error.ts'
import { requestPattern } from '#domain/quote-requests/reference.ts'
import { paths } from '#domain/site/urls.ts'
import { deferred, deferredPage } from '#src/site/deferred.tsx'
import { privateMeta } from '#src/site/page-meta.ts'

const DashboardQuoteView = deferred(
  () => import('./dashboard-quote-view.tsx').then((module) => module.DashboardQuoteView),
  { texts: ['dashboard', 'requests', 'forms', 'quotes', 'hours'] },
)

/** One request of the customer; loaded in the browser only, like the whole area. */
export const page = deferredPage({
  load: ({ params: { reference = '' } }) =>
    requestPattern.test(reference)
      ? Promise.resolve({ reference })
      : Promise.reject(new AppError('not-found')),
  meta: ({ reference }, { t }) => ({
    ...privateMeta(t, 'dashboard', paths.dashboardQuote(reference)),
    title: `${t('dashboard.request')} ${reference} | ${company.name}`,
  }),
  Body: DashboardQuoteView,
})
