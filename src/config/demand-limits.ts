/** Counting what is searched without a result. */
export const demandLimits = {
  /** Different searches that are counted in a day; more are noise. */
  missesADay: 500,
  /** Days after which a count is deleted; the privacy page names it. */
  missDays: 180,
} as const
