import { deferred } from '#src/site/deferred.tsx'
import { legalTextPage } from './legal-text-page.ts'

const TermsView = deferred(() => import('./terms-view.tsx').then((module) => module.TermsView), {
  texts: ['terms', 'versions'],
})

export const page = legalTextPage('terms', TermsView)
