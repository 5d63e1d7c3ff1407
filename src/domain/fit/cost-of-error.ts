import { kilogram } from '#domain/metrology/mass.ts'

/** What a cost of errors is worked out from; the reader may change every one of them. */
export type Trade = {
  /** Cents per kilogram of the goods. */
  centsPerKg: number
  weighingsPerDay: number
  daysPerYear: number
}

/**
 * What a constant error costs in a year, in cents: an upper bound and no forecast, because the error of a weighing is
 * rarely at its limit and never always on the same side. To make use of the limits is forbidden (MessEV § 23(2)).
 */
export function costOfErrorCents(
  errorUg: number,
  { centsPerKg, weighingsPerDay, daysPerYear }: Trade,
): number {
  return Math.round((errorUg / kilogram) * centsPerKg * weighingsPerDay * daysPerYear)
}

/** Standard deviation of the sum of so many roundings to e, µg: each is spread evenly over an e (e/√12). */
export function spreadOfRoundingUg(eUg: number, weighings: number): number {
  return (eUg / Math.sqrt(12)) * Math.sqrt(weighings)
}

/** What rounding alone costs in a year, in cents: one standard deviation. */
export function costOfRoundingCents(eUg: number, trade: Trade): number {
  const spreadUg = spreadOfRoundingUg(eUg, trade.weighingsPerDay * trade.daysPerYear)
  return Math.round((spreadUg / kilogram) * trade.centsPerKg)
}
