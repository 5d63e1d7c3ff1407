import { paths } from '#domain/site/urls.ts'
import { deferred, deferredPage } from '#src/site/deferred.tsx'
import { privateMeta } from '#src/site/page-meta.ts'

const DashboardView = deferred(() => import('./dashboard-view.tsx').then((module) => module.DashboardView), {
  texts: ['dashboard', 'requests', 'forms', 'quotes', 'floating', 'account'],
})

/** The edge renders a spinner and nothing personal; the browser loads the session. */
export const page = deferredPage({
  meta: (_, { t }) => privateMeta(t, 'dashboard', paths.dashboard),
  Body: DashboardView,
})
