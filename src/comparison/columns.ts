import type { ProductDetail } from '#domain/catalogue/product.ts'
import type { Compared } from '#domain/comparison/comparison.ts'
import type { Column } from '#domain/comparison/comparison-table.ts'

/** What an address shows side by side; `gone`: so many of its products the catalogue no longer has. */
export type ComparePageData = { columns: Column[]; gone: number }

/** The product with the model that is looked at: the one asked for, else the one of its card, else its first. */
export function columnOf(product: ProductDetail, reference: Compared['reference']): Column | null {
  const { variants, leadReference } = product
  const find = (wanted: string | null) => variants.find((variant) => variant.reference === wanted)
  const variant = find(reference) ?? find(leadReference) ?? variants[0]
  return variant ? { product, variant } : null
}
