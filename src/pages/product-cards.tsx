import { deferred } from '#src/app/deferred.tsx'
import type { ProductCardsProps } from './product-cards-view.tsx'

/** Cards wherever products are shown; links work at once, their buttons a moment later. */
export const ProductCards = deferred<ProductCardsProps>(() =>
  import('./product-cards-view.tsx').then((module) => module.ProductCardsView),
)
