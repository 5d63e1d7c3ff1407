import { type Quantity, unitSize } from '#domain/metrology/mass.ts'
import type { Instrument } from '#domain/metrology/metrology.ts'
import type { Variant } from './product.ts'

const toUg = (quantity: Quantity | null) =>
  quantity === null ? null : Math.round(quantity.value * unitSize[quantity.unit])

/** A variant as the rules of OIML R 76-1 see it, masses in µg. */
export function instrumentOf({ plate, arrangement, ranges }: Variant): Instrument {
  return {
    accuracyClass: plate.accuracyClass,
    arrangement,
    ranges: ranges.map(({ max, e, d }) => ({ maxUg: toUg(max) ?? 0, eUg: toUg(e), dUg: toUg(d) })),
  }
}
