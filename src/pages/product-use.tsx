import { useState } from 'react'
import type { Category } from '#domain/catalogue/facets.ts'
import type { ProductDetail, Variant } from '#domain/catalogue/product.ts'
import { instrumentOf } from '#domain/catalogue/variant-instrument.ts'
import type { FitUse } from '#domain/fit/fit-use.ts'
import { sizeOfVariant } from '#domain/fit/model-footprint.ts'
import type { FitState, ProductQuestion } from '#domain/fit/product-question.ts'
import type { Instrument } from '#domain/metrology/metrology.ts'
import { paths } from '#domain/site/urls.ts'
import { FitCheck } from '#src/catalogue/fit-check.tsx'
import { useChosenModel } from '#src/catalogue/use-chosen-model.ts'
import { ErrorSimulator } from '#src/figures/error-simulator.tsx'
import { ToScale } from '#src/figures/to-scale.tsx'
import { useTranslate } from '#src/i18n/translation.ts'
import { ProductCards } from './product-cards.tsx'

type Props = { product: ProductDetail; question: ProductQuestion; fit: FitState | null }

/**
 * A product in the reader's use: whether it fits, how large it is, its permissible errors and what they may cost; then
 * similar ones.
 */
export function ProductUse({ product, question, fit }: Props) {
  const [variant] = useChosenModel(product, question)
  const [current, setAsked] = useState(question)
  const { variants } = product
  if (!variant || product.discontinued) return <SimilarProducts product={product} />
  const choice = { reference: variant.reference, path: paths.product(product.id) }
  return (
    <>
      {variants.some(weighs) ? (
        <FitCheck
          product={product.id}
          usual={usualUse[product.category]}
          question={question}
          first={fit}
          onAsk={({ load, tare, smallest }) => setAsked({ ...question, load, tare, smallest })}
        />
      ) : null}
      {variants.some(sizeOfVariant) && !inPairs.has(product.subcategory) ? (
        <ToScale {...choice} kind={product.subcategory} size={sizeOfVariant(variant)} question={question} />
      ) : null}
      {variants.some(verifiedInstrument) ? (
        <ErrorSimulator
          {...choice}
          instrument={verifiedInstrument(variant)}
          question={current}
          isShop={product.category === 'commercial'}
        />
      ) : null}
      <SimilarProducts product={product} />
    </>
  )
}

/** Kinds that carry a load on two bars or pads, of which one alone would be drawn. */
const inPairs: ReadonlySet<string> = new Set(['beams', 'axle'])

/** What an instrument of a category is most often bought for. */
const usualUse: Record<Category, FitUse> = {
  commercial: 'direct-sale',
  industrial: 'internal',
  laboratory: 'lab',
  medical: 'medical',
}

/** True for a model that weighs by itself. */
const weighs = (variant: Variant) => instrumentOf(variant).ranges.some(({ dUg }) => dUg !== null)

/** A model that weighs by itself and has permissible errors: with class and e; null for any other. */
function verifiedInstrument(variant: Variant): Instrument | null {
  const instrument = instrumentOf(variant)
  const isVerified = instrument.accuracyClass !== null && instrument.ranges.every(({ eUg }) => eUg !== null)
  return isVerified && weighs(variant) ? instrument : null
}

/** Other models, with the reason why each is recommended; a single one would look forgotten. */
function SimilarProducts({ product }: { product: ProductDetail }) {
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
