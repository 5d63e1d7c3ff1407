/**
 * The frame's components that come after the start of a page. With everything that they import, and with
 * `src/entry-deferred.ts`, they are one file (`scripts/vite-shared-chunks.ts`): the bundler would make one of each
 * module that two of them share, sixty in all, which cost a page a tenth of its processor time.
 */
export { AccountArea } from '#src/accounts/account-area.tsx'
export { AuthOverlay } from '#src/accounts/auth-overlay.tsx'
export { ComparedCount } from '#src/comparison/comparison-floating.tsx'
export { CallLink, CallRow } from '#src/contact/call.tsx'
export { FooterForm } from '#src/newsletter/footer-form.tsx'
export { OfflineNotice } from '#src/offline/offline-notice.tsx'
export { PlateLink } from '#src/scales/plate-link.tsx'
export { FooterColumns } from '#src/shell/footer-columns.tsx'
export { SiteNotices } from '#src/shell/site-notices.tsx'
export { KeptOverlay } from './kept-overlay.tsx'
export { ComparisonOverlay, QuoteOverlay } from './quote-overlay.tsx'
