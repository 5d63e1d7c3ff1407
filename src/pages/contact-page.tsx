import { company } from '#config/company.ts'
import { messagePattern, sentReference } from '#domain/quote-requests/reference.ts'
import { paths } from '#domain/site/urls.ts'
import { AreaCheck, ServiceAreaMap } from '#src/area/deferred-parts.ts'
import { loadQuestions } from '#src/faq/questions.ts'
import { deferred, deferredPage } from '#src/site/deferred.tsx'
import { business } from './organisation.ts'

const ContactView = deferred(() => import('./contact-view.tsx').then((module) => module.ContactView), {
  texts: ['contact', 'forms', 'hours', 'message', 'quotes'],
})

export const page = deferredPage({
  load: async ({ search, ...context }) => ({
    // A message that was sent without JavaScript: the page is its confirmation.
    sent: sentReference(search, messagePattern),
    questions: await loadQuestions('contact', context),
  }),
  meta: ({ sent, questions }, context) => ({
    title: `${context.t(sent ? 'contact.sent' : 'contact.title')} | ${company.name}`,
    description: context.t('contact.meta-description', {
      city: context.company.city,
      radius: company.serviceRadiusKm,
    }),
    keywords: context.t('contact.keywords'),
    canonicalPath: paths.contact,
    noIndex: sent !== null,
    faq: questions,
    jsonLd: [business(context)],
    breadcrumbs: [{ name: context.t('contact.title'), path: paths.contact }],
  }),
  Body: ContactView,
  deferred: [AreaCheck, ServiceAreaMap],
})
