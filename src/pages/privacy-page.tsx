import { company } from '#config/company.ts'
import type { LegalText } from '#domain/content/dated-version.ts'
import { paths } from '#domain/site/urls.ts'
import { deferred } from '#src/site/deferred.tsx'
import { definePage } from '#src/site/page.ts'
import { loadLegalText } from './load-legal-text.ts'

const PrivacyView = deferred(() => import('./privacy-view.tsx').then((module) => module.PrivacyView), {
  texts: ['privacy', 'versions'],
})

export const privacyPage = definePage<LegalText>({
  load: loadLegalText('privacy'),
  meta: ({ present }, { t }) => ({
    noIndex: present !== null,
    title: `${t('privacy.title')} | ${company.name}`,
    description: t('privacy.meta-description'),
    keywords: t('privacy.keywords'),
    canonicalPath: paths.privacy,
    breadcrumbs: [
      { name: t('nav.home'), path: paths.home },
      { name: t('privacy.title'), path: paths.privacy },
    ],
  }),
  View: ({ data }) => <PrivacyView text={data} />,
  deferred: [PrivacyView],
})
