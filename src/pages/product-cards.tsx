import { deferred } from '#src/site/deferred.tsx'
import type { ProductCardsProps } from './product-cards-view.tsx'

/** Product cards; links work at once, buttons after their code is loaded. */
export const ProductCards = deferred<ProductCardsProps>(() =>
  import('./product-cards-view.tsx').then((module) => module.ProductCardsView),
)
