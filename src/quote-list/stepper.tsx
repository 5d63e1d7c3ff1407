import { useEffect, useId, useRef, useState } from 'react'
import { limits } from '#config/limits.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
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
        onChange={onChange}
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

type InputProps = {
  quantity: number
  label: string
  /** Says which numbers are quantities. */
  range: string
  onChange: (quantity: number) => void
}

const isQuantity = (count: number) => Number.isInteger(count) && count >= 1 && count <= limits.quoteQuantity

/**
 * A quantity that is typed. While the field has the focus it stays as it is typed; what is no quantity says so, changes
 * nothing, and gives way to the last quantity when the field is left. A press selects what is there, so that typing
 * replaces it. The wheel scrolls the page and turns no number.
 */
function QuantityInput({ quantity, label, range, onChange }: InputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [before, setBefore] = useState(quantity)
  const rangeId = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => letWheelScroll(field.current), [])
  const isWrong = typed !== null && typed !== '' && !isQuantity(Number(typed))
  return (
    <>
      <input
        ref={field}
        type="number"
        inputMode="numeric"
        min={1}
        max={limits.quoteQuantity}
        value={typed ?? quantity}
        aria-label={label}
        aria-invalid={isWrong || typed === '' ? true : undefined}
        aria-describedby={isWrong ? rangeId : undefined}
        onFocus={() => setBefore(quantity)}
        onClick={({ currentTarget }) => currentTarget.select()}
        onChange={({ target: { value } }) => {
          setTyped(value)
          if (isQuantity(Number(value))) onChange(Number(value))
        }}
        onBlur={() => {
          setTyped(null)
          if (isWrong && quantity !== before) onChange(before)
        }}
      />
      {isWrong ? (
        <small className="error quantity-range" id={rangeId} role="alert">
          {range}
        </small>
      ) : null}
    </>
  )
}

/**
 * A browser turns a focused number field under the wheel; without the focus it scrolls. React's own listeners for the
 * wheel are passive and come too late.
 */
function letWheelScroll(field: HTMLInputElement | null) {
  const blur = () => field === document.activeElement && field?.blur()
  field?.addEventListener('wheel', blur, { passive: true })
  return () => field?.removeEventListener('wheel', blur)
}
