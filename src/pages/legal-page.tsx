import { company } from '#config/company.ts'
import type { LegalText } from '#domain/content/dated-version.ts'
import { paths } from '#domain/site/urls.ts'
import { deferred } from '#src/site/deferred.tsx'
import { definePage } from '#src/site/page.ts'
import { loadLegalText } from './load-legal-text.ts'

const LegalView = deferred(() => import('./legal-view.tsx').then((module) => module.LegalView), {
  texts: ['legal', 'versions'],
})

export const legalPage = definePage<LegalText>({
  load: loadLegalText('legal'),
  meta: ({ present }, { t }) => ({
    noIndex: present !== null,
    title: `${t('legal.title')} | ${company.name}`,
    description: t('legal.meta-description', { company: company.name }),
    keywords: t('legal.keywords'),
    canonicalPath: paths.legal,
    breadcrumbs: [
      { name: t('nav.home'), path: paths.home },
      { name: t('legal.title'), path: paths.legal },
    ],
  }),
  View: ({ data }) => <LegalView text={data} />,
  deferred: [LegalView],
})
