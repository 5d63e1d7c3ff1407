import { company } from '#config/company.ts'
import { paths } from '#domain/site/urls.ts'
import { deferred } from '#src/site/deferred.tsx'
import { definePage } from '#src/site/page.ts'

const PrivacyView = deferred<object>(
  () => import('./privacy-view.tsx').then((module) => module.PrivacyView),
  { texts: ['legal'] },
)

export const privacyPage = definePage<null>({
  load: () => Promise.resolve(null),
  meta: (_, { t }) => ({
    title: `${t('privacy.title')} | ${company.name}`,
    description: t('privacy.meta-description'),
    keywords: t('privacy.keywords'),
    canonicalPath: paths.privacy,
    breadcrumbs: [
      { name: t('nav.home'), path: paths.home },
      { name: t('privacy.title'), path: paths.privacy },
    ],
  }),
  View: () => <PrivacyView />,
  deferred: [PrivacyView],
})
