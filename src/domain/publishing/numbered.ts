import { preferenceKey } from '#domain/catalogue/represented-variant.ts'
import type { ProductDocument, VariantDocument } from './document.ts'

/** A product with its number, which it keeps for good, and the number of its row, which each revision has anew. */
export type NumberedProduct = { product: ProductDocument; seq: number; row: number }
/** Products ascending in their numbers. */
export type Numbered = readonly NumberedProduct[]

/** The variant that stands for the product where nothing is asked of it. */
export function leadVariant({ id, variants }: Pick<ProductDocument, 'id' | 'variants'>): VariantDocument {
  const keyOf = ({ inStock, priceCents }: VariantDocument) => preferenceKey(inStock, priceCents)
  const [lead] = variants.toSorted((one, other) => keyOf(one) - keyOf(other))
  if (!lead) throw new Error(`${id} has no variant`)
  return lead
}
