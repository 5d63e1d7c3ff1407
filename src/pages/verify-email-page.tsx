import { pagePaths } from '#domain/site/urls.ts'
import { deferred, deferredPage } from '#src/site/deferred.tsx'
import { pageMeta } from '#src/site/page-meta.ts'

const Body = deferred(() => import('#src/accounts/verify-body.tsx').then((module) => module.VerifyBody), {
  texts: ['forms', 'session', 'account'],
})

export const page = deferredPage({
  meta: (_, { t }) => ({ ...pageMeta(t, 'verify', pagePaths['verify-email']), noIndex: true }),
  Body,
})
