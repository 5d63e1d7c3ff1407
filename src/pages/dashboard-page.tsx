import { company } from '#config/company.ts'
import { paths } from '#domain/site/urls.ts'
import { deferred, deferredPage } from '#src/site/deferred.tsx'

const DashboardView = deferred(() => import('./dashboard-view.tsx').then((module) => module.DashboardView), {
  texts: ['dashboard', 'requests', 'forms', 'quotes', 'floating', 'account'],
})

/** The edge renders a spinner and nothing personal; the browser loads the session. */
export const dashboardPage = deferredPage({
  meta: (_, { t }) => ({
    title: `${t('dashboard.title')} | ${company.name}`,
    description: t('dashboard.meta-description', { company: company.name }),
    keywords: t('dashboard.keywords'),
    canonicalPath: paths.dashboard,
    noIndex: true,
  }),
  Body: DashboardView,
})
