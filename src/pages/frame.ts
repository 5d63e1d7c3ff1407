import type { Frame } from '#src/app/app.tsx'
import { definePart } from '#src/app/part.tsx'

/** What features put around every page; the frame itself knows none of them. */
export const frame: Frame = {
  overlays: [
    definePart([], () => import('#src/app/offline-notice.tsx').then((module) => module.OfflineNotice)),
    definePart(['quotes', 'floating'], () =>
      import('./quote-overlay.tsx').then((module) => module.QuoteOverlay),
    ),
    definePart(['compare', 'models'], () =>
      import('./comparison-overlay.tsx').then((module) => module.ComparisonOverlay),
    ),
    definePart([], () => import('#src/accounts/auth-overlay.tsx').then((module) => module.AuthOverlay)),
  ],
  header: [
    definePart(['session'], () =>
      import('#src/accounts/account-area.tsx').then((module) => module.AccountArea),
    ),
  ],
  footer: [
    definePart(['forms', 'newsletter'], () =>
      import('#src/newsletter/footer-form.tsx').then((module) => module.FooterForm),
    ),
    definePart(['compare'], () =>
      import('#src/comparison/compared-count.tsx').then((module) => module.ComparedCount),
    ),
  ],
}
