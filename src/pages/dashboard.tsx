import { company } from '#config/company.ts'
import { paths } from '#domain/site/urls.ts'
import { definePage } from '#src/app/page.ts'
import { definePart } from '#src/app/part.tsx'

const DashboardView = definePart<object>(['dashboard', 'forms', 'quotes', 'floating', 'account'], () =>
  import('./dashboard-view.tsx').then((module) => module.DashboardView),
)

/** The edge draws a spinner and nothing personal; who is here is found out in the browser. */
export const dashboardPage = definePage<null>({
  load: () => Promise.resolve(null),
  meta: (_, { t }) => ({
    title: `${t('dashboard.title')} | ${company.name}`,
    description: t('dashboard.meta-description', { company: company.name }),
    keywords: t('dashboard.keywords'),
    canonicalPath: paths.dashboard,
    noIndex: true,
  }),
  View: () => <DashboardView />,
  parts: [DashboardView],
})
