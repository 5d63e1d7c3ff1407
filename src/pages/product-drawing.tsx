import type { ProductDetail, Variant } from '#domain/catalogue/product.ts'
import { instrumentOf } from '#domain/catalogue/variant-instrument.ts'
import type { ProductQuestion } from '#domain/fit/product-question.ts'
import { sampleLoadUg } from '#domain/metrology/display-reading.ts'
import { formatCapacity } from '#domain/metrology/mass.ts'
import { parseMass } from '#domain/metrology/parse-mass.ts'
import { paths } from '#domain/site/urls.ts'
import { Price, Stock } from '#src/catalogue/price.tsx'
import { LegalMark } from '#src/catalogue/product-card.tsx'
import { FigureStyles } from '#src/figures/figure-styles.tsx'
import { KeptQuestion } from '#src/figures/kept-question.tsx'
import { ModelSelect } from '#src/figures/model-select.tsx'
import { ReadingDisplay } from '#src/figures/reading-display.tsx'
import { useTranslate } from '#src/i18n/translation.ts'
import { useHref, useSite } from '#src/site/site.ts'
import { Stylesheet } from '#src/site/stylesheet.tsx'
import { Field } from '#src/ui/field.tsx'
import href from './product-drawing.css?url'

type ModelProps = { product: ProductDetail; variant: Variant }

/** The drawing of a model with its own platform and mark. */
export function ModelPicture({ product, variant }: ModelProps) {
  const t = useTranslate()
  return (
    <figure className="product-picture">
      <img
        src={pictureOf(product, variant)}
        alt={t('product.drawing', { name: `${product.name} ${variant.reference}` })}
        width="560"
        height="352"
        fetchPriority="high"
      />
      {variant.metrologie === 'yes' ? <LegalMark /> : null}
    </figure>
  )
}

const faultOfMass = { form: 'form.mass', range: 'form.mass-range' } as const

/** The picture of the product is that of the model on its card; a photograph shows all of them. */
function pictureOf({ images, leadReference }: ProductDetail, { reference }: Variant): string {
  const isOwn = reference === leadReference || !images.main.startsWith('/drawings/')
  return isOwn ? images.main : `${images.main}?model=${encodeURIComponent(reference)}`
}

type Props = ModelProps & {
  question: ProductQuestion
  onReference: (reference: string) => void
  /** The load as it was typed; absent: a load that suits the model. */
  typed: string | undefined
  onTyped: (quantity: string) => void
}

/** What the display of the model shows of the reader's own load; its platform, price and stock. */
export function ModelReading({ product, variant, question, onReference, typed, onTyped }: Props) {
  const t = useTranslate()
  const { locale } = useSite()
  const instrument = instrumentOf(variant)
  const weighs = instrument.ranges.some(({ dUg }) => dUg !== null)
  const quantity = typed ?? formatCapacity(sampleLoadUg(instrument), locale)
  const load = parseMass(quantity, locale)
  return (
    <div className="drawing-reading" id="drawing">
      <FigureStyles />
      <Stylesheet href={href} />
      {weighs ? (
        <ReadingDisplay instrument={instrument} loadUg={typeof load === 'number' ? load : null} />
      ) : null}
      <DrawingForm
        product={product}
        question={question}
        reference={variant.reference}
        onReference={onReference}
        quantity={weighs ? quantity : null}
        fault={typeof load === 'number' || quantity === '' ? undefined : faultOfMass[load]}
        onQuantity={onTyped}
      />
      <p className="drawing-offer">
        {variant.plateau ? (
          <span>
            {t('variants.platform')} {variant.plateau}
          </span>
        ) : null}
        <Price euros={variant.price} />
        <Stock inStock={variant.inStock} />
      </p>
    </div>
  )
}

type FormProps = {
  product: ProductDetail
  question: ProductQuestion
  reference: string
  onReference: (reference: string) => void
  /** Null for what has no display. */
  quantity: string | null
  fault: 'form.mass' | 'form.mass-range' | undefined
  onQuantity: (quantity: string) => void
}

/** A GET form; with JavaScript the drawing follows what is typed. */
function DrawingForm({ product, question, reference, onReference, quantity, fault, onQuantity }: FormProps) {
  const t = useTranslate()
  const action = useHref()(`${paths.product(product.id)}#drawing`)
  if (quantity === null && product.variants.length === 1) return null
  return (
    <form
      className="figure-form"
      action={action}
      method="get"
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <KeptQuestion question={question} except={['model', 'quantity']} />
      <ModelSelect id="drawing" models={product.variants} reference={reference} onReference={onReference} />
      {quantity === null ? null : (
        <Field
          name="quantity"
          id="drawing-quantity"
          label={t('reading.load')}
          required
          value={quantity}
          placeholder={t('reading.example')}
          maxLength={40}
          autoComplete="off"
          error={fault && t(fault)}
          onChange={({ target }) => onQuantity(target.value)}
        />
      )}
      <noscript>
        <button type="submit" className="button">
          {quantity === null ? t('drawing.show') : t('reading.show')}
        </button>
      </noscript>
    </form>
  )
}
