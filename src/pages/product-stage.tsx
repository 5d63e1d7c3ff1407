import { type ReactNode, use, useRef, useState } from 'react'
import type { ProductDetail, Variant } from '#domain/catalogue/product.ts'
import { instrumentOf } from '#domain/catalogue/variant-instrument.ts'
import type { ProductQuestion } from '#domain/fit/product-question.ts'
import { displayUnit, offeredMasses, readingOf, sampleLoadUg } from '#domain/metrology/display-reading.ts'
import { formatCapacity, formatInterval, formatQuantity, inUnit } from '#domain/metrology/mass.ts'
import type { Instrument } from '#domain/metrology/metrology.ts'
import { parseMass } from '#domain/metrology/parse-mass.ts'
import { paths } from '#domain/site/urls.ts'
import { LegalMark } from '#src/catalogue/product-card.tsx'
import { FigureForm } from '#src/figures/figure-form.tsx'
import { LiveDrawing } from '#src/figures/live-drawing.tsx'
import { MassTray } from '#src/figures/mass-tray.tsx'
import { useTranslate } from '#src/i18n/translation.ts'
import { DrawingContext } from '#src/site/product-picture.tsx'
import { useSite } from '#src/site/site.ts'
import { Field } from '#src/ui/field.tsx'

type Props = {
  product: ProductDetail
  variant: Variant
  question: ProductQuestion
  /** It is beside photographs: not the first picture of the page. */
  isSecond?: boolean
}

const faultOfMass = { form: 'form.mass', range: 'form.mass-range' } as const

/** The drawing of the chosen model, on which masses are put: its own display counts them. */
export function ProductStage({ product, variant, question, isSecond }: Props) {
  const t = useTranslate()
  const { locale } = useSite()
  const live = useRef<SVGSVGElement>(null)
  // The load as it is typed; absent: one that suits the model.
  const [typed, setTyped] = useState(question.quantity)
  const instrument = instrumentOf(variant)
  const { elevation } = variant
  const weighs = elevation !== null && readingOf(instrument, 0) !== null
  const quantity = typed ?? formatCapacity(sampleLoadUg(instrument), locale)
  const load = quantity === '' ? 0 : parseMass(quantity, locale)
  const loadUg = typeof load === 'number' ? load : null
  const put = (massUg: number) => setTyped(formatCapacity((loadUg ?? 0) + massUg, locale))
  const { id, leadReference } = product
  // That of the model on the card has the address that the card has loaded.
  const drawing = use(DrawingContext)(id, variant.reference === leadReference ? null : variant.reference)
  const isEmpty = weighs && loadUg === 0 && elevation.load === null
  return (
    <div className="product-stage" id="drawing">
      <figure className="product-picture">
        <div className="product-sheet">
          <img
            src={isEmpty ? withoutLoad(drawing) : drawing}
            alt={t('product.drawing', { name: `${product.name} ${variant.reference}` })}
            width="560"
            height="352"
            {...(isSecond ? { loading: 'lazy' } : { fetchPriority: 'high' })}
          />
          {weighs ? (
            <LiveDrawing
              instrument={instrument}
              places={elevation}
              loadUg={loadUg}
              ref={live}
              onTake={() => setTyped('')}
            />
          ) : null}
        </div>
        {variant.metrologie === 'yes' ? <LegalMark plate={variant.plate} /> : null}
      </figure>
      {weighs ? (
        <>
          <Tray product={product} question={question} quantity={quantity} onQuantity={setTyped} load={load}>
            <MassTray
              masses={offeredMasses(instrument)}
              target={live}
              loadUg={loadUg}
              onPut={put}
              onClear={quantity === '' ? null : () => setTyped('')}
            />
          </Tray>
          <ReadingWords instrument={instrument} loadUg={loadUg} />
        </>
      ) : null}
    </div>
  )
}

const withoutLoad = (drawing: string) => `${drawing}${drawing.includes('?') ? '&' : '?'}empty`

type TrayProps = Pick<Props, 'product' | 'question'> & {
  quantity: string
  onQuantity: (quantity: string) => void
  load: ReturnType<typeof parseMass>
  children: ReactNode
}

/** A GET form; with JavaScript the drawing follows what is put and typed. */
function Tray({ product, question, quantity, onQuantity, load, children }: TrayProps) {
  const t = useTranslate()
  return (
    <FigureForm
      className="mass-tray"
      to={`${paths.product(product.id)}#drawing`}
      question={question}
      except={['quantity']}
    >
      {children}
      <Field
        name="quantity"
        id="drawing-quantity"
        label={t('reading.load')}
        required
        value={quantity}
        placeholder={t('reading.example')}
        maxLength={40}
        autoComplete="off"
        error={typeof load === 'number' ? undefined : t(faultOfMass[load])}
        onChange={({ target }) => onQuantity(target.value)}
      />
    </FigureForm>
  )
}

/** What the display means, in words: to be seen only where it is not what was put on. */
function ReadingWords({ instrument, loadUg }: { instrument: Instrument; loadUg: number | null }) {
  const t = useTranslate()
  const { locale } = useSite()
  const reading = loadUg === null ? null : readingOf(instrument, loadUg)
  if (!reading || !loadUg)
    return (
      <p className="visually-hidden" role="status">
        {t('reading.nothing')}
      </p>
    )
  if (reading.state === 'overload')
    return (
      <p className="reading-words wrong" role="status">
        {t('reading.overload', { max: formatCapacity(reading.maxUg, locale) })}
      </p>
    )
  const { shownUg, intervalUg, minUg, isBelowMin } = reading
  const shown = t('reading.shown', {
    load: formatCapacity(loadUg, locale),
    shown: formatQuantity(inUnit(shownUg, displayUnit(instrument)), locale),
    interval: formatInterval(intervalUg, locale),
  })
  if (isBelowMin && minUg !== null)
    return (
      <p className="reading-words wrong" role="status">
        {t('reading.below-min', { min: formatCapacity(minUg, locale) })}
        <span className={shownUg === loadUg ? 'visually-hidden' : undefined}> {shown}</span>
      </p>
    )
  return (
    <p className={shownUg === loadUg ? 'visually-hidden' : 'reading-words'} role="status">
      {shown}
    </p>
  )
}
