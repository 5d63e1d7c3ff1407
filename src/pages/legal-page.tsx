import { deferred } from '#src/site/deferred.tsx'
import { legalTextPage } from './legal-text-page.ts'

const LegalView = deferred(() => import('./legal-view.tsx').then((module) => module.LegalView), {
  texts: ['legal', 'versions'],
})

export const page = legalTextPage('legal', LegalView)
