import { useEffect, useId, useRef, useState } from 'react'
import { limits } from '#config/limits.ts'

type Props = {
  /** Null is none, where `optional`. */
  quantity: number | null
  label: string
  /** Says which numbers are quantities. */
  range: string
  onChange: (quantity: number | null) => void
  optional?: boolean
  className?: string
}

const isQuantity = (count: number) => Number.isInteger(count) && count >= 1 && count <= limits.quoteQuantity

/**
 * A quantity that is typed. While the field has the focus it stays as it is typed; what is no quantity says so, changes
 * nothing, and gives way to the last quantity when the field is left. A press selects what is there, so that typing
 * replaces it. The wheel scrolls the page and turns no number.
 */
export function QuantityInput({ quantity, label, range, onChange, optional = false, className }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const [before, setBefore] = useState(quantity)
  const rangeId = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => letWheelScroll(field.current), [])
  const isNone = optional && typed === ''
  const isWrong = typed !== null && typed !== '' && !isQuantity(Number(typed))
  return (
    <>
      <input
        ref={field}
        className={className}
        type="number"
        inputMode="numeric"
        min={1}
        max={limits.quoteQuantity}
        value={typed ?? quantity ?? ''}
        placeholder={optional ? '0' : undefined}
        aria-label={label}
        aria-invalid={isWrong || (typed === '' && !isNone) ? true : undefined}
        aria-describedby={isWrong ? rangeId : undefined}
        onFocus={() => setBefore(quantity)}
        onClick={({ currentTarget }) => currentTarget.select()}
        onChange={({ target: { value } }) => {
          setTyped(value)
          if (optional && value === '') onChange(null)
          else if (isQuantity(Number(value))) onChange(Number(value))
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
