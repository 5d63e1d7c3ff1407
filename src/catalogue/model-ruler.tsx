import { formatEuros } from '#domain/catalogue/money.ts'
import type { ProductDetail, Variant } from '#domain/catalogue/product.ts'
import type { ProductQuestion } from '#domain/fit/product-question.ts'
import { breakableSize } from '#domain/metrology/length.ts'
import { paths } from '#domain/site/urls.ts'
import { FigureForm } from '#src/figures/figure-form.tsx'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'

type Props = {
  product: ProductDetail
  reference: string
  onReference: (reference: string) => void
  question: ProductQuestion
}

/** The models of a product along a ruler of their Max: the only choice of the model on its page. */
export function ModelRuler({ product, reference, onReference, question }: Props) {
  const t = useTranslate()
  const { variants } = product
  if (variants.length === 1) return null
  // « On request » of all of them is said once, beside the button.
  const isPriced = product.discontinued === null && variants.some(({ price }) => price !== null)
  return (
    <FigureForm className="models" to={paths.product(product.id)} question={question} except={['model']}>
      <fieldset>
        <legend>{t('variants.title', { count: variants.length })}</legend>
        <div className="model-ruler" ref={showChosen}>
          {variants.map((variant) => (
            <Stop
              key={variant.reference}
              variant={variant}
              detail={detailOf(variant, variants)}
              isPriced={isPriced}
              isChosen={variant.reference === reference}
              onChoose={() => onReference(variant.reference)}
            />
          ))}
        </div>
      </fieldset>
      <noscript>
        <button type="submit" className="button small">
          {t('drawing.show')}
        </button>
      </noscript>
    </FigureForm>
  )
}

/** On a phone the models are a row that scrolls: it begins where the chosen one is in its middle. */
function showChosen(ruler: HTMLElement | null) {
  const stop = ruler?.querySelector(':has(> :checked)')?.getBoundingClientRect()
  if (!ruler || !stop) return
  const { left, width } = ruler.getBoundingClientRect()
  ruler.scrollLeft += stop.left - left - (width - stop.width) / 2
}

type StopProps = {
  variant: Variant
  detail: string | null
  isPriced: boolean
  isChosen: boolean
  onChoose: () => void
}

function Stop({ variant, detail, isPriced, isChosen, onChoose }: StopProps) {
  const t = useTranslate()
  const { locale } = useSite()
  const { reference, porteeMax, price } = variant
  return (
    <label className="model-stop">
      <input type="radio" name="model" value={reference} checked={isChosen} onChange={onChoose} />
      <strong>{porteeMax ?? reference}</strong>
      {porteeMax ? <span className="visually-hidden">{reference}</span> : null}
      {detail ? <small>{breakableSize(detail)}</small> : null}
      {isPriced ? <small>{price === null ? t('price.on-request') : formatEuros(price, locale)}</small> : null}
    </label>
  )
}

/** What tells a model from another with the same Max: its platform, else its steps. */
function detailOf(variant: Variant, variants: readonly Variant[]): string | null {
  const twins = (of: Variant) => variants.filter(({ porteeMax }) => porteeMax === of.porteeMax)
  if (variants.every((one) => twins(one).length === 1)) return null
  const isWider = variants.some((one) => twins(one).some(({ plateau }) => plateau !== one.plateau))
  return isWider ? variant.plateau : variant.echelon
}
