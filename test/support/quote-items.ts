import type { QuoteItem } from '#domain/quotes/quote.ts'

/** A line of a quote list, without a chosen model. */
export const quoteLine = (productId: string, number = 1): QuoteItem => ({
  id: `quote-item-${number}`,
  productId,
  productName: productId,
  productImage: '/favicon.svg',
  variant: null,
  accessories: [],
  quantity: 1,
  addedAt: '2026-01-05T09:00:00.000Z',
  lang: 'fr',
})
