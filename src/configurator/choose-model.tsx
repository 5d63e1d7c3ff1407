import { limits } from '#config/limits.ts'
import type { Choice } from '#domain/fit/configurator-address.ts'
import { Link } from '#src/app/link.tsx'
import { useTranslate } from '#src/i18n/index.ts'
import { Icon } from '#src/ui/icon.tsx'
import type { Configurator } from './use-configurator.ts'

type Props = {
  configurator: Configurator
  productId: string
  reference: string
  name: string
  small?: boolean
}

/** Chooses a model, or changes how many of it. Links, so that it works without JavaScript. */
export function ChooseModel({ configurator, productId, reference, name, small = false }: Props) {
  const t = useTranslate()
  const { state, hrefWith } = configurator
  const choice = state.choices.find((one) => one.reference === reference)
  if (choice) return <QuantityLinks configurator={configurator} choice={choice} name={name} />
  const choices = [...state.choices, { productId, reference, quantity: 1 }]
  return (
    <Link
      className={small ? 'button small ghost' : 'button small'}
      to={hrefWith({ choices, step: 'options' })}
      replace
      keepScroll
      aria-label={t('configurator.choose-named', { name: `${name} ${reference}` })}
    >
      {t('configurator.choose')}
    </Link>
  )
}

type QuantityProps = { configurator: Configurator; choice: Choice; name: string }

/** One less, how many, one more; one less than one takes the model off the choice. */
export function QuantityLinks({ configurator: { state, hrefWith }, choice, name }: QuantityProps) {
  const t = useTranslate()
  const { reference, quantity } = choice
  const product = `${name} ${reference}`
  const others = state.choices.filter((one) => one.reference !== reference)
  const withQuantity = (next: number) =>
    hrefWith({
      choices:
        next === 0 ? others : state.choices.map((one) => (one === choice ? { ...one, quantity: next } : one)),
      accessories:
        next === 0 ? state.accessories.filter((one) => one.reference !== reference) : state.accessories,
    })
  return (
    <div className="config-quantity">
      <Link
        to={withQuantity(quantity - 1)}
        replace
        keepScroll
        aria-label={t(quantity > 1 ? 'quote.fewer' : 'quote.remove-item', { product })}
      >
        <Icon name={quantity > 1 ? 'minus' : 'trash'} />
      </Link>
      <span role="status">
        <span className="visually-hidden">{t('quote.quantity-of', { product })} </span>
        {quantity}
      </span>
      {quantity < limits.quoteQuantity ? (
        <Link to={withQuantity(quantity + 1)} replace keepScroll aria-label={t('quote.more', { product })}>
          <Icon name="plus" />
        </Link>
      ) : null}
    </div>
  )
}
