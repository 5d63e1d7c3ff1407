import type { ProductCard } from '#domain/catalogue/product.ts'
import { readPlatform } from '#domain/fit/platform.ts'
import { Wall } from '#src/figures/wall.tsx'
import { useTranslate } from '#src/i18n/translation.ts'
import { cardPath } from './product-card.tsx'

type ProductWallProps = { products: readonly ProductCard[] }

/** The products of a list, each by the model of its card, as large as they are beside each other. */
export function ProductWall({ products }: ProductWallProps) {
  const t = useTranslate()
  return (
    <Wall
      label={t('wall.label')}
      instruments={products.map((product) => ({
        key: product.id,
        name: product.name,
        to: cardPath(product),
        kind: product.subcategory,
        size: { platform: readPlatform(product.lead.plateau), outerMm: product.lead.dimensionsMm },
        max: product.plate.max,
        price: product.price,
      }))}
    />
  )
}
