import { company } from '#config/company.ts'
import { paths } from '#domain/urls.ts'
import { definePage } from '#src/app/page.ts'
import { type TextKey, useTranslate } from '#src/i18n/index.ts'
import { Heading } from '#src/ui/heading.tsx'

export const privacyPage = definePage<null>({
  load: () => Promise.resolve(null),
  meta: (_, { t }) => ({
    title: `${t('privacy.title')} | ${company.name}`,
    description: t('privacy.meta-description'),
    keywords: t('privacy.keywords'),
    canonicalPath: paths.privacy,
    breadcrumbs: [
      { name: t('nav.home'), path: paths.home },
      { name: t('privacy.title'), path: paths.privacy },
    ],
  }),
  View: PrivacyView,
})

const sections = ['requests', 'mail', 'browser', 'network', 'rights'] as const

/** What this software really stores, where and how long. */
function PrivacyView() {
  const t = useTranslate()
  return (
    <article className="wrap prose">
      <Heading>{t('privacy.title')}</Heading>
      <p className="lead">{t('privacy.lead', { company: company.name })}</p>
      {sections.map((section) => (
        <section key={section}>
          <h2>{t(`privacy.${section}` as TextKey)}</h2>
          <p>{t(`privacy.${section}-text` as TextKey, { email: company.email })}</p>
        </section>
      ))}
    </article>
  )
}
