import { company } from '#config/company.ts'
import { paths } from '#domain/site/urls.ts'
import { definePage } from '#src/app/page.ts'
import { definePart } from '#src/app/part.tsx'

const PrivacyView = definePart<object>(['legal'], () =>
  import('./privacy-view.tsx').then((module) => module.PrivacyView),
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
  parts: [PrivacyView],
})
