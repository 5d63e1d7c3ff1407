/** Limits of what the desk writes for pages. */
export const contentLimits = {
  /** Characters of a notice, or of the reason of a closure, in one language. */
  noticeLength: 300,
  /** Opening hours of one day in so many parts. */
  spans: 4,
  /** Days of one closure. */
  closureDays: 366,
  /** Announcements that are stored at most. */
  announcements: 500,
  /** Changes of announcements that are listed, to put back what was before. */
  changes: 20,
  /** A closure is said on every page so many days before it begins. */
  announcedDays: 14,
  /** Characters of an article in one language. */
  titleLength: 120,
  excerptLength: 300,
  markdownLength: 60_000,
  /** Sub-categories and related articles of one article. */
  references: 20,
  /** Questions of a page, and their lengths. */
  questions: 20,
  questionLength: 200,
  answerLength: 1200,
  /** Versions that are listed at most. */
  versions: 2000,
} as const
