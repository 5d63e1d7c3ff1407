/** Counting what is searched without a result. */
export const demandLimits = {
  /** Different searches that are counted in a day; more are noise. */
  missesADay: 500,
  /** Networks that must have made a search before its words are kept; the privacy page names it. */
  missNetworks: 3,
  /** Days after which a count is deleted; the privacy page names it. */
  missDays: 180,
} as const
