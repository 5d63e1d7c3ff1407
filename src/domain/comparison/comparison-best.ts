/** What makes a value better as a matter of fact; capacity, size or mass are a matter of need and never marked. */
export const bestReasons = ['price', 'min', 'd', 'warranty', 'protection'] as const
export type BestReason = (typeof bestReasons)[number]

/**
 * A value's rank: each number the smaller the better; null cannot be compared. Two numbers, such as the digits of an IP
 * code, must both hold their own: IP65 and IP56 have no better one.
 */
export type Score = readonly number[] | null

const atLeastAsGood = (one: readonly number[], other: readonly number[]) =>
  one.every((number, i) => number <= (other[i] ?? Number.POSITIVE_INFINITY))

/** The columns that no other one beats in anything; none where all are alike or fewer than two can be compared. */
export function bestColumns(scores: readonly Score[]): boolean[] {
  const known = scores.filter((score) => score !== null)
  const best = scores.map((score) => score !== null && known.every((other) => atLeastAsGood(score, other)))
  const anyWorse = scores.some((score, i) => score !== null && !best[i])
  return best.map((isBest) => isBest && anyWorse)
}
