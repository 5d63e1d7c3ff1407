import { limits } from '#config/limits.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { Icon } from '#src/ui/icon.tsx'
import { QuantityInput } from '#src/ui/quantity-input.tsx'

type Props = {
  /** What is counted, for screen readers. */
  name: string
  quantity: number
  onChange: (quantity: number) => void
}

/** The quantity of a line: buttons and a field. */
export function Stepper({ name, quantity, onChange }: Props) {
  const t = useTranslate()
  const { locale } = useSite()
  return (
    <div className="stepper">
      <button
        type="button"
        onClick={() => onChange(quantity - 1)}
        aria-disabled={quantity <= 1}
        aria-label={t('quote.fewer', { product: name })}
      >
        <Icon name="minus" />
      </button>
      <QuantityInput
        quantity={quantity}
        label={t('quote.quantity-of', { product: name })}
        range={t('quote.quantity-range', { max: limits.quoteQuantity.toLocaleString(locale) })}
        onChange={(typed) => typed !== null && onChange(typed)}
      />
      <button
        type="button"
        onClick={() => onChange(quantity + 1)}
        aria-label={t('quote.more', { product: name })}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}
