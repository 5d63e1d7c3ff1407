import type { NewQuoteItem, QuoteItem } from '#domain/quote-list/quote-list-rules.ts'

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

/** A model, as a quote list stores it. */
export const chosenModel = {
  reference: 'MV-B3-15',
  porteeMax: '15 kg',
  echelon: '5 g',
  precision: null,
  plateau: '300 × 240 mm',
  metrologie: 'yes' as const,
  plate: null,
}

/** A product that is put on a quote list, without a chosen model. */
export const newItem: NewQuoteItem = {
  productId: 'montevigne-b3',
  productName: 'Balance de table B3',
  productImage: '/images/products/montevigne-b3.svg',
  variant: null,
  accessories: [],
  quantity: 1,
  lang: 'fr',
}
