import { type KeyboardEvent, useRef, useState } from 'react'

/** A place in the plot, 0 to 1. */
type Place = { x: number; y: number }

/** How much less a step sideways counts for « the next above » than one in its direction. */
const sideways = 3

/** The number of the nearest place above (-1) or below (1); the same where there is none. */
export function nearestBeyond(places: readonly Place[], from: number, direction: -1 | 1): number {
  const start = places[from]
  if (!start) return from
  let [best, least] = [from, Number.POSITIVE_INFINITY]
  for (const [i, { x, y }] of places.entries()) {
    const ahead = (y - start.y) * direction
    const distance = ahead + sideways * Math.abs(x - start.x)
    if (ahead > 1e-9 && distance < least) [best, least] = [i, distance]
  }
  return best
}

/** The place that a key leads to; null for a key that leads nowhere. Left and right visit every place in its order. */
export function placeAfterKey(key: string, places: readonly Place[], from: number): number | null {
  const last = places.length - 1
  switch (key) {
    case 'ArrowRight':
      return Math.min(last, from + 1)
    case 'ArrowLeft':
      return Math.max(0, from - 1)
    case 'ArrowUp':
      return nearestBeyond(places, from, -1)
    case 'ArrowDown':
      return nearestBeyond(places, from, 1)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}

const numberOf = (target: EventTarget): number | null => {
  const text = (target as Element).closest('[data-point]')?.getAttribute('data-point')
  return text ? Number(text) : null
}

/**
 * The points of a plot as one tab stop: the arrow keys go from one to the next. `shown` is the point under the pointer
 * or with the focus; a first tap shows a point, a second one follows its link.
 */
export function usePointSteps(places: readonly Place[]) {
  const [stop, setStop] = useState(0)
  const [shown, setShown] = useState<number | null>(null)
  const mayFollow = useRef(true)
  const handlers = {
    onKeyDown(event: KeyboardEvent<SVGSVGElement>) {
      const next = placeAfterKey(event.key, places, stop)
      if (next === null) return
      event.preventDefault()
      event.currentTarget.querySelector<SVGElement>(`[data-point="${next}"]`)?.focus()
    },
    onFocus({ target }: { target: EventTarget }) {
      const at = numberOf(target)
      if (at === null) return
      setStop(at)
      setShown(at)
    },
    onBlur: () => setShown(null),
    onPointerOver({ target, pointerType }: { target: EventTarget; pointerType: string }) {
      if (pointerType !== 'touch') setShown(numberOf(target))
    },
    onPointerLeave({ pointerType }: { pointerType: string }) {
      if (pointerType !== 'touch') setShown(null)
    },
    onPointerDown({ target, pointerType }: { target: EventTarget; pointerType: string }) {
      mayFollow.current = pointerType !== 'touch' || shown === numberOf(target)
    },
    onClickCapture(event: { target: EventTarget; preventDefault: () => void }) {
      if (mayFollow.current) return
      event.preventDefault()
      setShown(numberOf(event.target))
    },
  }
  return { stop, shown, handlers }
}
