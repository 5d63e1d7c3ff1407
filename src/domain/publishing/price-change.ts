/** Steps to which changed prices are rounded, in cents. */
export const roundingSteps = [1, 10, 50, 100, 500, 1000] as const
export type RoundingStep = (typeof roundingSteps)[number]

/** A price rise or cut of many models. */
export type PriceChange = {
  /** In hundredths of a percent, so that it is exact: 3.25 % is 325. */
  percentHundredths: number
  step: RoundingStep
}

/**
 * A price in cents after a change, rounded to the nearest step, halves up; never below one step, so that nothing
 * becomes free. A price on request (null) stays so.
 */
export function changedPrice(cents: number | null, { percentHundredths, step }: PriceChange): number | null {
  if (cents === null) return null
  // Integers up to 10^13 × 2·10^4 would lose digits; prices end at 10^9 cents.
  const exact = cents * (10_000 + percentHundredths)
  const steps = Math.floor(exact / (10_000 * step) + 0.5)
  return Math.max(1, steps) * step
}
