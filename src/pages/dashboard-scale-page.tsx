import { company } from '#config/company.ts'
import { AppError } from '#domain/errors/error.ts'
import { paths } from '#domain/site/urls.ts'
import { deferred, deferredPage } from '#src/site/deferred.tsx'

const DashboardScaleView = deferred(
  () => import('./dashboard-scale-view.tsx').then((module) => module.DashboardScaleView),
  { texts: ['dashboard', 'scales', 'models', 'forms'] },
)

/** The logbook of an instrument; loaded in the browser only, like the whole area. */
export const dashboardScalePage = deferredPage({
  load: ({ params: { id = '' } }) =>
    isScaleId(id) ? Promise.resolve({ id }) : Promise.reject(new AppError('not-found')),
  meta: ({ id }, { t }) => ({
    title: `${t('dashboard.logbook')} | ${company.name}`,
    description: t('dashboard.meta-description', { company: company.name }),
    keywords: t('dashboard.keywords'),
    canonicalPath: paths.dashboardScale(id),
    noIndex: true,
  }),
  Body: DashboardScaleView,
})

/** True for the form of an instrument's id, a UUID. */
const isScaleId = (id: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)
