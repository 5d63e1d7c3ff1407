/**
 * Properties in which a value is marked, with the words that say why; size and mass depend on the need and never are.
 */
const bestReasons = ['max', 'min', 'minimum-weight', 'd', 'warranty', 'protection'] as const
/** A property in which the best value is marked. */
export type BestReason = (typeof bestReasons)[number]

/**
 * Rank of a value, smaller is better in each number; null: not comparable. With two numbers, such as the digits of an
 * IP code, both count: neither of IP65 and IP56 is better.
 */
export type Score = readonly number[] | null

const atLeastAsGood = (one: readonly number[], other: readonly number[]) =>
  one.every((number, i) => number <= (other[i] ?? Number.POSITIVE_INFINITY))

/**
 * Marks the columns that no other one beats in any number; none when all are equal or fewer than two are comparable.
 */
export function bestColumns(scores: readonly Score[]): boolean[] {
  const rated = scores.filter((score) => score !== null)
  const best = scores.map((score) => score !== null && rated.every((other) => atLeastAsGood(score, other)))
  const anyWorse = scores.some((score, i) => score !== null && !best[i])
  return best.map((isBest) => isBest && anyWorse)
}
