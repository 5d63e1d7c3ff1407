import { type RefObject, useEffect, useState } from 'react'
import { useTranslate } from '#src/i18n/translation.ts'

type Props = { scroller: RefObject<HTMLElement | null>; total: number }

/** Which columns are in view, while not all of them are: « 1–2 of 3 ». */
export function ShownColumns({ scroller, total }: Props) {
  const t = useTranslate()
  const shown = useShownColumns(scroller, total)
  return (
    <p className="shown-columns" aria-hidden="true">
      {shown === null ? null : t('compare.shown', { shown, total })}
    </p>
  )
}

/** The numbers of the columns that are wholly in view; null when that is all of them, or not known yet. */
function useShownColumns(scroller: RefObject<HTMLElement | null>, total: number): string | null {
  const [shown, setShown] = useState<string | null>(null)
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const measure = () => setShown(rangeInView(element, total))
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [scroller, total])
  return shown
}

/** A column that is cut by less than this is in view. */
const tolerancePx = 6

function rangeInView(scroller: HTMLElement, total: number): string | null {
  const [corner, ...heads] = [...scroller.querySelectorAll('thead tr:first-child > th')]
  const from = (corner?.getBoundingClientRect().right ?? 0) - tolerancePx
  const to = scroller.getBoundingClientRect().right + tolerancePx
  const inView = heads.flatMap((head, i) => {
    const { left, right } = head.getBoundingClientRect()
    return left >= from && right <= to ? [i + 1] : []
  })
  if (inView.length === 0 || inView.length === total) return null
  const [first, last] = [inView[0], inView.at(-1)]
  return first === last ? `${first}` : `${first}–${last}`
}
