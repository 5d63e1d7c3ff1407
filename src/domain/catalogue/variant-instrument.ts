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

/** n = Max/e of the range with the most verification intervals (OIML R 76-1, T.3.2.5); null without e. */
export function divisionsOf({ ranges }: Pick<Variant, 'ranges'>): number | null {
  const divisions = ranges.flatMap(({ max, e }) =>
    e ? [Math.round(microgramsOf(max) / microgramsOf(e))] : [],
  )
  return divisions.length ? Math.max(...divisions) : null
}
