import { paths } from '#domain/site/urls.ts'
import { deferred, deferredPage } from '#src/site/deferred.tsx'
import { pageMeta } from '#src/site/page-meta.ts'

const AssistantView = deferred(() => import('./assistant-view.tsx').then((module) => module.AssistantView), {
  texts: ['assistant', 'forms'],
})

export const page = deferredPage({
  meta: (_, { t }) => pageMeta(t, 'talk', paths.assistant),
  Body: AssistantView,
})
