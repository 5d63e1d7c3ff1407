import { flushSync } from 'react-dom'

const property = 'view-transition-name'
const pictureName = 'product-picture'

/** The card whose picture moves. The name stands once in a page: where it stands twice, the browser moves nothing. */
let moving: HTMLElement | null = null

function move(picture: HTMLElement | null): void {
  moving?.style.removeProperty(property)
  moving = picture
  picture?.style.setProperty(property, pictureName)
}

/**
 * Shows the next page as one movement where the browser can: a product's picture on its card becomes the one on its
 * page, and back. Motion explains where one is; who wants none gets none.
 */
export function showInTransition(from: string, to: string, show: () => void): void {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    show()
    return
  }
  move(cardPicture(to))
  // From product to product it is the card's picture that moves, not that of the product being left.
  const left = moving && pagePicture()
  left?.style.setProperty(property, 'none')
  let incoming: HTMLElement | null = null
  const transition = document.startViewTransition(() => {
    left?.style.removeProperty(property)
    move(null)
    flushSync(show)
    incoming = pagePicture() ? null : cardPicture(from)
    move(incoming)
  })
  // A movement that the next one cuts off, or that the browser will not make, is no fault: the page is shown all the same.
  transition.ready.catch(() => {})
  transition.finished.finally(() => moving === incoming && move(null)).catch(() => {})
}

const pagePicture = () => document.querySelector<HTMLElement>('.product-picture img')

/** The picture on the card of the product at this address, if it is to be seen. */
function cardPicture(href: string): HTMLElement | null {
  const link = document.querySelector(`.card h3 a[href="${CSS.escape(href)}"]`)
  const picture = link?.closest('.card')?.querySelector<HTMLElement>('figure img') ?? null
  const box = picture?.getBoundingClientRect()
  return box && box.bottom > 0 && box.top < innerHeight ? picture : null
}
