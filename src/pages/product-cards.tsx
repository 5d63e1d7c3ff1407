import { definePart } from '#src/app/part.tsx'
import type { ProductCardsProps } from './product-cards-view.tsx'

/** Cards wherever products are shown; links work at once, their buttons a moment later. */
export const ProductCards = definePart<ProductCardsProps>([], () =>
  import('./product-cards-view.tsx').then((module) => module.ProductCardsView),
)
