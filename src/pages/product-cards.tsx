import { deferred } from '#src/site/deferred.tsx'

/** Product cards; links work at once, buttons after their code is loaded. */
export const ProductCards = deferred(() =>
  import('./product-cards-view.tsx').then((module) => module.ProductCardsView),
)
