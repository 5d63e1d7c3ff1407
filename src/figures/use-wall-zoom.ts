import { type KeyboardEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { fitPxPerMm, paperPxPerMm, type Standing, startPxPerMm, zoomed } from './wall-layout.ts'

/** What stays where it is on the screen while everything around it grows or shrinks. */
type Anchor = { place: Element; top: number }

/** One press of a button or key. */
const stepFactor = 1.5

/** The thing that has the focus, else the first one in sight. */
function anchorIn(wall: Element): Anchor | undefined {
  const places = [...wall.querySelectorAll('li')]
  const place =
    places.find((one) => one.contains(document.activeElement)) ??
    places.find((one) => one.getBoundingClientRect().bottom > 0)
  return place && { place, top: place.getBoundingClientRect().top }
}

/** Scale of a wall: buttons and keys; nothing moves by itself. */
export function useWallZoom(instruments: readonly Standing[]) {
  const scroller = useRef<HTMLDivElement>(null)
  const anchor = useRef<Anchor | undefined>(undefined)
  const [chosen, setChosen] = useState<number | null>(null)
  const isPrinted = useIsPrinted()
  const pxPerMm = isPrinted ? paperPxPerMm(instruments) : (chosen ?? startPxPerMm(instruments))
  const scale = (change: (pxPerMm: number) => number) => {
    anchor.current = scroller.current ? anchorIn(scroller.current) : undefined
    setChosen((before) => change(before ?? startPxPerMm(instruments)))
  }
  const by = (factor: number) => scale((before) => zoomed(before, factor))
  const fit = () =>
    scale((before) => (scroller.current ? fitPxPerMm(instruments, scroller.current.clientWidth) : before))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the places move with the scale
  useLayoutEffect(() => {
    if (anchor.current) scrollBy(0, anchor.current.place.getBoundingClientRect().top - anchor.current.top)
    anchor.current = undefined
  }, [pxPerMm])
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
