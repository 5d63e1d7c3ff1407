/**
 * What every page runs after its start. With everything that it imports it is one file (`scripts/vite-frame-chunk.ts`): the
 * bundler would make one of each module that two of them share, sixty in all, which cost a page a tenth of its processor
 * time. The error page is among them, because it must be there before the network is gone.
 */
export { readStoredComparison } from '#domain/comparison/comparison-stored.ts'
export { readStoredItems } from '#domain/quotes/quote-stored.ts'
export { AccountArea } from '#src/accounts/account-area.tsx'
export { AuthOverlay } from '#src/accounts/auth-overlay.tsx'
export { callCached } from '#src/api/browser-client.ts'
export { afterStart } from '#src/app/later/after-start.ts'
export { errorPage } from '#src/app/later/error-page.tsx'
export { OfflineNotice } from '#src/app/later/offline-notice.tsx'
export { ComparedCount } from '#src/comparison/compared-count.tsx'
export { laterTexts } from '#src/i18n/later-texts.ts'
export { FooterForm } from '#src/newsletter/footer-form.tsx'
export { ComparisonOverlay } from './comparison-overlay.tsx'
export { KeptOverlay } from './kept-overlay.tsx'
export { QuoteOverlay } from './quote-overlay.tsx'
