import { microgramsOf, type Quantity } from '#domain/metrology/mass.ts'
import type { Instrument } from '#domain/metrology/metrology.ts'
import type { Variant } from './product.ts'

const microgramsOrNull = (quantity: Quantity | null) => quantity && microgramsOf(quantity)

/** A variant as the rules of OIML R 76-1 see it, masses in µg. */
export function instrumentOf({
  plate,
  arrangement,
  ranges,
}: Pick<Variant, 'plate' | 'arrangement' | 'ranges'>): Instrument {
  return {
    accuracyClass: plate.accuracyClass,
    arrangement,
    ranges: ranges.map(({ max, e, d }) => ({
      maxUg: microgramsOf(max),
      eUg: microgramsOrNull(e),
      dUg: microgramsOrNull(d),
    })),
  }
}

/**
 * Has it an auxiliary indication, d < e? Such an instrument may not be used for direct sale to the public (OIML R 76-1,
 * 3.4.1 and 4.13).
 */
export const hasAuxiliaryIndication = ({ ranges }: Pick<Variant, 'ranges'>): boolean =>
  ranges.some(({ e, d }) => e !== null && d !== null && microgramsOf(d) < microgramsOf(e))

/** n = Max/e of the range with the most verification intervals (OIML R 76-1, T.3.2.5); null without e. */
export function divisionsOf({ ranges }: Pick<Variant, 'ranges'>): number | null {
  const divisions = ranges.flatMap(({ max, e }) =>
    e ? [Math.round(microgramsOf(max) / microgramsOf(e))] : [],
  )
  return divisions.length ? Math.max(...divisions) : null
}
