import { company } from '#config/company.ts'
import { paths } from '#domain/site/urls.ts'
import { definePage } from '#src/app/page.ts'
import { definePart } from '#src/app/part.tsx'

const Body = definePart<object>(['forms', 'session', 'account'], () =>
  import('#src/accounts/verify-body.tsx').then((module) => module.VerifyBody),
)

export const verifyEmailPage = definePage<null>({
  load: () => Promise.resolve(null),
  meta: (_, { t }) => ({
    title: `${t('verify.title')} | ${company.name}`,
    description: t('verify.meta-description', { company: company.name }),
    keywords: t('verify.keywords'),
    canonicalPath: paths.verifyEmail,
    breadcrumbs: [
      { name: t('nav.home'), path: paths.home },
      { name: t('verify.title'), path: paths.verifyEmail },
    ],
    noIndex: true,
  }),
  View: () => <Body />,
  parts: [Body],
})
