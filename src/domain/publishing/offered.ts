import type { ProductDocument } from './document.ts'

/**
 * The document where the product is offered; null where there is none, or it is discontinued: that has its page, and
 * lists, search, recommendations and the assistant know nothing of it.
 */
export const offered = (product: ProductDocument | null): ProductDocument | null =>
  product?.discontinued ? null : product
