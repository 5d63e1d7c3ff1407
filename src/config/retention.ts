/**
 * How long what is stored about persons is kept, by what it is; apart from `limits`, which every first page loads. The
 * sweep, the erasure, the export, the desk and the privacy page derive their days and sentences from it
 * (docs/decisions/0069).
 */
export const retention = {
  /** Requests of which no contract came: years after their last event; messages: after they were sent (CNIL). */
  request: { years: 3 },
  /** Accepted offers, with what proves them: years after the end of the year (Code de commerce, article L123-22). */
  contract: { years: 10 },
  /** Accounts after the last contact (CNIL), and how long before a mail says so. */
  account: { years: 3, warningDays: 30 },
  /** The network that an account was made from. */
  network: { years: 1 },
  sentMail: { days: 30 },
  /** What staff changed at the desk. */
  audit: { years: 3 },
} as const

/** Counting what is searched without a result. */
export const demandLimits = {
  /** Different searches that are counted in a day; more are noise. */
  missesADay: 500,
  /** Networks that must have made a search before its words are kept; the privacy page names it. */
  missNetworks: 3,
  /** Days after which a count is deleted; the privacy page names it. */
  missDays: 180,
} as const
