/**
 * USP <41>, Ph. Eur. 2.1.7: the minimum weight is 2000 × the larger of the repeatability s and 0.41 d, in µg. Before
 * s is known, 820 d is the best that an instrument can do.
 */
export function minimumWeightUg(dUg: number, repeatabilityUg: number | null): number {
  return Math.max(2000 * (repeatabilityUg ?? 0), 820 * dUg)
}

/** d in µg that a smallest quantity asks for at best, and with a safety factor of 2. */
export const minimumWeightD = (smallestUg: number) => ({
  hardUg: smallestUg / 820,
  wantedUg: smallestUg / 1640,
})
