import type { TravelZone } from '#domain/area/travel-zone.ts'
import { type Estimate, estimateOf } from './estimate.ts'
import type { QuoteItem } from './quote-list-rules.ts'
import type { RequestedService } from './requested-content.ts'

/** EUR as stored with a line; absent: not known yet, which counts as on request. */
const cents = (price: number | null | undefined) => (price == null ? null : Math.round(price * 100))

/**
 * The indicative amount of the visitor's list, by the prices that its lines show; null while it is empty. The journey
 * to the visitor's place counts once its postcode is known.
 */
export function estimateOfList(
  items: readonly QuoteItem[],
  services: readonly RequestedService[],
  travel: TravelZone | null = null,
): Estimate | null {
  return estimateOf({
    items: items.map(({ variant, accessories, quantity }) => ({
      priceCents: cents(variant?.price),
      quantity,
      accessories: accessories.map(({ price }) => ({ priceCents: cents(price) })),
    })),
    services,
    travel,
  })
}
