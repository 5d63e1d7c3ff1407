/** USP <41>: the minimum weight is so many standard deviations, each counted as no less than this part of d. */
export const [deviations, leastDeviation] = [2000, 0.41]
/** What an instrument weighs at best, in d. */
export const bestIntervals = Math.round(deviations * leastDeviation)

/**
 * USP <41>, Ph. Eur. 2.1.7: the minimum weight is 2000 × the larger of the repeatability s and 0.41 d, in µg. Before
 * s is known, 820 d is the best that an instrument can do.
 */
export function minimumWeightUg(dUg: number, repeatabilityUg: number | null): number {
  return Math.max(deviations * (repeatabilityUg ?? 0), bestIntervals * dUg)
}

/** d in µg that a smallest quantity asks for at best, and with a safety factor of 2. */
export const minimumWeightD = (smallestUg: number) => ({
  hardUg: smallestUg / bestIntervals,
  wantedUg: smallestUg / (2 * bestIntervals),
})
