import { flushSync } from 'react-dom'

const pictureName = 'product-picture'

/**
 * Shows the next page as one movement where the browser can: a product's picture on its card becomes the one on its
 * page, and back. Motion explains where one is; who wants none gets none.
 */
export function showInTransition(from: string, to: string, show: () => void): void {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    show()
    return
  }
  const outgoing = cardPicture(to)
  outgoing?.style.setProperty('view-transition-name', pictureName)
  let incoming: HTMLElement | null = null
  const transition = document.startViewTransition(() => {
    outgoing?.style.removeProperty('view-transition-name')
    flushSync(show)
    incoming = cardPicture(from)
    incoming?.style.setProperty('view-transition-name', pictureName)
  })
  transition.finished.finally(() => incoming?.style.removeProperty('view-transition-name')).catch(() => {})
}

/** The picture on the card of the product at this address, if it is to be seen. */
function cardPicture(href: string): HTMLElement | null {
  const link = document.querySelector(`.card h3 a[href="${CSS.escape(href)}"]`)
  const picture = link?.closest('.card')?.querySelector<HTMLElement>('figure img') ?? null
  const box = picture?.getBoundingClientRect()
  return box && box.bottom > 0 && box.top < innerHeight ? picture : null
}
