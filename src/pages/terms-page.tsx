import { company } from '#config/company.ts'
import type { LegalText } from '#domain/content/dated-version.ts'
import { paths } from '#domain/site/urls.ts'
import { deferred } from '#src/site/deferred.tsx'
import { definePage } from '#src/site/page.ts'
import { loadLegalText } from './load-legal-text.ts'

const TermsView = deferred(() => import('./terms-view.tsx').then((module) => module.TermsView), {
  texts: ['terms', 'versions'],
})

export const termsPage = definePage<LegalText>({
  load: loadLegalText('terms'),
  meta: ({ present }, { t }) => ({
    noIndex: present !== null,
    title: `${t('terms.title')} | ${company.name}`,
    description: t('terms.meta-description', { company: company.name }),
    keywords: t('terms.keywords'),
    canonicalPath: paths.terms,
    breadcrumbs: [
      { name: t('nav.home'), path: paths.home },
      { name: t('terms.title'), path: paths.terms },
    ],
  }),
  View: ({ data }) => <TermsView text={data} />,
  deferred: [TermsView],
})
