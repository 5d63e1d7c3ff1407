import { flushSync } from 'react-dom'

const property = 'view-transition-name'
const pictureName = 'product-picture'

/** The card whose picture moves. A transition name must be unique in a page, otherwise the browser skips it. */
let moving: HTMLElement | null = null

function move(picture: HTMLElement | null): void {
  moving?.style.removeProperty(property)
  moving = picture
  picture?.style.setProperty(property, pictureName)
}

/**
 * Shows the next page as a view transition where supported: a product's picture on its card becomes the one on its
 * page, and back. Not with reduced motion.
 */
export function showInTransition(from: string, to: string, show: () => void): void {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    show()
    return
  }
  move(cardPicture(to))
  // From product to product the card's picture moves, not that of the page being left.
  const previous = moving && pagePicture()
  previous?.style.setProperty(property, 'none')
  let incoming: HTMLElement | null = null
  const transition = document.startViewTransition(() => {
    previous?.style.removeProperty(property)
    move(null)
    flushSync(show)
    incoming = pagePicture() ? null : cardPicture(from)
    move(incoming)
  })
  // An interrupted or skipped transition is no error: the page is shown anyway.
  transition.ready.catch(() => {})
  transition.finished.finally(() => moving === incoming && move(null)).catch(() => {})
}

const pagePicture = () => document.querySelector<HTMLElement>('.product-picture img')

/** The picture on the visible card of the product at this URL. */
function cardPicture(href: string): HTMLElement | null {
  const link = document.querySelector(`.card h3 a[href="${CSS.escape(href)}"]`)
  const picture = link?.closest('.card')?.querySelector<HTMLElement>('figure img') ?? null
  const box = picture?.getBoundingClientRect()
  return box && box.bottom > 0 && box.top < innerHeight ? picture : null
}
