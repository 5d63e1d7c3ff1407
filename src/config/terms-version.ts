/** The general terms that the site begins with (`src/i18n/{locale}/terms.json`); the desk writes those that follow. */
export const terms = {
  /** First day (ISO) on which they are in force. */
  from: '2026-11-22',
  /** Marks the text as a demonstration: no lawyer has checked it, and the company is fictional. */
  isDemonstration: true,
} as const
