import { company } from '#config/company.ts'
import { paths } from '#domain/site/urls.ts'
import { deferred } from '#src/site/deferred.tsx'
import { definePage } from '#src/site/page.ts'

const AssistantView = deferred(() => import('./assistant-view.tsx').then((module) => module.AssistantView), {
  texts: ['assistant', 'forms'],
})

export const assistantPage = definePage<null>({
  load: async () => null,
  meta: (_, { t }) => ({
    title: `${t('talk.title')} | ${company.name}`,
    description: t('talk.meta-description'),
    keywords: t('talk.keywords'),
    canonicalPath: paths.assistant,
    breadcrumbs: [
      { name: t('nav.home'), path: paths.home },
      { name: t('talk.title'), path: paths.assistant },
    ],
  }),
  View: () => <AssistantView />,
  deferred: [AssistantView],
})
