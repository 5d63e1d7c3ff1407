import type { Category } from '#domain/catalogue/facets.ts'
import type { ProductDetail, Variant } from '#domain/catalogue/product.ts'
import { instrumentOf } from '#domain/catalogue/variant-instrument.ts'
import type { FitUse } from '#domain/fit/fit-use.ts'
import type { FitState, ProductQuestion } from '#domain/fit/product-question.ts'
import { sizeOfVariant } from '#domain/fit/to-scale.ts'
import { paths } from '#domain/site/urls.ts'
import { FitCheck } from '#src/catalogue/fit-check.tsx'
import { ErrorSimulator } from '#src/figures/error-simulator.tsx'
import { ToScale } from '#src/figures/to-scale.tsx'
import { SimilarProducts } from './similar-products.tsx'

type Props = { product: ProductDetail; question: ProductQuestion; fit: FitState | null }

/**
 * A product in the reader's use: whether it fits, how large it is, its permissible errors and what they may cost; then
 * similar ones.
 */
export function ProductUse({ product, question, fit }: Props) {
  const { all, verified } = instrumentsOf(product)
  const sized = sizesOf(product)
  return (
    <>
      {all.length ? (
        <FitCheck product={product.id} usual={usualUse[product.category]} question={question} first={fit} />
      ) : null}
      {sized.length ? <ToScale models={sized} path={paths.product(product.id)} question={question} /> : null}
      {verified.length ? (
        <ErrorSimulator
          models={verified}
          path={paths.product(product.id)}
          question={question}
          isShop={product.category === 'commercial'}
        />
      ) : null}
      <SimilarProducts product={product} />
    </>
  )
}

/** What an instrument of a category is most often bought for. */
const usualUse: Record<Category, FitUse> = {
  commercial: 'direct-sale',
  industrial: 'internal',
  laboratory: 'lab',
  medical: 'medical',
}

/** The models that weigh by themselves, and those of them that have permissible errors; the lead first. */
function instrumentsOf(product: ProductDetail) {
  const all = leadFirst(product)
    .map((variant) => ({ reference: variant.reference, instrument: instrumentOf(variant) }))
    .filter(({ instrument }) => instrument.ranges.some(({ dUg }) => dUg !== null))
  const verified = all.filter(
    ({ instrument }) =>
      instrument.accuracyClass !== null && instrument.ranges.every(({ eUg }) => eUg !== null),
  )
  return { all, verified }
}

/** The models of known size; the lead first. */
const sizesOf = (product: ProductDetail) =>
  leadFirst(product).flatMap((variant) => {
    const size = sizeOfVariant(variant)
    return size ? [{ reference: variant.reference, size }] : []
  })

function leadFirst({ variants, leadReference }: ProductDetail): Variant[] {
  const isLead = (variant: Variant) => variant.reference === leadReference
  return [...variants.filter(isLead), ...variants.filter((variant) => !isLead(variant))]
}
