import { useState } from 'react'
import { limits } from '#config/limits.ts'
import { useTranslate } from '#src/i18n/index.ts'
import { Icon } from '#src/ui/icon.tsx'

type Props = {
  /** What is counted, for screen readers. */
  name: string
  quantity: number
  onChange: (quantity: number) => void
}

const isQuantity = (count: number) => Number.isInteger(count) && count >= 1 && count <= limits.quoteQuantity

/**
 * The quantity of a line: buttons and a field. What is typed stays as it is while the field has the focus; what is no
 * quantity is marked, changes nothing, and gives way to the last quantity when the field is left.
 */
export function Stepper({ name, quantity, onChange }: Props) {
  const t = useTranslate()
  const [typed, setTyped] = useState<string | null>(null)
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
        value={typed ?? quantity}
        aria-invalid={typed !== null && !isQuantity(Number(typed)) ? true : undefined}
        onChange={({ target: { value } }) => {
          setTyped(value)
          if (isQuantity(Number(value))) onChange(Number(value))
        }}
        onBlur={() => setTyped(null)}
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
