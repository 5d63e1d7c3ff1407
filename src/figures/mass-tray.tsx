import { type MouseEvent, type PointerEvent as Pointed, type RefObject, useRef } from 'react'
import { formatCapacity } from '#domain/metrology/mass.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { Icon } from '#src/ui/icon.tsx'
import { weightOutline } from './live-drawing.tsx'

type Props = {
  /** The masses that are offered, µg, rising. */
  masses: readonly number[]
  /** Where they are dragged to. */
  target: RefObject<Element | null>
  /** What stands on the instrument, µg. */
  loadUg: number | null
  onPut: (massUg: number) => void
  /** Takes everything off; null: nothing stands on the instrument. */
  onClear: (() => void) | null
}

/** Masses to put on an instrument: by tap, by dragging them onto its drawing, by keyboard, or as a GET form. */
export function MassTray({ masses, target, loadUg, onPut, onClear }: Props) {
  const t = useTranslate()
  const { locale } = useSite()
  const isDragged = useDragging(target)
  return (
    <>
      {/* To be seen without JavaScript. Enter in the field weighs what is typed, and puts none of the masses. */}
      <button type="submit" className="button small mass-weigh">
        {t('reading.show')}
      </button>
      {masses.map((massUg, i) => (
        <button
          key={massUg}
          className="mass"
          name="quantity"
          value={formatCapacity(massUg, locale)}
          aria-label={t('reading.put', { mass: formatCapacity(massUg, locale) })}
          aria-current={massUg === loadUg || undefined}
          {...isDragged((isOn) => isOn && onPut(massUg))}
        >
          <svg viewBox="-10 -25 20 26" height={18 + i * 4} aria-hidden="true">
            <path d={weightOutline} />
          </svg>
          <span>{formatCapacity(massUg, locale)}</span>
        </button>
      ))}
      <button
        type="button"
        className="icon-button mass-clear"
        aria-label={t('reading.clear')}
        disabled={!onClear}
        onClick={onClear ?? undefined}
      >
        <Icon name="close" />
      </button>
    </>
  )
}

/** Pixels that a finger trembles while it taps. */
const tremble = 6

/**
 * The handlers of a button that can be pulled: it follows the pointer, and says whether it was let go on the target. A
 * tap and a key are a click.
 */
function useDragging(target: RefObject<Element | null>) {
  const from = useRef<{ x: number; y: number; isPulled: boolean } | null>(null)
  const move = (button: HTMLElement, x: number, y: number) => {
    button.style.translate = x || y ? `${x}px ${y}px` : ''
    button.classList.toggle('pulled', Boolean(x || y))
  }
  return (onDrop: (isOn: boolean) => void) => ({
    onPointerDown: ({ clientX: x, clientY: y, currentTarget, pointerId }: Pointed<HTMLElement>) => {
      from.current = { x, y, isPulled: false }
      currentTarget.setPointerCapture(pointerId)
    },
    onPointerMove: ({ clientX, clientY, currentTarget }: Pointed<HTMLElement>) => {
      const start = from.current
      if (!start) return
      const [x, y] = [clientX - start.x, clientY - start.y]
      start.isPulled ||= Math.hypot(x, y) > tremble
      if (start.isPulled) move(currentTarget, x, y)
    },
    onPointerUp: ({ clientX, clientY, currentTarget }: Pointed<HTMLElement>) => {
      move(currentTarget, 0, 0)
      const area = target.current?.getBoundingClientRect()
      if (!from.current?.isPulled || !area) return
      onDrop(clientX > area.left && clientX < area.right && clientY > area.top && clientY < area.bottom)
    },
    onPointerCancel: ({ currentTarget }: Pointed<HTMLElement>) => {
      move(currentTarget, 0, 0)
      from.current = null
    },
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      // A key has no detail.
      if (event.detail === 0 || !from.current?.isPulled) onDrop(true)
      from.current = null
    },
  })
}
