import { limits } from '#config/limits.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { Icon } from '#src/ui/icon.tsx'

type Props = {
  /** What is counted, for screen readers. */
  product: string
  quantity: number
  /** The address with another quantity; 0 takes it off. */
  hrefOf: (quantity: number) => string
}

/** One less, how many, one more. Links, so that they work without JavaScript. */
export function QuantityLinks({ product, quantity, hrefOf }: Props) {
  const t = useTranslate()
  return (
    <div className="config-quantity">
      <Link
        to={hrefOf(quantity - 1)}
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
        <Link to={hrefOf(quantity + 1)} replace keepScroll aria-label={t('quote.more', { product })}>
          <Icon name="plus" />
        </Link>
      ) : null}
    </div>
  )
}
