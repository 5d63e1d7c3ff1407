import type { Frame } from '#src/app/app.tsx'
import { deferred } from '#src/app/deferred.tsx'

/** Components of features around every page; the application frame does not import them itself. */
export const frame: Frame = {
  overlays: [
    deferred(() => import('#src/app/later/offline-notice.tsx').then((module) => module.OfflineNotice)),
    deferred(() => import('./kept-overlay.tsx').then((module) => module.KeptOverlay)),
    deferred(() => import('./quote-overlay.tsx').then((module) => module.QuoteOverlay), {
      texts: ['quotes', 'floating'],
    }),
    deferred(() => import('./comparison-overlay.tsx').then((module) => module.ComparisonOverlay), {
      texts: ['compare', 'models'],
    }),
    deferred(() => import('#src/accounts/auth-overlay.tsx').then((module) => module.AuthOverlay)),
  ],
  assistant: deferred(() => import('./assistant-panel.tsx').then((module) => module.AssistantPanel), {
    texts: ['assistant', 'forms'],
    onDemand: true,
  }),
  header: [
    deferred(() => import('#src/accounts/account-area.tsx').then((module) => module.AccountArea), {
      texts: ['session'],
    }),
  ],
  footer: [
    deferred(() => import('#src/newsletter/footer-form.tsx').then((module) => module.FooterForm), {
      texts: ['forms', 'newsletter'],
    }),
    deferred(() => import('#src/comparison/compared-count.tsx').then((module) => module.ComparedCount), {
      texts: ['compare'],
    }),
  ],
}
