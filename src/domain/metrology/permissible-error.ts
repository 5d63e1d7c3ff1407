import type { AccuracyClass, Instrument } from './metrology.ts'
import { rangeIndexAt } from './range-used.ts'

/** Ends of the first two steps of the permissible error, in e (OIML R 76-1, 3.5.1, table 6). */
export const errorSteps: Record<AccuracyClass, readonly [number, number]> = {
  I: [50_000, 200_000],
  II: [5_000, 20_000],
  III: [500, 2_000],
  IIII: [50, 200],
}

/**
 * The permissible error in service in e at a load in µg: 1, 2 or 3, twice that of the initial verification
 * (OIML R 76-1, 3.5.2; MessEV § 22; arrêté of 26 May 2004, art. 9). `above`: just above the load.
 */
export function inServiceSteps(cls: AccuracyClass, eUg: number, loadUg: number, above = false): 1 | 2 | 3 {
  const [n1, n2] = errorSteps[cls]
  if (above ? loadUg < n1 * eUg : loadUg <= n1 * eUg) return 1
  return (above ? loadUg < n2 * eUg : loadUg <= n2 * eUg) ? 2 : 3
}

/** The permissible error in service, µg; it holds for the net load (OIML R 76-1, 3.5.3.3). */
export function inServiceErrorUg(cls: AccuracyClass, eUg: number, loadUg: number, above = false): number {
  return eUg * inServiceSteps(cls, eUg, loadUg, above)
}

/**
 * The permissible errors of an instrument at a net load and a tare, µg: at the initial verification and in service;
 * null without class or e.
 */
export function permissibleErrors(
  instrument: Instrument,
  netUg: number,
  tareUg = 0,
): { initialUg: number; inServiceUg: number } | null {
  const eUg = instrument.ranges[rangeIndexAt(instrument, netUg, tareUg)]?.eUg ?? null
  if (instrument.accuracyClass === null || eUg === null) return null
  const inServiceUg = inServiceErrorUg(instrument.accuracyClass, eUg, netUg)
  return { initialUg: inServiceUg / 2, inServiceUg }
}
