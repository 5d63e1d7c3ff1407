import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { fitPxPerMm, type Placed, paperPxPerMm, type Standing, startPxPerMm, zoomed } from './wall-layout.ts'

/** What stays where it is on the screen while everything around it grows or shrinks: a share of one thing. */
type Anchor = { place: Element; share: number; x: number }

/** One press of a button or key; a notch of a wheel. */
const [stepFactor, notchFactor] = [1.5, 1.15]

/** The thing of the line at a place of the screen, and which share of its width that is. */
function anchorAt(scroller: Element, x: number): Anchor | null {
  const places = [...scroller.querySelectorAll('li')]
  const place = places.findLast((one) => one.getBoundingClientRect().left <= x) ?? places[0]
  if (!place) return null
  const { left, width } = place.getBoundingClientRect()
  return { place, share: Math.min(1, (x - left) / width), x }
}

/** Scale of a wall: buttons, keys, a wheel with Ctrl, two fingers; nothing moves by itself. */
export function useWallZoom(line: readonly Placed<Standing>[]) {
  const scroller = useRef<HTMLDivElement>(null)
  const anchor = useRef<Anchor | null>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  const isPrinted = useIsPrinted()
  const pxPerMm = isPrinted ? paperPxPerMm(line) : (chosen ?? startPxPerMm(line))
  const scale = (change: (pxPerMm: number) => number, x?: number) => {
    const box = scroller.current?.getBoundingClientRect()
    if (scroller.current && box) anchor.current = anchorAt(scroller.current, x ?? box.left + box.width / 2)
    setChosen((before) => change(before ?? startPxPerMm(line)))
  }
  const by = (factor: number, x?: number) => scale((before) => zoomed(before, factor), x)
  const fit = () =>
    scale((before) => (scroller.current ? fitPxPerMm(line, scroller.current.clientWidth) : before))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the places move with the scale
  useLayoutEffect(() => {
    if (!anchor.current || !scroller.current) return
    const { place, share, x } = anchor.current
    const { left, width } = place.getBoundingClientRect()
    scroller.current.scrollLeft += left + share * width - x
    anchor.current = null
  }, [pxPerMm])
  useGestures(scroller, by)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const act = {
      '+': () => by(stepFactor),
      '=': () => by(stepFactor),
      '-': () => by(1 / stepFactor),
      '0': fit,
    }[event.key]
    if (act) act()
    else if (!step(event)) return
    event.preventDefault()
  }
  return {
    scroller,
    pxPerMm,
    zoomIn: () => by(stepFactor),
    zoomOut: () => by(1 / stepFactor),
    fit,
    onKeyDown,
  }
}

let isOnPaper = false

function watchPrinting(onChange: () => void): () => void {
  const listener = (event: Event) => {
    isOnPaper = event.type === 'beforeprint'
    onChange()
  }
  addEventListener('beforeprint', listener)
  addEventListener('afterprint', listener)
  return () => {
    removeEventListener('beforeprint', listener)
    removeEventListener('afterprint', listener)
  }
}

/** True while the page is printed: a chosen scale is one for the screen. A store is rendered before the paper is. */
const useIsPrinted = () =>
  useSyncExternalStore(
    watchPrinting,
    () => isOnPaper,
    () => false,
  )

/** Moves the focus among the instruments; false: not a key for that. */
function step({ key, currentTarget, target }: KeyboardEvent<HTMLElement>): boolean {
  const links = [...currentTarget.querySelectorAll<HTMLElement>('li a')]
  const at = links.indexOf(target as HTMLElement)
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: links.length - 1 }[key]
  if (to === undefined || at < 0) return false
  links[to]?.focus()
  return true
}

/** A wheel with Ctrl and two fingers change the scale where they are; they would zoom the page. */
function useGestures(scroller: { current: HTMLElement | null }, by: (factor: number, x: number) => void) {
  const latest = useRef(by)
  useEffect(() => {
    latest.current = by
  })
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    let before: number | null = null
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      latest.current(notchFactor ** (-event.deltaY / (event.deltaMode === 0 ? 53 : 1)), event.clientX)
    }
    const onTouch = (event: TouchEvent) => {
      const [first, second] = event.touches
      if (!first || !second) {
        before = null
        return
      }
      event.preventDefault()
      const apart = Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY)
      if (before) latest.current(apart / before, (first.clientX + second.clientX) / 2)
      before = apart
    }
    const options = { passive: false }
    element.addEventListener('wheel', onWheel, options)
    for (const name of ['touchstart', 'touchmove', 'touchend'] as const)
      element.addEventListener(name, onTouch, options)
    return () => {
      element.removeEventListener('wheel', onWheel)
      for (const name of ['touchstart', 'touchmove', 'touchend'] as const)
        element.removeEventListener(name, onTouch)
    }
  }, [scroller])
}

/** Handlers with which a mouse drags a scroller; a finger scrolls by itself. */
export function useDrag() {
  const from = useRef<{ x: number; y: number; isDragged: boolean } | null>(null)
  const release = () => {
    if (!from.current?.isDragged) from.current = null
  }
  return {
    onPointerDown: ({ pointerType, button, clientX, clientY }: PointerEvent) => {
      from.current =
        pointerType === 'mouse' && button === 0 ? { x: clientX, y: clientY, isDragged: false } : null
    },
    onPointerMove: ({ currentTarget, pointerId, buttons, clientX, clientY }: PointerEvent) => {
      const start = from.current
      if (!start || buttons === 0) return
      const [across, down] = [clientX - start.x, clientY - start.y]
      if (!start.isDragged && Math.hypot(across, down) < 5) return
      if (!start.isDragged) currentTarget.setPointerCapture(pointerId)
      currentTarget.scrollBy(-across, -down)
      from.current = { x: clientX, y: clientY, isDragged: true }
    },
    onPointerUp: release,
    onPointerCancel: release,
    /** What was dragged was not pressed. */
    onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
      if (from.current?.isDragged) {
        event.preventDefault()
        event.stopPropagation()
      }
      from.current = null
    },
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  }
}
