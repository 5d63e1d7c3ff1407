import { preferenceKey } from '#domain/catalogue/represented-variant.ts'
import type { ProductDocument, VariantDocument } from './document.ts'

/** A product with its row number, which it keeps for good. */
export type NumberedProduct = { product: ProductDocument; seq: number }
/** Products ascending in their row numbers. */
export type Numbered = readonly NumberedProduct[]

/** The variant that stands for the product where nothing is asked of it. */
export function leadVariant({ id, variants }: Pick<ProductDocument, 'id' | 'variants'>): VariantDocument {
  const keyOf = ({ inStock, priceCents }: VariantDocument) => preferenceKey(inStock, priceCents)
  const [lead] = variants.toSorted((one, other) => keyOf(one) - keyOf(other))
  if (!lead) throw new Error(`${id} has no variant`)
  return lead
}
