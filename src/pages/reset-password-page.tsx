import { company } from '#config/company.ts'
import { pagePaths } from '#domain/site/urls.ts'
import { deferred, deferredPage } from '#src/site/deferred.tsx'

const Body = deferred(() => import('#src/accounts/reset-body.tsx').then((module) => module.ResetBody), {
  texts: ['forms', 'session', 'account'],
})

export const resetPasswordPage = deferredPage({
  meta: (_, { t }) => ({
    title: `${t('reset.title')} | ${company.name}`,
    description: t('reset.meta-description', { company: company.name }),
    keywords: t('reset.keywords'),
    canonicalPath: pagePaths['reset-password'],
    breadcrumbs: [{ name: t('reset.title'), path: pagePaths['reset-password'] }],
    noIndex: true,
  }),
  Body,
})
