const leading = [5, 2, 1] as const

/**
 * The largest interval of the form 1, 2 or 5 × 10^k µg that is not above a mass (OIML R 76-1, 4.2.2.1); null below 1
 * µg.
 */
export function intervalAtMost(ug: number): number | null {
  if (!(ug >= 1) || ug === Number.POSITIVE_INFINITY) return null
  let power = 1
  while (power * 10 <= ug) power *= 10
  const factor = leading.find((digit) => digit * power <= ug) ?? 1
  return factor * power
}

/** The smallest interval of that form that is not below a mass; null below 1 µg. */
export function intervalAtLeast(ug: number): number | null {
  const below = intervalAtMost(ug)
  if (below === null) return null
  return (
    [1, 2, 2.5].map((factor) => factor * below).find((step) => step >= ug && intervalAtMost(step) === step) ??
    null
  )
}

/** The next smaller interval of the form 1, 2 or 5 × 10^k µg; null below 1 µg. */
export const nextSmallerInterval = (intervalUg: number) => intervalAtMost(intervalUg - 1)
