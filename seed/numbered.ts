import type { ProductSeed, VariantSeed } from './catalogue.ts'

/** Products with their row numbers, in the order of their ids. */
export type Numbered = { product: ProductSeed; seq: number }[]

const pricesOf = (product: ProductSeed) =>
  product.variants.map((v) => v.priceCents).filter((price) => price !== null)
/** The lowest price of a variant in cents; null when every one is on request. */
export const lowest = (product: ProductSeed) =>
  pricesOf(product).length ? Math.min(...pricesOf(product)) : null

/** The variant whose data plate represents the product: the largest that is legal for trade, else the largest. */
export function leadVariant(product: ProductSeed): VariantSeed {
  const verified = product.variants.filter((variant) => variant.metrology !== 'no')
  const lead = (verified.length ? verified : product.variants).at(-1)
  if (!lead) throw new Error(`${product.id} has no variant`)
  return lead
}
