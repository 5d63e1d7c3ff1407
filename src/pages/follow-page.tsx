import { pagePaths, paths } from '#domain/site/urls.ts'
import { deferred, deferredPage } from '#src/site/deferred.tsx'
import { pageMeta } from '#src/site/page-meta.ts'

const FollowView = deferred(() => import('./follow-view.tsx').then((module) => module.FollowView), {
  texts: ['requests', 'forms', 'quotes', 'hours'],
})

/** A quote request by the link of its mails. The token is in the fragment, so the page is the same for everybody. */
export const page = deferredPage({
  meta: (_, { t }) => ({
    ...pageMeta(t, 'request', pagePaths.follow),
    breadcrumbs: [
      { name: t('nav.quote'), path: paths.quote },
      { name: t('request.title'), path: pagePaths.follow },
    ],
    noIndex: true,
  }),
  Body: FollowView,
})
