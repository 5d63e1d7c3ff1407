import { paths } from '#domain/site/urls.ts'
import { deferred, deferredPage } from '#src/site/deferred.tsx'
import { pageMeta } from '#src/site/page-meta.ts'

const Body = deferred(() => import('#src/newsletter/body.tsx').then((module) => module.Body), {
  texts: ['forms', 'newsletter'],
})

export const page = deferredPage({
  meta: (_, { t }) => ({ ...pageMeta(t, 'newsletter', paths.newsletter), noIndex: true }),
  Body,
})
