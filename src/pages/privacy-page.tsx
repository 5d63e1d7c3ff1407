import { deferred } from '#src/site/deferred.tsx'
import { legalTextPage } from './legal-text-page.ts'

const PrivacyView = deferred(() => import('./privacy-view.tsx').then((module) => module.PrivacyView), {
  texts: ['privacy', 'versions'],
})

export const page = legalTextPage('privacy', PrivacyView)
