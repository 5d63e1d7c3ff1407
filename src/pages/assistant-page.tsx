import { company } from '#config/company.ts'
import { paths } from '#domain/site/urls.ts'
import { deferred, deferredPage } from '#src/site/deferred.tsx'

const AssistantView = deferred(() => import('./assistant-view.tsx').then((module) => module.AssistantView), {
  texts: ['assistant', 'forms'],
})

export const assistantPage = deferredPage({
  meta: (_, { t }) => ({
    title: `${t('talk.title')} | ${company.name}`,
    description: t('talk.meta-description'),
    keywords: t('talk.keywords'),
    canonicalPath: paths.assistant,
    breadcrumbs: [{ name: t('talk.title'), path: paths.assistant }],
  }),
  Body: AssistantView,
})
