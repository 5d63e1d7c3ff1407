import type { Arrangement, WeighingRange } from './metrology.ts'

/** What tells in which range an instrument weighs. */
type Ranged = { arrangement: Arrangement; ranges: readonly WeighingRange[] }

/**
 * The range in which a net load stands: of a multi-interval instrument by the net load (OIML R 76-1, 3.3), of a
 * multiple-range one by the gross load (3.2, T.3.2.7). Beyond the last range it is the last one. `above`: just above
 * the load.
 */
export function rangeIndexAt(instrument: Ranged, netUg: number, tareUg: number, above = false): number {
  const { ranges } = instrument
  const loadUg = instrument.arrangement === 'multiple-range' ? netUg + tareUg : netUg
  const last = ranges.length - 1
  for (let i = 0; i < last; i++) {
    const maxUg = ranges[i]?.maxUg ?? 0
    if (above ? loadUg < maxUg : loadUg <= maxUg) return i
  }
  return Math.max(0, last)
}

/** The end of a range as a net load, µg; of the last one as far as the tare leaves room. */
export function rangeEndUg(instrument: Ranged, index: number, tareUg: number): number {
  const maxUg = instrument.ranges[index]?.maxUg ?? 0
  const byGross = instrument.arrangement === 'multiple-range' || index === instrument.ranges.length - 1
  return byGross ? Math.max(0, maxUg - tareUg) : maxUg
}

/** Max of the instrument, µg. */
export const topMaxUg = ({ ranges }: Ranged) => ranges.at(-1)?.maxUg ?? 0
