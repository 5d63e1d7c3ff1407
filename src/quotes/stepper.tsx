import { limits } from '#config/limits.ts'
import { useTranslate } from '#src/i18n/index.ts'
import { Icon } from '#src/ui/icon.tsx'

type Props = {
  /** What is counted, for screen readers. */
  name: string
  quantity: number
  onChange: (quantity: number) => void
}

/** The quantity of a line: buttons and a field. */
export function Stepper({ name, quantity, onChange }: Props) {
  const t = useTranslate()
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
      <input
        type="number"
        inputMode="numeric"
        min={1}
        max={limits.quoteQuantity}
        value={quantity}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        aria-label={t('quote.quantity-of', { product: name })}
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
