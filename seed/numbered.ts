import { preferenceKey } from '#domain/catalogue/represented-variant.ts'
import type { ProductSeed, VariantSeed } from './catalogue.ts'

/** Products with their row numbers, in the order of their ids. */
export type Numbered = { product: ProductSeed; seq: number }[]

/** The variant that stands for the product where nothing is asked of it. */
export function leadVariant({ id, variants }: ProductSeed): VariantSeed {
  const keyOf = ({ inStock, priceCents }: VariantSeed) => preferenceKey(inStock, priceCents)
  const [lead] = variants.toSorted((one, other) => keyOf(one) - keyOf(other))
  if (!lead) throw new Error(`${id} has no variant`)
  return lead
}
