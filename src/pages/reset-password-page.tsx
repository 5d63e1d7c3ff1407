import { company } from '#config/company.ts'
import { pagePaths, paths } from '#domain/site/urls.ts'
import { deferred } from '#src/site/deferred.tsx'
import { definePage } from '#src/site/page.ts'

const Body = deferred(() => import('#src/accounts/reset-body.tsx').then((module) => module.ResetBody), {
  texts: ['forms', 'session', 'account'],
})

export const resetPasswordPage = definePage<null>({
  load: () => Promise.resolve(null),
  meta: (_, { t }) => ({
    title: `${t('reset.title')} | ${company.name}`,
    description: t('reset.meta-description', { company: company.name }),
    keywords: t('reset.keywords'),
    canonicalPath: pagePaths['reset-password'],
    breadcrumbs: [
      { name: t('nav.home'), path: paths.home },
      { name: t('reset.title'), path: pagePaths['reset-password'] },
    ],
    noIndex: true,
  }),
  View: () => <Body />,
  deferred: [Body],
})
