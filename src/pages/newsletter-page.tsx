import { company } from '#config/company.ts'
import { paths } from '#domain/site/urls.ts'
import { deferred } from '#src/site/deferred.tsx'
import { definePage } from '#src/site/page.ts'

const Body = deferred(() => import('#src/newsletter/body.tsx').then((module) => module.Body), {
  texts: ['forms', 'newsletter'],
})

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
  deferred: [Body],
})
