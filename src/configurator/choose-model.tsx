import type { Choice } from '#domain/configurator/configurator-address.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { QuantityLinks } from './quantity-links.tsx'
import type { Configurator } from './use-configurator.ts'

type Props = {
  configurator: Configurator
  productId: string
  reference: string
  name: string
  /** Another model is the one to choose. */
  quiet?: boolean
}

/** Chooses a model, or changes how many of it. Links, so that it works without JavaScript. */
export function ChooseModel({ configurator, productId, reference, name, quiet = false }: Props) {
  const t = useTranslate()
  const { state, hrefWith } = configurator
  const choice = state.choices.find((one) => one.reference === reference)
  if (choice) return <ModelQuantity configurator={configurator} choice={choice} name={name} />
  const choices = [...state.choices, { productId, reference, quantity: 1 }]
  return (
    <Link
      className={quiet ? 'button ghost small' : 'button small'}
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

/** How many of a model; one less than one takes it off the choice, with its accessories. */
export function ModelQuantity({ configurator: { state, hrefWith }, choice, name }: QuantityProps) {
  const { reference, quantity } = choice
  const others = state.choices.filter((one) => one.reference !== reference)
  const withQuantity = (next: number) =>
    hrefWith({
      choices:
        next === 0 ? others : state.choices.map((one) => (one === choice ? { ...one, quantity: next } : one)),
      accessories:
        next === 0 ? state.accessories.filter((one) => one.reference !== reference) : state.accessories,
    })
  return <QuantityLinks product={`${name} ${reference}`} quantity={quantity} hrefOf={withQuantity} />
}
