import { pagePaths } from '#domain/site/urls.ts'
import { deferred, deferredPage, pageMeta } from '#src/site/deferred.tsx'

const Body = deferred(() => import('#src/accounts/verify-body.tsx').then((module) => module.VerifyBody), {
  texts: ['forms', 'session', 'account'],
})

export const verifyEmailPage = deferredPage({
  meta: (_, { t }) => ({ ...pageMeta(t, 'verify', pagePaths['verify-email']), noIndex: true }),
  Body,
})
