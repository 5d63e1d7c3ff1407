import { useEffect } from 'react'

const feet = '.desk-foot, .catalogue-foot, .dialog-actions'
const gapPx = 8

/** The foot below an element, in the page or in its dialog. */
const footOf = (element: Element): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(feet)].find(
    (each) => each.closest('dialog') === element.closest('dialog') && !each.contains(element),
  )

/** Scrolls by as much as an element is covered; one that is half as high as what is in view stays where it is. */
function uncover(element: Element, foot: HTMLElement): void {
  const { top, bottom } = element.getBoundingClientRect()
  const edge = foot.getBoundingClientRect().top
  if (top < innerHeight && bottom > edge && bottom - top <= edge / 2)
    element.scrollIntoView({ block: 'nearest' })
}

/**
 * Keeps what has the focus out from under a foot that sticks to the lower edge of the page or of a dialog. A foot is as
 * high as what it says, so it is measured at every focus and whenever it grows; `desk.css` holds before the first one.
 */
export function useFooterClearance(): void {
  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => {
      const { activeElement } = document
      if (!entry || !activeElement) return
      const foot = entry.target as HTMLElement
      const box = foot.closest('dialog') ?? document.documentElement
      box.style.scrollPaddingBottom = `${foot.offsetHeight + gapPx}px`
      if (footOf(activeElement) === foot) uncover(activeElement, foot)
    })
    const clear = ({ target }: FocusEvent) => {
      watcher.disconnect()
      const foot = target instanceof Element && footOf(target)
      // The first report comes at once: of a text area the browser shows no more than the line with the cursor.
      if (foot) watcher.observe(foot)
      else document.documentElement.style.scrollPaddingBottom = ''
    }
    addEventListener('focusin', clear)
    return () => {
      watcher.disconnect()
      removeEventListener('focusin', clear)
      document.documentElement.style.scrollPaddingBottom = ''
    }
  }, [])
}
