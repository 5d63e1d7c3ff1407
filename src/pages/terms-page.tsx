import { company } from '#config/company.ts'
import { paths } from '#domain/site/urls.ts'
import { deferred } from '#src/site/deferred.tsx'
import { definePage } from '#src/site/page.ts'

const TermsView = deferred<object>(() => import('./terms-view.tsx').then((module) => module.TermsView), {
  texts: ['terms'],
})

export const termsPage = definePage<null>({
  load: () => Promise.resolve(null),
  meta: (_, { t }) => ({
    title: `${t('terms.title')} | ${company.name}`,
    description: t('terms.meta-description', { company: company.name }),
    keywords: t('terms.keywords'),
    canonicalPath: paths.terms,
    breadcrumbs: [
      { name: t('nav.home'), path: paths.home },
      { name: t('terms.title'), path: paths.terms },
    ],
  }),
  View: () => <TermsView />,
  deferred: [TermsView],
})
