/**
 * The general terms in force (`src/i18n/{fr,en,de}/terms.ts`). A changed text gets a new version and its day: requests
 * and decisions are stored with the version that was accepted.
 */
export const terms = {
  version: '1.0',
  /** First day (ISO) of this version. */
  from: '2026-11-22',
  /** Marks the text as a demonstration: no lawyer has checked it, and the company is fictional. */
  isDemonstration: true,
} as const
