import type { AccuracyClass } from '#domain/metrology/metrology.ts'
import { errorSteps } from '#domain/metrology/permissible-error.ts'
import type { FitRequest } from './fit-request.ts'

const million = 1_000_000

/** A share in millionths of a load, rounded down; exact for every load that is a whole number of µg below 10¹⁵. */
export function shareOf(loadUg: number, ppm: number): number {
  const rest = loadUg % million
  return ((loadUg - rest) / million) * ppm + Math.floor((rest * ppm) / million)
}

type Tolerance = Pick<FitRequest, 'tolUg' | 'tolPpm'>

/** Was a tolerance asked for that can be judged? Without a smallest quantity it cannot. */
export const hasTolerance = ({ tolUg, tolPpm, smallestUg }: Tolerance & Pick<FitRequest, 'smallestUg'>) =>
  smallestUg !== null && (tolUg !== null || tolPpm !== null)

/** The error allowed at a net load, µg; whole errors within it are those within the exact one. */
export function allowedErrorUg({ tolUg, tolPpm }: Tolerance, netUg: number): number {
  const share = tolPpm === null ? Number.POSITIVE_INFINITY : shareOf(netUg, tolPpm)
  return tolUg === null ? share : Math.min(tolUg, share)
}

/** Loads just above which the permissible error of an e grows (OIML R 76-1, 3.5.1). */
export function stepLoads(cls: AccuracyClass, eUg: number): readonly [number, number] {
  const [n1, n2] = errorSteps[cls]
  return [n1 * eUg, n2 * eUg]
}
