/**
 * What every page of a browser needs once it runs, beside `src/pages/late-frame.ts` and in the same file
 * (`scripts/vite-shared-chunks.ts`); the edge needs none of it. The error page must be there before the network is
 * gone.
 */
export { readStoredComparison } from '#domain/comparison/comparison-stored.ts'
export { readStoredItems } from '#domain/quotes/quote-stored.ts'
export { callCached } from '#src/api/browser-client.ts'
export { afterStart } from '#src/app/later/after-start.ts'
export { errorPage } from '#src/app/later/error-page.tsx'
