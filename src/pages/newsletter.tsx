import { company } from '#config/company.ts'
import { paths } from '#domain/site/urls.ts'
import { definePage } from '#src/app/page.ts'
import { definePart } from '#src/app/part.tsx'
import { useTranslate } from '#src/i18n/index.ts'
import { Heading } from '#src/ui/heading.tsx'

const Body = definePart<object>(['forms', 'newsletter'], () =>
  import('#src/newsletter/body.tsx').then((module) => module.Body),
)

export const newsletterPage = definePage<null>({
  load: () => Promise.resolve(null),
  meta: (_, { t }) => ({
    title: `${t('newsletter.title')} | ${company.name}`,
    description: t('newsletter.meta-description', { company: company.name }),
    keywords: t('newsletter.keywords'),
    canonicalPath: paths.newsletter,
    breadcrumbs: [
      { name: t('nav.home'), path: paths.home },
      { name: t('newsletter.title'), path: paths.newsletter },
    ],
    noIndex: true,
  }),
  View: NewsletterView,
  parts: [Body],
})

/** Where the links of the newsletter's mails lead; without one it is the form. */
function NewsletterView() {
  const t = useTranslate()
  return (
    <div className="wrap newsletter-page">
      <header className="page-head">
        <Heading>{t('newsletter.title')}</Heading>
        <p className="lead">{t('newsletter.purpose')}</p>
      </header>
      <Body />
    </div>
  )
}
