import { company } from '#config/company.ts'
import { AppError } from '#domain/errors/error.ts'
import { paths } from '#domain/site/urls.ts'
import { deferred, deferredPage } from '#src/site/deferred.tsx'
import { privateMeta } from '#src/site/page-meta.ts'

const DashboardScaleView = deferred(
  () => import('./dashboard-scale-view.tsx').then((module) => module.DashboardScaleView),
  { texts: ['dashboard', 'scales', 'models', 'forms'] },
)

/** The logbook of an instrument; loaded in the browser only, like the whole area. */
export const page = deferredPage({
  load: ({ params: { id = '' } }) =>
    isScaleId(id) ? Promise.resolve({ id }) : Promise.reject(new AppError('not-found')),
  meta: ({ id }, { t }) => ({
    ...privateMeta(t, 'dashboard', paths.dashboardScale(id)),
    title: `${t('dashboard.logbook')} | ${company.name}`,
  }),
  Body: DashboardScaleView,
})

/** True for the form of an instrument's id, a UUID. */
const isScaleId = (id: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)
