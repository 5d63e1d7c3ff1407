import type { ProductDetail } from '#domain/catalogue/product.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { ProductCards } from './product-cards.tsx'

/** Other models, with the reason why each is recommended; a single one would look forgotten. */
export function SimilarProducts({ product }: { product: ProductDetail }) {
  const t = useTranslate()
  if (product.similar.length < 2) return null
  return (
    <section className="similar">
      <h2>{t('product.similar')}</h2>
      <ProductCards
        products={product.similar.map((similar) => similar.product)}
        notes={product.similar.map(({ reason }) => t(`similar.${reason}`))}
      />
    </section>
  )
}
