import type { Column } from '#domain/comparison/comparison-rows.ts'
import { sizeOfVariant } from '#domain/fit/model-footprint.ts'
import { paths } from '#domain/site/urls.ts'
import { Wall } from '#src/figures/wall.tsx'
import { useTranslate } from '#src/i18n/translation.ts'

/** The compared models as large as they are beside each other; a single one is compared with nothing. */
export function ComparedWallView({ columns }: { columns: readonly Column[] }) {
  const t = useTranslate()
  if (columns.length < 2) return null
  return (
    <Wall
      label={t('to-scale.title')}
      hasTitle
      instruments={columns.map(({ product, variant }) => ({
        key: product.id,
        // A reference is read as one word: it must not break at its hyphens.
        name: `${product.name} ${variant.reference.replaceAll('-', '-\u2060')}`,
        to: paths.product(product.id, variant.reference),
        kind: product.subcategory,
        size: sizeOfVariant(variant),
        max: variant.plate.max,
        price: variant.price,
      }))}
    />
  )
}
