import { company } from '#config/company.ts'
import { paths } from '#domain/urls.ts'
import { definePage } from '#src/app/page.ts'
import { definePart } from '#src/app/part.tsx'

const ContactView = definePart<object>(['contact', 'forms'], () =>
  import('./contact-view.tsx').then((module) => module.ContactView),
)

export const contactPage = definePage<null>({
  load: () => Promise.resolve(null),
  meta: (_, { t }) => ({
    title: `${t('contact.title')} | ${company.name}`,
    description: t('contact.meta-description', { city: company.city, radius: company.serviceRadiusKm }),
    keywords: t('contact.keywords'),
    canonicalPath: paths.contact,
    breadcrumbs: [
      { name: t('nav.home'), path: paths.home },
      { name: t('contact.title'), path: paths.contact },
    ],
  }),
  View: () => <ContactView />,
  parts: [ContactView],
})
