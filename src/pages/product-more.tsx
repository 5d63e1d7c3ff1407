import type { ProductDetail, Variant } from '#domain/catalogue/product.ts'
import type { ProductQuestion } from '#domain/fit/product-question.ts'
import { dataSheetPath } from '#domain/site/urls.ts'
import { BuyBar } from '#src/catalogue/buy-bar.tsx'
import { MetrologyNote } from '#src/catalogue/metrology-note.tsx'
import { TechnicalSheet } from '#src/catalogue/technical-sheet.tsx'
import { useChosenModel } from '#src/catalogue/use-chosen-model.ts'
import { DocumentList } from '#src/files/document-list.tsx'
import { useTranslate } from '#src/i18n/translation.ts'
import { useHref } from '#src/site/site.ts'
import { Fold } from '#src/ui/fold.tsx'
import { useAdding } from './use-adding.ts'

type Props = { product: ProductDetail; question: ProductQuestion }

/** Below the first screen of a product: what it is in words and figures, and the law. */
export function ProductMore({ product, question }: Props) {
  const [variant] = useChosenModel(product, question)
  return variant ? <More product={product} variant={variant} /> : null
}

function More({ product, variant }: { product: ProductDetail; variant: Variant }) {
  const t = useTranslate()
  const href = useHref()
  const [, ...further] = product.description.split('\n\n')
  const { quantity, add, sum } = useAdding(product, variant)
  return (
    <>
      {product.discontinued ? null : <BuyBar variant={variant} quantity={quantity} sum={sum} onAdd={add} />}
      <Fold title={t('product.specifications')} className="printed" isOpenWide>
        <TechnicalSheet product={product} variant={variant} />
      </Fold>
      <Fold title={t('product.more')} className="printed">
        {further.map((paragraph) => (
          <p key={paragraph} className="product-text">
            {paragraph}
          </p>
        ))}
        <ul className="features">
          {product.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </Fold>
      <Fold title={t('product.documents')} className="printed">
        <p>
          <a className="lone" href={href(dataSheetPath(product.id))} type="application/pdf">
            {t('product.data-sheet')}
          </a>
        </p>
        <DocumentList documents={product.documents} reference={variant.reference} />
        <MetrologyNote product={product} />
      </Fold>
    </>
  )
}
