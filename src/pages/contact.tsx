import { company } from '#config/company.ts'
import { paths } from '#domain/site/urls.ts'
import { deferred } from '#src/app/deferred.tsx'
import { definePage } from '#src/app/page.ts'
import { AreaCheck, ServiceAreaMap } from '#src/area/deferred.ts'
import { type Question, questionsOf } from '#src/faq/questions.ts'

const ContactView = deferred<{ questions: readonly Question[] }>(
  () => import('./contact-view.tsx').then((module) => module.ContactView),
  { texts: ['contact', 'forms'] },
)

type Data = { questions: Question[] }

export const contactPage = definePage<Data>({
  load: async ({ locale }) => ({ questions: await questionsOf('contact', locale) }),
  meta: ({ questions }, { t }) => ({
    title: `${t('contact.title')} | ${company.name}`,
    description: t('contact.meta-description', { city: company.city, radius: company.serviceRadiusKm }),
    keywords: t('contact.keywords'),
    canonicalPath: paths.contact,
    faq: questions,
    breadcrumbs: [
      { name: t('nav.home'), path: paths.home },
      { name: t('contact.title'), path: paths.contact },
    ],
  }),
  View: ({ data }) => <ContactView {...data} />,
  deferred: [ContactView, AreaCheck, ServiceAreaMap],
})
