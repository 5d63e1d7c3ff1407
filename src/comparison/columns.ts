import type { ProductDetail } from '#domain/catalogue/product.ts'
import type { Compared } from '#domain/comparison/comparison.ts'
import type { Column } from '#domain/comparison/comparison-rows.ts'

/** The compared products of a URL; `gone`: how many of them the catalogue no longer has. */
export type ComparePageData = { columns: Column[]; gone: number }

/** The product with its chosen model: that of the URL, else the one of its card, else the first. */
export function columnOf(product: ProductDetail, reference: Compared['reference']): Column | null {
  const { variants, leadReference } = product
  const find = (wanted: string | null) => variants.find((variant) => variant.reference === wanted)
  const variant = find(reference) ?? find(leadReference) ?? variants[0]
  return variant ? { product, variant } : null
}
