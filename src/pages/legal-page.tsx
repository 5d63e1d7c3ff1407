import { company } from '#config/company.ts'
import { paths } from '#domain/site/urls.ts'
import { deferred } from '#src/site/deferred.tsx'
import { definePage } from '#src/site/page.ts'

const LegalView = deferred<object>(() => import('./legal-view.tsx').then((module) => module.LegalView), {
  texts: ['legal'],
})

export const legalPage = definePage<null>({
  load: () => Promise.resolve(null),
  meta: (_, { t }) => ({
    title: `${t('legal.title')} | ${company.name}`,
    description: t('legal.meta-description', { company: company.name }),
    keywords: t('legal.keywords'),
    canonicalPath: paths.legal,
    breadcrumbs: [
      { name: t('nav.home'), path: paths.home },
      { name: t('legal.title'), path: paths.legal },
    ],
  }),
  View: () => <LegalView />,
  deferred: [LegalView],
})
