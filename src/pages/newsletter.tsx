import { company } from '#config/company.ts'
import { paths } from '#domain/site/urls.ts'
import { definePage } from '#src/app/page.ts'
import { definePart } from '#src/app/part.tsx'

const Body = definePart<object>(['forms', 'newsletter'], () =>
  import('#src/newsletter/body.tsx').then((module) => module.Body),
)

export const newsletterPage = definePage<null>({
  load: () => Promise.resolve(null),
  meta: (_, { t }) => ({
    title: `${t('newsletter.title')} | ${company.name}`,
    description: t('newsletter.meta-description', { company: company.name }),
    keywords: t('newsletter.keywords'),
    canonicalPath: paths.newsletter,
    breadcrumbs: [
      { name: t('nav.home'), path: paths.home },
      { name: t('newsletter.title'), path: paths.newsletter },
    ],
    noIndex: true,
  }),
  View: () => <Body />,
  parts: [Body],
})
