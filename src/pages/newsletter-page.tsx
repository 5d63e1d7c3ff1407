import { company } from '#config/company.ts'
import { paths } from '#domain/site/urls.ts'
import { deferred, deferredPage } from '#src/site/deferred.tsx'

const Body = deferred(() => import('#src/newsletter/body.tsx').then((module) => module.Body), {
  texts: ['forms', 'newsletter'],
})

export const newsletterPage = deferredPage({
  meta: (_, { t }) => ({
    title: `${t('newsletter.title')} | ${company.name}`,
    description: t('newsletter.meta-description', { company: company.name }),
    keywords: t('newsletter.keywords'),
    canonicalPath: paths.newsletter,
    breadcrumbs: [{ name: t('newsletter.title'), path: paths.newsletter }],
    noIndex: true,
  }),
  Body,
})
