import type { ProductCard } from '#domain/catalogue/product.ts'
import { paths } from '#domain/site/urls.ts'

/** The page of a product, opened at the model of its card; named only where the page would open at another one. */
export const cardPath = ({ id, leadReference, leadIsDefault }: ProductCard): string =>
  paths.product(id, leadIsDefault ? undefined : leadReference)
