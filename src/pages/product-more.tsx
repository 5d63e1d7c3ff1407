import type { ProductDetail } from '#domain/catalogue/product.ts'
import type { ProductQuestion } from '#domain/fit/product-question.ts'
import { dataSheetPath } from '#domain/site/data-sheet.ts'
import { MetrologyNote } from '#src/catalogue/metrology-note.tsx'
import { Specifications } from '#src/catalogue/specifications.tsx'
import { VariantFacts } from '#src/catalogue/variant-facts-table.tsx'
import { useTranslate } from '#src/i18n/translation.ts'
import { useHref } from '#src/site/site.ts'
import { ProductOrder } from './product-order.tsx'

type Props = { product: ProductDetail; question: ProductQuestion }

/** Below the fold of a product: models, specifications, facts. */
export function ProductMore({ product, question }: Props) {
  const t = useTranslate()
  const href = useHref()
  return (
    <>
      <ProductOrder product={product} question={question} />
      <div className="product-details">
        <section>
          <h2>{t('product.about')}</h2>
          {product.description
            .split('\n\n')
            .slice(1)
            .map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          <h3>{t('product.features')}</h3>
          <ul className="features">
            {product.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <MetrologyNote product={product} />
        </section>
        <section>
          <h2>{t('product.specifications')}</h2>
          <Specifications product={product} />
          <h3>{t('product.documents')}</h3>
          <p>
            <a className="lone" href={href(dataSheetPath(product.id))} type="application/pdf">
              {t('product.data-sheet')}
            </a>
          </p>
        </section>
      </div>
      <VariantFacts product={product} />
    </>
  )
}
