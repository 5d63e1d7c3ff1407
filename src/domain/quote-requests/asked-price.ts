import type { Estimate } from '#domain/quote-list/estimate.ts'
import type { RequestedItem } from '#domain/quote-list/requested-content.ts'
import type { OfferLine } from './offer.ts'

type Line = Pick<OfferLine, 'instrument' | 'unitCents'>
type Asked = Pick<RequestedItem, 'productId' | 'price'> & { item: Pick<RequestedItem['item'], 'variant'> }

/**
 * The price in EUR at which the instrument of the line was asked for, where the line offers another one; null where it
 * is the same, or none was shown.
 */
export function changedPrice({ instrument, unitCents }: Line, items: readonly Asked[]): number | null {
  if (!instrument) return null
  const asked = items.find(
    ({ productId, item }) =>
      productId === instrument.productId && item.variant?.reference === instrument.variant?.reference,
  )
  const price = asked?.price ?? null
  return price === null || Math.round(price * 100) === unitCents ? null : price
}

/** The indicative amount of a request in cents excl. VAT; null where a part of it was on request. */
export const wholeEstimate = (estimate: Estimate | null): number | null =>
  estimate?.missing.some((gap) => gap.endsWith('on-request')) ? null : (estimate?.totalCents ?? null)
