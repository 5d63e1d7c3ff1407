import { company } from '#config/company.ts'
import { paths } from '#domain/site/urls.ts'
import { definePage } from '#src/app/page.ts'
import { definePart } from '#src/app/part.tsx'
import { AreaCheck, ServiceAreaMap } from '#src/area/parts.ts'
import { type Question, questionsOf } from '#src/faq/questions.ts'

const ContactView = definePart<{ questions: readonly Question[] }>(['contact', 'forms'], () =>
  import('./contact-view.tsx').then((module) => module.ContactView),
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
  parts: [ContactView, AreaCheck, ServiceAreaMap],
})
