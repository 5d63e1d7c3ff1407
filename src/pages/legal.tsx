import { company } from '#config/company.ts'
import { paths } from '#domain/site/urls.ts'
import { definePage } from '#src/app/page.ts'
import { definePart } from '#src/app/part.tsx'

const LegalView = definePart<object>(['legal'], () =>
  import('./legal-view.tsx').then((module) => module.LegalView),
)

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
  parts: [LegalView],
})
