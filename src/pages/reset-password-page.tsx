import { pagePaths } from '#domain/site/urls.ts'
import { deferred, deferredPage } from '#src/site/deferred.tsx'
import { pageMeta } from '#src/site/page-meta.ts'

const Body = deferred(() => import('#src/accounts/reset-body.tsx').then((module) => module.ResetBody), {
  texts: ['forms', 'session', 'account'],
})

export const page = deferredPage({
  meta: (_, { t }) => ({ ...pageMeta(t, 'reset', pagePaths['reset-password']), noIndex: true }),
  Body,
})
