import type { QuoteItem } from './quote-stored.ts'

/** Key of a line: the same model with the same accessories, in any language and added at any time. */
export function lineKey({
  productId,
  variant,
  accessories,
}: Pick<QuoteItem, 'productId' | 'variant' | 'accessories'>): string {
  const extras = accessories.map(({ key, name }) => key || name).sort()
  return JSON.stringify([productId, variant?.reference ?? null, [...new Set(extras)]])
}
