/**
 * What every page of a browser needs once it runs, beside `src/pages/deferred-frame.ts` and in the same file
 * (`scripts/vite-shared-chunks.ts`); the edge needs none of it. The error page must be there before the network is
 * gone.
 */

export { callCached } from './api/browser-client.ts'
export { readStoredComparison } from './domain/comparison/comparison-stored.ts'
export { readStoredItems } from './domain/quote-list/quote-stored.ts'
export { laterTexts } from './i18n/later-texts.ts'
export { afterStart } from './shell/after-start.ts'
export { errorPage } from './shell/error-page.tsx'
