import { company } from '#config/company.ts'
import { pagePaths } from '#domain/site/urls.ts'
import { deferred, deferredPage } from '#src/site/deferred.tsx'

const Body = deferred(() => import('#src/accounts/verify-body.tsx').then((module) => module.VerifyBody), {
  texts: ['forms', 'session', 'account'],
})

export const verifyEmailPage = deferredPage({
  meta: (_, { t }) => ({
    title: `${t('verify.title')} | ${company.name}`,
    description: t('verify.meta-description', { company: company.name }),
    keywords: t('verify.keywords'),
    canonicalPath: pagePaths['verify-email'],
    breadcrumbs: [{ name: t('verify.title'), path: pagePaths['verify-email'] }],
    noIndex: true,
  }),
  Body,
})
