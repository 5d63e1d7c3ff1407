import { company } from '#config/company.ts'
import { pagePaths, paths } from '#domain/site/urls.ts'
import { deferred } from '#src/site/deferred.tsx'
import { definePage } from '#src/site/page.ts'

const Body = deferred(() => import('#src/accounts/verify-body.tsx').then((module) => module.VerifyBody), {
  texts: ['forms', 'session', 'account'],
})

export const verifyEmailPage = definePage<null>({
  load: () => Promise.resolve(null),
  meta: (_, { t }) => ({
    title: `${t('verify.title')} | ${company.name}`,
    description: t('verify.meta-description', { company: company.name }),
    keywords: t('verify.keywords'),
    canonicalPath: pagePaths['verify-email'],
    breadcrumbs: [
      { name: t('nav.home'), path: paths.home },
      { name: t('verify.title'), path: pagePaths['verify-email'] },
    ],
    noIndex: true,
  }),
  View: () => <Body />,
  deferred: [Body],
})
