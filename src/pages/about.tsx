import { company } from '#config/company.ts'
import { paths } from '#domain/urls.ts'
import { definePage } from '#src/app/page.ts'
import { useTranslate } from '#src/i18n/index.ts'
import { Heading } from '#src/ui/heading.tsx'

export const aboutPage = definePage<null>({
  load: () => Promise.resolve(null),
  meta: (_, { t }) => ({
    title: `${t('about.title')} | ${company.name}`,
    description: t('about.title'),
    keywords: t('about.title'),
    canonicalPath: paths.about,
    breadcrumbs: [
      { name: t('nav.home'), path: paths.home },
      { name: t('nav.about'), path: paths.about },
    ],
  }),
  View: AboutView,
})

function AboutView() {
  const t = useTranslate()
  return (
    <div className="wrap">
      <Heading>{t('about.title')}</Heading>
    </div>
  )
}
