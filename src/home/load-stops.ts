import { gram, tonne } from '#domain/metrology/mass.ts'

/** The stops of the slider, µg: 1, 2, 5 … from 1 g to 50 t. */
export const loadStops: readonly number[] = Array.from({ length: 8 }, (_, decade) =>
  [1, 2, 5].map((digit) => digit * gram * 10 ** decade),
)
  .flat()
  .filter((ug) => ug <= 50 * tonne)

/** The place of the stop that is nearest to a load, by ratio. */
export function nearestStop(ug: number): number {
  const distances = loadStops.map((stop) => Math.abs(Math.log(Math.max(ug, 1) / stop)))
  return distances.indexOf(Math.min(...distances))
}
